type ModuleInfo = {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

export type Step = {
  readonly name: string
  readonly screens: RegExp
  /** The diner may begin here: what it says comes with the first texts. */
  readonly isOpening?: true
  /** A way that may be passed by: what later steps share with it travels in the file of this name. */
  readonly shared?: string
  /** Whoever passes here comes to the step of this name next: what only the two need travels with that one. */
  readonly before?: string
}

const orderName = 'order'
const checkoutName = 'checkout'

/**
 * The diner's way through the widget. Lazy screens of one step travel in one file together with what only they need,
 * so that a step costs one request; what an earlier step has brought is not sent again. The menu travels with the entry:
 * in one file the two weigh 2 kB less than in two, and whoever does not begin there comes to it next.
 */
export const steps: readonly Step[] = [
  { name: 'home', screens: /\/src\/app\/shell\/home-layout/, isOpening: true, shared: 'common' },
  {
    name: 'layers',
    screens: /\/src\/app\/shell\/(dialogs|navigation-sheet|bar-items|options-rotation|page-footer)/,
    shared: 'dialog',
  },
  // Below the fold of home: what it shares with later steps must not bring those along.
  { name: 'home-details', screens: /\/src\/features\/content\/home-details/, shared: 'details' },
  // What a diner without a venue needs first.
  {
    name: 'venues',
    screens: /\/src\/(app\/startup\/(take-main-choice|linked-service-point)|features\/venues\/venue-choice)/,
    shared: 'form',
    before: 'home',
  },
  {
    name: 'slots',
    screens: /\/src\/features\/(order-options\/(?!table\/table-scanner)|cart\/time-limit-dialog)/,
    shared: 'form',
  },
  { name: orderName, screens: /\/src\/(features\/product\/(?!deferred\/|pickers\/)|app\/shell\/cart-layouts)/ },
  // What the order costs stands below its lines, as does the button that gives it up.
  { name: 'savings', screens: /\/src\/features\/cart\/(costs\/|discard-order)/ },
  // Only after the order has been re-priced with another result.
  { name: 'cart-changes', screens: /\/src\/features\/cart\/changes-notice/ },
  { name: 'product-deferred', screens: /\/src\/features\/product\/deferred\//, shared: 'form' },
  // Only some products have picks or are combos.
  { name: 'pickers', screens: /\/src\/features\/product\/pickers\// },
  {
    name: checkoutName,
    screens:
      /\/src\/(app\/shell\/checkout-page|features\/(checkout\/(?!guest\/|place\/|billing\/)|account\/login-sheet))/,
  },
  // Blocks that only some orders have.
  { name: 'guest-card', screens: /\/src\/features\/checkout\/guest\// },
  { name: 'place-card', screens: /\/src\/features\/checkout\/place\//, shared: 'form' },
  { name: 'billing', screens: /\/src\/features\/checkout\/billing\//, shared: 'form' },
  // Only some providers offer it.
  { name: 'google', screens: /\/src\/features\/account\/google\// },
  { name: 'registration', screens: /\/src\/features\/account\/registration\//, shared: 'form' },
  { name: 'account', screens: /\/src\/features\/account\// },
  // Paying now: only where it is offered, and only once it is chosen.
  { name: 'payment', screens: /\/src\/(features\/orders\/payment\/pay-order|parts\/payment)/ },
  { name: 'orders', screens: /\/src\/features\/orders\// },
  { name: 'reservations', screens: /\/src\/features\/reservations\// },
  { name: 'messaging', screens: /\/src\/features\/messaging\// },
]

/** The chunk the loader asks for. */
const entryName = 'element'

/** Name of the chunk a module belongs to; null leaves screens of no step to the bundler. */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const roots = rootsOf(id, graph)
  // Named, so that what lazy chunks share with the entry stays in the one file the loader asks for.
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return entryName
  const using = [...new Set(roots.map((root) => steps.find(({ screens }) => screens.test(root))))]
  const [first] = steps.filter((step) => using.includes(step))
  if (!first) return null
  const isAlone = using.every((step) => step === first || step?.before === first.name)
  if (isAlone || !first.shared) return first.name
  // What the way to the order does not need must not travel on it, nor what only some checkouts need with all of them.
  const isOnTheWay = (name: string) => using.some((step) => step?.name === name)
  // The loader names every chunk of the home screen, which has the shared one anyway.
  if (first.isOpening || isOnTheWay(orderName)) return first.shared
  return isOnTheWay(checkoutName) ? `${first.shared}-late` : `${first.shared}-seldom`
}

/** Whether a first screen may need the module. */
export function isOpening(id: string, graph: ModuleGraph): boolean {
  return rootsOf(id, graph).some(
    (root) =>
      graph.getModuleInfo(root)?.isEntry || steps.some(({ isOpening: may, screens }) => may && screens.test(root)),
  )
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
