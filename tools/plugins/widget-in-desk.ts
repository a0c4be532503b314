import type { Plugin } from 'vite'

const laterCatalog = /\/locales\/\w+\/messages\.po\?(?:order|rest)\?lingui$/
const noTexts = '\0comanda:no-texts'

/**
 * The texts of the widget in the desk: each language in one file, that of the first screens. The two that come after it
 * (`src/i18n/texts.ts`) are empty.
 */
export function widgetInDesk(): Plugin {
  return {
    name: 'comanda:widget-in-desk',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: laterCatalog },
      handler: (_id, importer) => (importer?.endsWith('/src/i18n/texts.ts') ? noTexts : null),
    },
    load: { filter: { id: /^\0comanda:no-texts$/ }, handler: () => 'export const messages = {}' },
  }
}
