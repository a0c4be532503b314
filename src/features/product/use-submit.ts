import { useEffect, useState } from 'react'

import type { Id } from '#src/contract/values.ts'
import { buildLine } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { replaceLine } from '#src/domain/cart/change-cart.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { productPattern } from '#src/instance/routes/route-patterns.ts'
import { addToOrder } from '#src/parts/cart/add-to-order.ts'
import { askWhenBefore } from '#src/parts/cart/ask-when.ts'
import { growCart } from '#src/parts/cart/grow-cart.ts'
import type { MenuView } from '#src/parts/cart/use-menu-view.ts'
import type { PendingAddition } from '#src/state/pending-addition-store.ts'
import { useLeave } from '#src/ui/layer/dialog.tsx'

import type { Configuring } from './use-configuration.ts'

type Submission = {
  readonly configuring: Configuring
  readonly categoryId: Id<'Category'>
  readonly view: MenuView
  readonly line: CartLine | null
  /** Focuses the first missing choice. */
  readonly onRefuse: () => void
}

/** What was on screen when the button was pressed. */
type Seen = Pick<Configuring, 'lost' | 'quantity'> & { readonly price: number }

function seenIn({ lost, quantity, total }: Configuring): Seen {
  return { lost, quantity, price: total.price }
}

/**
 * Adds the product, or saves the edited line, and returns to the screen below [PROD-03, PROD-05, PROD-48, PROD-51].
 * While the newest product or stock is loading it waits; if that changes the choice, the sheet stays open instead
 * (rulings "unavailable since").
 */
export function useSubmit({ configuring, categoryId, view, line, onRefuse }: Submission) {
  const [seen, setSeen] = useState<Seen | null>(null)
  const instance = useInstance()
  const { location, stores } = instance
  const leave = useLeave()

  function goBack() {
    // Suggestions open sheets above sheets: close all of them.
    const below = location.entries.findLast(({ path }) => !productPattern.test(path))
    if (below) location.backTo(below.path)
    else location.navigate(paths.menu, { replace: true })
  }

  function finish() {
    const { product, configuration, quantity, orderType, venueId, missing } = configuring
    if (missing.length > 0) return onRefuse()
    if (quantity === 0 && !line) return
    const choice = { product, categoryId, configuration, quantity }
    let goOn = () => {}
    // The order changes when the sheet leaves, not before: the sheet would take the new stock for a loss of choices.
    leave(
      () => goOn(),
      () => (goOn = order(choice, { orderType, venueId })),
    )
  }

  /** Adds or saves the choice, or keeps it until day and time are chosen; answers the way to the screen that follows. */
  function order(choice: PendingAddition, place: Pick<Configuring, 'orderType' | 'venueId'>): () => void {
    if (!view.isStarted) return () => askWhenBefore(instance, choice, { replace: true })
    const { lines } = stores.cart.state.cart
    const index = line ? lines.findIndex(({ lineId }) => lineId === line.lineId) : -1
    if (line && index >= 0) {
      const edited = buildLine({ ...choice, ...place, lineId: line.lineId })
      const isSaved = growCart(instance, (cart) => replaceLine(cart, index, edited))
      return isSaved ? () => location.back(paths.cart) : () => {}
    }
    return addToOrder(instance, choice, view) ? goBack : () => {}
  }

  const { isPending, missing } = configuring
  useEffect(() => {
    if (seen === null || isPending) return
    setSeen(null)
    const now = seenIn(configuring)
    if (now.lost === seen.lost && now.quantity === seen.quantity && now.price === seen.price) finish()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the awaited data has arrived
  }, [seen, isPending])

  return {
    submit: () => (isPending && missing.length === 0 ? setSeen(seenIn(configuring)) : finish()),
    isWaiting: seen !== null,
  }
}
