import type { Plugin } from 'vite'

import type { ModuleGraph } from '../chunk-steps.ts'

const laterCatalog = /\/locales\/\w+\/messages\.po\?(?:order|rest)\?lingui$/
const noTexts = '\0comanda:no-texts'
const ofWidget = /\/src\/(?!i18n\/locales\/).*\.(?:tsx?|css\?inline)$/

/**
 * The texts of the widget in the desk: each language in one file, that of the first screens. The two that come after it
 * (`src/i18n/texts.ts`) are empty.
 */
export function widgetInDesk(): Plugin {
  return {
    name: 'comanda:widget-in-desk',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: laterCatalog }, handler: () => noTexts },
    load: { filter: { id: /^\0comanda:no-texts$/ }, handler: () => 'export const messages = {}' },
  }
}

/**
 * Name of the file that a module of the desk's build belongs to: what only the telephone and the preview need of the widget is one
 * file, so that it opens with one request and goes on without others (decision 126). Null leaves it to the bundler.
 */
export function widgetOfDesk(id: string, graph: ModuleGraph): string | null {
  return ofWidget.test(id) && !isInFirstLoad(id, graph) ? 'widget' : null
}

/** Whether an entry imports the module without waiting for a tap. */
function isInFirstLoad(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id])
  for (const one of seen) {
    const info = graph.getModuleInfo(one)
    if (info?.isEntry) return true
    info?.importers.forEach((importer) => seen.add(importer))
  }
  return false
}
