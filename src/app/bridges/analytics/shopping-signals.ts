import { subscribe } from 'valtio/vanilla'

import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { idFrom, paths } from '#src/instance/routes/paths.ts'
import { menuPattern, productPattern } from '#src/instance/routes/route-patterns.ts'
import type { HostEvents } from '#src/options/events.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import type { JournalEntry } from '#src/state/journal-store.ts'

/** A step on the way to an order, in our own words. None holds personal data. */
export type ShoppingSignal =
  /** A section of the menu is shown; null = the first one. */
  | { readonly kind: 'menu'; readonly categoryId: Id<'Category'> | null }
  | { readonly kind: 'dish'; readonly productId: Id<'Product'>; readonly categoryId: Id<'Category'> }
  | { readonly kind: 'added'; readonly line: CartLine; readonly quantity: number }
  | { readonly kind: 'cart' }
  | { readonly kind: 'checkout' }
  /** The order is sent; `mode` as in the journal, null = paid at the venue or free. */
  | { readonly kind: 'payment'; readonly mode: NonNullable<JournalEntry['payment']>['mode'] | null }
  | { readonly kind: 'placed'; readonly order: HostEvents['order-placed'] }

/**
 * Watches a diner on the way to an order. Screens are read from the location, dishes from the cart, the payment from the
 * journal, so that no feature knows that it is watched (decision 61). `placed` are orders of before. Returns the function
 * that stops it.
 */
export function watchShopping(
  instance: Instance,
  placed: readonly HostEvents['order-placed'][],
  say: (signal: ShoppingSignal) => void,
): () => void {
  const { location, stores, surface, options } = instance
  const watchPayment = createPaymentWatch(instance, say)
  let shown: unknown = null

  /** Reads what the screen is, unless nobody sees it or it has been read. */
  function look() {
    const { entry } = location
    if (entry === shown || (options.mode !== 'inline' && !surface.isOpen)) return
    shown = entry
    for (const signal of signalsOf(entry)) {
      if (stores.cart.state.cart.lines.length > 0 || signal.kind === 'menu' || signal.kind === 'dish') say(signal)
    }
  }

  function onPlaced(order: HostEvents['order-placed']) {
    // The journal tells its changes a moment later, and the payment comes first.
    watchPayment.look()
    say({ kind: 'placed', order })
  }
  const listener = ({ detail }: CustomEvent<HostEvents['order-placed']>) => onPlaced(detail)

  surface.hostElement.addEventListener('comanda:order-placed', listener)
  const stops = [location.subscribe(look), surface.onOpenChange(look), watchCart(instance, say), watchPayment.stop]
  for (const order of placed) onPlaced(order)
  look()
  return () => {
    surface.hostElement.removeEventListener('comanda:order-placed', listener)
    stops.forEach((stop) => stop())
  }
}

function signalsOf({ path, search }: Instance['location']['entry']): readonly ShoppingSignal[] {
  const [, , first, , last] = path.split('/')
  const productId = idFrom<'Product'>(last)
  const categoryId = idFrom<'Category'>(first)
  if (menuPattern.test(path) && path !== paths.recommended)
    return [{ kind: 'menu', categoryId: idFrom<'Category'>(path.split('/')[3]) }]
  // With `idx` a line of the cart is changed.
  const isDish = productPattern.test(path) && !search.includes('idx=')
  if (isDish && productId !== null && categoryId !== null) return [{ kind: 'dish', productId, categoryId }]
  if (path === paths.cart) return [{ kind: 'cart' }]
  // On wide screens the cart stands beside the menu, and the checkout follows it without another screen.
  return path === paths.checkout ? [{ kind: 'cart' }, { kind: 'checkout' }] : []
}

/**
 * What is added to the cart: of each line its highest quantity counts, so that neither the stepper nor Undo adds a dish
 * twice. A change in another tab comes while this one is hidden, and that tab tells it.
 */
function watchCart({ stores, view }: Instance, say: (signal: ShoppingSignal) => void): () => void {
  const { state } = stores.cart
  const told = new Map(state.cart.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  return subscribe(state, () => {
    for (const line of state.cart.lines as readonly CartLine[]) {
      const quantity = line.quantity - (told.get(line.lineId) ?? 0)
      if (quantity <= 0) continue
      told.set(line.lineId, line.quantity)
      if (view.document.visibilityState !== 'hidden') say({ kind: 'added', line, quantity })
    }
  })
}

/** Tells once per order that it is being paid; an order that waited for its payment before has been told. */
function createPaymentWatch({ stores }: Instance, say: (signal: ShoppingSignal) => void) {
  const { state } = stores.of(createJournalStore)
  const isTold = (entry: JournalEntry | null) => entry === null || entry.step === 'sending' || entry.step === 'refused'
  let told = isTold(state.entry) ? '' : state.entry?.idempotencyKey

  function look() {
    const { entry } = state
    if (entry === null || isTold(entry) || entry.idempotencyKey === told) return
    told = entry.idempotencyKey
    say({ kind: 'payment', mode: entry.payment?.mode ?? null })
  }
  return { look, stop: subscribe(state, look) }
}
