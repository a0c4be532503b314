import type { ModuleGraph } from './chunk-steps.ts'

const page = /\/desk\/index\.html$/
const ofWidget = /\/src\/(?!i18n\/locales\/).*\.(?:tsx?|css\?inline)$/

/**
 * Name of the file that a module of the desk's build belongs to. The first load is one file: many small ones are 8 kB larger, and
 * 25 requests. What only the telephone and the preview need of the widget is one file too, so that it opens with one request and
 * goes on without others (decision 126). Null leaves a module to the bundler.
 */
export function deskChunkOf(id: string, graph: ModuleGraph): string | null {
  if (isInFirstLoad(id, graph)) return 'index'
  return ofWidget.test(id) ? 'widget' : null
}

/** Whether the desk's page imports the module without waiting for a tap. */
export function isInFirstLoad(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id])
  for (const one of seen) {
    if (page.test(one)) return true
    graph.getModuleInfo(one)?.importers.forEach((importer) => seen.add(importer))
  }
  return false
}
