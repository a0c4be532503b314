import { msg } from '@lingui/core/macro'

import { mostLines, mostPieces } from '#src/domain/cart/order-size.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/** Says that nothing was added, and what to do. */
export async function sayTooLarge({ stores, i18n, texts }: Instance): Promise<void> {
  await texts.need('all')
  const [lines, pieces] = [mostLines, mostPieces]
  const text = i18n._(
    msg({
      id: 'cart.tooLarge',
      message: `Not added: an order takes at most ${lines} lines and ${pieces} pieces. Place a second order, or call the restaurant.`,
    }),
  )
  stores.dialogs.showToast({ text })
}
