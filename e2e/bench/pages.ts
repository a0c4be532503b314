import type { HostPage, HostSite } from '../support/host-page.ts'
import { hostBody, hostHead } from './host-body.ts'

/** Selectors of list rows: of the product, once more than the name is rendered, and of the floor. */
export const dishSelector = '.dish:has(.price)'
/** How many of them a phone shows at once: all of their lists are there when the last one is drawn. */
export const rowsInView = 5
export const floorSelector = 'article'
/** What home can be used by: its two buttons. */
export const homeSelector = '.home-screen .welcome button'

export type BenchPages = ReturnType<typeof benchPages>
type BenchSites = {
  readonly floor: string
  /** A service that does not know the start in one hop (`con_avvio`). */
  readonly plainService: string
  /** Restaurant of 5,000 products. */
  readonly longest: number
}

/** One page of the restaurant's site per target: alike but for what is pasted at its end. */
export function benchPages(site: HostSite, { floor: floorOrigin, plainService, longest }: BenchSites) {
  const withScript = (script: string) => site.add({ tag: null, head: hostHead, body: hostBody + script })
  const floor = (rows: number, extra = '') =>
    withScript(
      `<script async src="${floorOrigin}/floor-loader.js" data-url="${floorOrigin}/rows-${rows}.json" ${extra}></script>`,
    )
  const comanda = (tag: NonNullable<HostPage['tag']>) => site.add({ head: hostHead, body: hostBody, tag })
  // What the README writes: restaurant and service, no language.
  const readme = (restaurant: number, more = {}) => comanda({ restaurant, language: '', ...more })
  return {
    bare: withScript(''),
    empty: withScript(`<script async src="${floorOrigin}/empty.js"></script>`),
    floor50: floor(50),
    floor50Warm: floor(50, 'data-warm'),
    floor50Intent: floor(50, 'data-intent'),
    floor1000: floor(1000),
    /** At a restaurant of one venue. */
    comandaReadme: readme(2),
    comandaIdle: readme(2, { preload: 'idle' }),
    comanda1000Readme: readme(6),
    comanda: comanda({ restaurant: 1, venue: 11, route: '/menu' }),
    comandaHome: comanda({ restaurant: 1, venue: 11, route: '/' }),
    comandaPlain: comanda({ restaurant: 1, venue: 11, route: '/menu', host: plainService }),
    comandaWizard: comanda({ restaurant: 1, venue: 11, route: '/ordine' }),
    comanda1000: comanda({ restaurant: 6, route: '/menu' }),
    comanda1000Wizard: comanda({ restaurant: 6, route: '/ordine' }),
    comanda5000: comanda({ restaurant: longest, route: '/menu' }),
    comanda5000Wizard: comanda({ restaurant: longest, route: '/ordine' }),
  }
}
