type ModuleInfo = {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
export type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

export type Step = {
  readonly name: string
  readonly screens: RegExp
  /** A possible first screen: its texts are part of the first catalog. */
  readonly isOpening?: true
  /**
   * The diner taps and waits for it: what it imports is requested together with it
   * (`tools/plugins/parallel-imports.ts`).
   */
  readonly isAwaited?: true
  /** Nothing may have been loaded before it but the entry. */
  readonly isFirstScreen?: true
  /** Every visit loads it right after its first screen. */
  readonly isInEveryVisit?: true
  /** A later step than the cart: its texts are part of the last catalog. */
  readonly isAfterCart?: true
  /**
   * Modules that it shares with later steps go into a file of this name; by default `NAME-shared`, so that no step loads
   * the own file of another.
   */
  readonly shared?: string
  /** The step that always follows this one: modules that only these two need go into that step's file. */
  readonly before?: string
}

const venuesName = 'venues'
const slotsName = 'slots'
const formName = 'form'
const productName = 'product'
const cartName = 'cart'
const finderName = 'finder'
const checkoutName = 'checkout'
const thresholdsName = 'thresholds'
const returnName = 'return'
/** What a visit to home and one to the menu both load. */
const commonName = 'common'
/** What comes right after every first screen. */
const dialogName = 'dialog'
const everyOrder: ReadonlySet<string> = new Set([productName, cartName, 'savings', thresholdsName, checkoutName])

/**
 * The diner's steps through the widget. Lazy screens of one step are bundled into one file with the modules that only
 * they need, so that a step costs one request; modules of an earlier step are not sent again. The menu is part of the
 * entry: together they are 2 kB smaller than apart, and nearly every visit needs both.
 */
export const steps: readonly Step[] = [
  {
    name: 'home',
    screens: /\/src\/app\/shell\/home-layout/,
    isOpening: true,
    isAwaited: true,
    isFirstScreen: true,
    shared: commonName,
  },
  {
    name: 'layers',
    screens: /\/src\/app\/shell\/(dialogs|page-footer|order-line|home-button)/,
    isInEveryVisit: true,
    shared: dialogName,
  },
  // What runs beside every screen, and what must be there without the network or stands before every secondary screen:
  // nothing of a later step may be loaded with it.
  {
    name: 'background',
    screens:
      /\/src\/(app\/(background\/start-background-work|routing\/secondary-routes|shell\/offline-notice)|features\/orders\/payment\/unpaid-order|surface\/free-copies)/,
    isInEveryVisit: true,
    shared: dialogName,
  },
  // Below the fold of home; modules shared with later steps must not pull those steps in.
  { name: 'home-details', screens: /\/src\/app\/shell\/home-below/, shared: 'details' },
  // First screen of a diner without a venue.
  {
    name: venuesName,
    isAwaited: true,
    isFirstScreen: true,
    screens: /\/src\/(app\/startup\/(take-main-choice|linked-service-point)|features\/venues\/venue-choice)/,
    before: 'home',
  },
  {
    name: slotsName,
    isAwaited: true,
    // By the code of a table.
    isFirstScreen: true,
    screens: /\/src\/features\/order-options\/(?!table\/|place\/(delivery-(step|tile)|service-point-step))/,
    shared: formName,
  },
  // Loaded with the first touch of the widget, on wide pages at once.
  {
    name: 'navigation',
    shared: 'bar',
    screens: /\/src\/app\/shell\/(navigation-sheet|unread-badge|wide-items|wide-line|options-rotation)/,
  },
  {
    name: productName,
    isAwaited: true,
    // By a link to a dish.
    isFirstScreen: true,
    // The plus of a dish needs its rules too.
    screens: /\/src\/features\/(menu\/add-dish|product\/(?!deferred\/|pickers\/|motion\/))/,
  },
  { name: cartName, isAwaited: true, screens: /\/src\/app\/shell\/cart-layouts/ },
  // The cart beside the menu, on wide pages.
  { name: 'cart-column', isAwaited: true, screens: /\/src\/app\/shell\/order-column/ },
  // After the plus of a dish that is in the order.
  { name: 'to-order', screens: /\/src\/parts\/cart\/to-order/ },
  // Going to a section, and back to the same place. By itself: a link to a section waits for it.
  { name: 'landing', screens: /\/src\/features\/menu\/scroll\/landing/ },
  // The field of the search and the chips of the filters, above the dishes of the menu.
  { name: finderName, screens: /\/src\/app\/shell\/menu-top/ },
  // The rules of search and filters, the results and the sheet; from the first touch on.
  { name: 'search', screens: /\/src\/features\/menu\/finder\/search\.ts/ },
  // Costs, below the lines of the cart.
  { name: 'savings', screens: /\/src\/features\/cart\/costs\// },
  // What a delivered order lacks to its minimum, beside the costs, which it needs too.
  { name: thresholdsName, screens: /\/src\/features\/cart\/thresholds\// },
  // What the closed button says, from the first touch on, with which all texts come.
  { name: 'button', isAfterCart: true, screens: /\/src\/app\/return-visit\/keep-button/ },
  // Pricing a cart again, for a diner who comes back to one.
  {
    name: 'reprice',
    screens: /\/src\/(parts\/cart\/((reprice|rename)-cart|look-at-cart)|app\/shell\/reprice-cart-once)/,
  },
  // Needed only when re-pricing has changed the cart, its check has failed, or savings hold no longer.
  { name: 'cart-changes', screens: /\/src\/(features\/cart\/(changes|refusal)-notice|parts\/savings\/lost-savings)/ },
  // Below the options of a dish; what it shares with placed orders stays out of the checkout.
  { name: 'product-deferred', screens: /\/src\/features\/product\/deferred\//, shared: 'deferred' },
  // The end of the cart, below its costs.
  { name: 'cart-end', screens: /\/src\/features\/cart\/(suggestions\/|discard-order|time-limit-notice)/ },
  // What the button below the lines needs when it is tapped; it comes while the diner looks at the cart.
  { name: 'cart-check', screens: /\/src\/features\/cart\/check-cart/ },
  // Only some products have picks or are combos.
  { name: 'pickers', screens: /\/src\/features\/product\/pickers\// },
  // Points and rewards: only customers of restaurants with a loyalty card have them.
  { name: 'rewards', screens: /\/src\/(features\/content\/loyalty-box|parts\/savings\/rewards-dialog)/ },
  {
    name: checkoutName,
    isAwaited: true,
    isAfterCart: true,
    screens:
      /\/src\/features\/checkout\/(?!guest\/|place\/|billing\/|earlier\/|questions\/|points\/|setback\/|tip\/|trade\/|wallet\/)/,
  },
  // Before the checkout, for diners who are not signed in.
  { name: 'login', isAwaited: true, isAfterCart: true, screens: /\/src\/features\/account\/login-sheet/ },
  // The ways out for a dish that cannot be had as ordered: in the cart and at the button.
  { name: 'short-ways', isAfterCart: true, screens: /\/src\/parts\/cart\/short\/short-ways/ },
  // What the service refused at the button, with the way on.
  { name: 'setback', isAfterCart: true, screens: /\/src\/features\/checkout\/setback\// },
  // Blocks of the checkout that only some orders have.
  { name: 'points', isAfterCart: true, screens: /\/src\/features\/checkout\/points\// },
  { name: 'guest-card', isAfterCart: true, screens: /\/src\/features\/checkout\/guest\// },
  { name: 'place-card', isAfterCart: true, screens: /\/src\/features\/checkout\/place\// },
  { name: 'billing', isAfterCart: true, screens: /\/src\/features\/checkout\/billing\// },
  // Loaded when a time limit begins to run; its dialog shows when it is over.
  { name: 'time-limit', screens: /\/src\/features\/cart\/time-limit-(dialog|warning)/ },
  // Where to deliver: only some venues do.
  { name: 'delivery', screens: /\/src\/features\/order-options\/place\/delivery-(step|tile)/ },
  // The service point: only fairs and some venues deliver to one.
  { name: 'service-point', screens: /\/src\/features\/order-options\/place\/service-point-step/ },
  // The table: only some venues take orders there.
  { name: 'seat', isAwaited: true, screens: /\/src\/features\/order-options\/table\/seat-step/ },
  // Offered by some providers only.
  { name: 'google', isAfterCart: true, screens: /\/src\/features\/account\/google\// },
  { name: 'registration', isAfterCart: true, screens: /\/src\/features\/account\/registration\// },
  { name: 'account', isAwaited: true, isAfterCart: true, screens: /\/src\/features\/account\// },
  // Some venues have questions.
  { name: 'questions-card', isAfterCart: true, screens: /\/src\/features\/checkout\/questions\// },
  // The end of the checkout.
  { name: 'trade', isAfterCart: true, screens: /\/src\/features\/checkout\/trade\// },
  // Some restaurants take Apple Pay and Google Pay.
  { name: 'wallet-part', isAfterCart: true, screens: /\/src\/features\/checkout\/wallet\// },
  // Some venues offer tips.
  { name: 'tip-card', isAfterCart: true, screens: /\/src\/features\/checkout\/tip\// },
  // When an earlier order is unpaid, or nobody knows whether it has arrived.
  { name: 'earlier-order', isAfterCart: true, screens: /\/src\/features\/checkout\/earlier\// },
  // Small drawings beside the ways to pay.
  { name: 'payment-mark', isAfterCart: true, screens: /\/src\/parts\/payment\/payment-mark/ },
  // What ways to pay take, beside them.
  { name: 'payment-limits', isAfterCart: true, screens: /\/src\/parts\/payment\/limits\// },
  // Beside a card that the customer has.
  { name: 'known-card', isAfterCart: true, screens: /\/src\/parts\/payment\/card\/known-card/ },
  // Online payment, loaded once it is chosen.
  {
    name: 'payment',
    isAwaited: true,
    isAfterCart: true,
    screens: /\/src\/(features\/orders\/payment\/pay-order|parts\/payment)/,
  },
  // The card of what can be ordered again, on devices that have something: after the checkout, which must not load what it shares with orders.
  { name: 'again', screens: /\/src\/features\/orders\/again\/again-offers/ },
  // The other favourites, a favourite by its link, and the sheet to keep or change one: few devices have any.
  {
    name: 'favourites',
    isAfterCart: true,
    screens: /\/src\/features\/orders\/(again\/again-sheet|favourites\/(favourite-screen|sheet\/))/,
  },
  // Above every screen, while an order of this device is still to be paid.
  { name: 'unpaid', isAfterCart: true, screens: /\/src\/features\/orders\/payment\/unpaid-notice/ },
  // On home and beside a placed order, while the diner sits at a table.
  { name: 'table-card', isAfterCart: true, screens: /\/src\/features\/table\/at-table/ },
  // Some venues take payments for what was ordered at the table.
  { name: 'pay-bill', isAfterCart: true, screens: /\/src\/features\/table\/bill\// },
  { name: 'table', isAfterCart: true, screens: /\/src\/features\/table\// },
  // What runs while the diner is in a group order, beside every screen.
  { name: 'group-sync', isAfterCart: true, screens: /\/src\/parts\/group\// },
  // In the cart of such an order, or where one can be started.
  { name: 'group-cart', isAfterCart: true, screens: /\/src\/features\/group\/cart\// },
  { name: 'group', isAfterCart: true, screens: /\/src\/features\/group\// },
  {
    name: 'orders',
    isAwaited: true,
    isAfterCart: true,
    screens: /\/src\/(app\/shell\/confirmation-page|features\/orders\/)/,
  },
  { name: 'reservations', isAwaited: true, isAfterCart: true, screens: /\/src\/features\/reservations\// },
  { name: 'messaging', isAwaited: true, isAfterCart: true, screens: /\/src\/features\/messaging\// },
  // Before the first screen of a diner who comes back: what was stored, and whether a begun order still holds.
  {
    name: returnName,
    isAwaited: true,
    isFirstScreen: true,
    screens: /\/src\/app\/(return-visit\/recall-replies|startup\/drop-when-stale)/,
  },
  // Only pages that ask for it load it.
  { name: 'analytics', screens: /\/src\/app\/bridges\/analytics\// },
  { name: 'structured-data', screens: /\/src\/app\/bridges\/structured-data\// },
  { name: 'agents', screens: /\/src\/app\/bridges\/agents\// },
]

/** The chunk the loader asks for. */
const entryName = 'element'

/** Name of the chunk a module belongs to; null leaves screens of no step to the bundler. */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const roots = rootsOf(id, graph)
  // Named, so that modules shared by lazy chunks and the entry stay in the one file that the loader requests.
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return entryName
  const using = [...new Set(roots.map(stepOf))]
  const [first] = steps.filter((step) => using.includes(step))
  if (!first) return null
  const isAlone = using.every((step) => step === first || step?.before === first.name)
  if (isAlone) return first.name
  // Every order takes these steps one after the other.
  if (!first.shared && using.every((step) => step && everyOrder.has(step.name))) return first.name
  const names = new Set(using.map((step) => step?.name))
  return finderChunk(first, names) ?? sharedChunk(first, names)
}

/** What the search field shares with later steps: it stands beside every menu, and none of them may come with it. */
function finderChunk({ isOpening, isInEveryVisit }: Step, using: ReadonlySet<string | undefined>): string | null {
  if (!using.has(finderName) || using.has(returnName)) return null
  return isOpening || isInEveryVisit ? null : `${finderName}-shared`
}

/** Name of the chunk of modules that a step shares with others. */
function sharedChunk(
  { name, shared, isOpening, isInEveryVisit }: Step,
  using: ReadonlySet<string | undefined>,
): string {
  const isFor = (...names: readonly string[]) => names.some((other) => using.has(other))
  // Who comes back waits for all of its files, and a browser asks an HTTP/1.1 host for six files at a time.
  if (isFor(returnName)) return commonName
  const isOnTheWay = isFor(productName, cartName)
  // Most orders are placed without the choice of a venue.
  if (name === venuesName && (isOnTheWay || isFor(slotsName, checkoutName))) return formName
  if (!shared) return `${name}-shared`
  // All of it comes in any case, so one file saves requests.
  if (isInEveryVisit) return shared
  // The loader names every chunk of the home screen. What a visit to the menu loads does not pull in what only later
  // steps share with home.
  const isBesideMenu =
    isFor(productName, finderName) || steps.some((step) => step.isInEveryVisit && using.has(step.name))
  if (isOpening) return isBesideMenu ? shared : `${name}-shared`
  if (isOnTheWay) return shared
  // Keeps code that an order does not need, or only some checkouts need, out of the main steps.
  return isFor(checkoutName) ? `${shared}-checkout` : `${shared}-optional`
}

/** Its texts are for codes that few services send, and for actions: they are loaded with the first touch. */
const lateTexts = /\/src\/i18n\/late-failure-texts\.ts/

/** Whether a first screen may need the module's texts. */
export function isOpening(id: string, graph: ModuleGraph): boolean {
  return rootsOf(id, graph).some((root) => graph.getModuleInfo(root)?.isEntry || stepOf(root)?.isOpening)
}

/** Whether a step up to the cart may need the module's texts. */
export function isUpToCart(id: string, graph: ModuleGraph): boolean {
  if (lateTexts.test(id)) return false
  return rootsOf(id, graph).some((root) => {
    const step = stepOf(root)
    return step !== undefined && !step.isAfterCart
  })
}

function stepOf(root: string): Step | undefined {
  return steps.find(({ screens }) => screens.test(root))
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
