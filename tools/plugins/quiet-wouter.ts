import type { Plugin } from 'vite'

const stub =
  'export const useBrowserLocation = () => ["/", () => {}]; export const useSearch = () => ""; export const navigate = () => {}; export const usePathname = () => "/"; export const useHistoryState = () => null; export const useLocationProperty = () => "";'

/**
 * Keeps wouter's browser location out of the bundle: importing it replaces `history.pushState` of the host page
 * (decision 5). We give wouter our own memory location, so nothing is lost.
 */
export function quietWouter(): Plugin {
  return {
    name: 'comanda:quiet-wouter',
    enforce: 'pre',
    load: {
      filter: { id: /wouter[\\/]src[\\/]use-browser-location\.js/ },
      handler: () => stub,
    },
  }
}
