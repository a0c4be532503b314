import { msg } from '@lingui/core/macro'

import { mostLines, mostPieces } from '#src/domain/cart/order-size.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/** Says that nothing was added, and what to do. */
export async function sayTooLarge(instance: Instance): Promise<void> {
  instance.stores.dialogs.showToast({ text: await tooLargeText(instance) })
}

/** Why nothing was added, and what to do. */
export async function tooLargeText({ i18n, texts }: Instance): Promise<string> {
  await texts.need('all')
  const [lines, pieces] = [mostLines, mostPieces]
  return i18n._(
    msg({
      id: 'cart.tooLarge',
      message: `Not added: an order takes at most ${lines} lines and ${pieces} pieces. Place a second order, or call the restaurant.`,
    }),
  )
}
