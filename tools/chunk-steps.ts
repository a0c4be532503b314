type ModuleInfo = {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

export type Step = {
  readonly name: string
  readonly screens: RegExp
  /** A possible first screen: its texts are part of the first catalog. */
  readonly isOpening?: true
  /**
   * Modules that it shares with later steps go into a file of this name; by default `NAME-shared`, so that no step loads
   * the own file of another.
   */
  readonly shared?: string
  /** The step that always follows this one: modules that only these two need go into that step's file. */
  readonly before?: string
}

const orderName = 'order'
const checkoutName = 'checkout'
const everyOrder: ReadonlySet<string> = new Set([orderName, 'savings', checkoutName])

/**
 * The diner's steps through the widget. Lazy screens of one step are bundled into one file with the modules that only
 * they need, so that a step costs one request; modules of an earlier step are not sent again. The menu is part of the
 * entry: together they are 2 kB smaller than apart, and nearly every visit needs both.
 */
export const steps: readonly Step[] = [
  { name: 'home', screens: /\/src\/app\/shell\/home-layout/, isOpening: true, shared: 'common' },
  {
    name: 'layers',
    screens: /\/src\/app\/shell\/(dialogs|navigation-sheet|bar-items|options-rotation|page-footer)/,
    shared: 'dialog',
  },
  // What runs beside every screen: nothing of a later step may be loaded with it.
  { name: 'background', screens: /\/src\/app\/background\/start-background-work/ },
  // Search and filters, above the dishes of the menu.
  { name: 'finder', screens: /\/src\/features\/menu\/finder\// },
  // Below the fold of home; modules shared with later steps must not pull those steps in.
  { name: 'home-details', screens: /\/src\/features\/content\/home-details/, shared: 'details' },
  // First screen of a diner without a venue.
  {
    name: 'venues',
    screens: /\/src\/(app\/startup\/(take-main-choice|linked-service-point)|features\/venues\/venue-choice)/,
    before: 'home',
  },
  {
    name: 'slots',
    screens: /\/src\/features\/(order-options\/(?!table\/table-scanner)|cart\/time-limit-dialog)/,
    shared: 'form',
  },
  { name: orderName, screens: /\/src\/(features\/product\/(?!deferred\/|pickers\/)|app\/shell\/cart-layouts)/ },
  // Costs and the discard button, below the lines of the cart.
  { name: 'savings', screens: /\/src\/features\/cart\/(costs\/|discard-order)/ },
  // Needed only when re-pricing has changed the cart.
  { name: 'cart-changes', screens: /\/src\/features\/cart\/changes-notice/ },
  { name: 'product-deferred', screens: /\/src\/features\/product\/deferred\//, shared: 'form' },
  // Only some products have picks or are combos.
  { name: 'pickers', screens: /\/src\/features\/product\/pickers\// },
  {
    name: checkoutName,
    screens:
      /\/src\/(app\/shell\/checkout-page|features\/(checkout\/(?!guest\/|place\/|billing\/)|account\/login-sheet))/,
  },
  // Blocks of the checkout that only some orders have.
  { name: 'guest-card', screens: /\/src\/features\/checkout\/guest\// },
  { name: 'place-card', screens: /\/src\/features\/checkout\/place\//, shared: 'form' },
  { name: 'billing', screens: /\/src\/features\/checkout\/billing\//, shared: 'form' },
  // Offered by some providers only.
  { name: 'google', screens: /\/src\/features\/account\/google\// },
  { name: 'registration', screens: /\/src\/features\/account\/registration\//, shared: 'form' },
  { name: 'account', screens: /\/src\/features\/account\// },
  // Online payment, loaded once it is chosen.
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
  // Named, so that modules shared by lazy chunks and the entry stay in the one file that the loader requests.
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return entryName
  const using = [...new Set(roots.map((root) => steps.find(({ screens }) => screens.test(root))))]
  const [first] = steps.filter((step) => using.includes(step))
  if (!first) return null
  const isAlone = using.every((step) => step === first || step?.before === first.name)
  if (isAlone) return first.name
  // Every order takes these steps one after the other.
  if (!first.shared && using.every((step) => step && everyOrder.has(step.name))) return first.name
  if (!first.shared) return `${first.name}-shared`
  // Keeps code that an order does not need, or only some checkouts need, out of the main steps.
  const isOnTheWay = (name: string) => using.some((step) => step?.name === name)
  // The loader names every chunk of the home screen, which has the shared one anyway.
  if (first.isOpening || isOnTheWay(orderName)) return first.shared
  return isOnTheWay(checkoutName) ? `${first.shared}-checkout` : `${first.shared}-optional`
}

/** Whether a first screen may need the module. */
export function isOpening(id: string, graph: ModuleGraph): boolean {
  return rootsOf(id, graph).some(
    (root) =>
      graph.getModuleInfo(root)?.isEntry || steps.some(({ isOpening: may, screens }) => may && screens.test(root)),
  )
}

/** The entries and lazy modules that import a module statically, directly or not. */
function rootsOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id])
  for (const one of seen) graph.getModuleInfo(one)?.importers.forEach((importer) => seen.add(importer))
  return [...seen].filter((one) => {
    const info = graph.getModuleInfo(one)
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0)
  })
}
