type ModuleInfo = {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

export type Step = { readonly name: string; readonly screens: RegExp }

/**
 * The diner's way through the widget. Lazy screens of one step travel in one file together with what only they need,
 * so that a step costs one request; what an earlier step has brought is not sent again.
 */
export const steps: readonly Step[] = [
  { name: 'menu', screens: /\/src\/(features\/menu|app\/shell\/menu-layout)/ },
  { name: 'order', screens: /\/src\/features\/(product|cart)\// },
  { name: 'checkout', screens: /\/src\/features\/(checkout|account)\// },
]

/** Name of the chunk a module belongs to; null leaves screens of no step to the bundler. */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const roots = rootsOf(id, graph)
  // Named, so that what lazy chunks share with the entry stays in the one file the loader asks for.
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'element'
  return steps.find(({ screens }) => roots.some((root) => screens.test(root)))?.name ?? null
}

/** The entries and lazily imported modules that bring a module along by static imports. */
function rootsOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id])
  for (const one of seen) graph.getModuleInfo(one)?.importers.forEach((importer) => seen.add(importer))
  return [...seen].filter((one) => {
    const info = graph.getModuleInfo(one)
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0)
  })
}
