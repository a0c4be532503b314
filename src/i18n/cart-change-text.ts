import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Cents } from '#src/contract/values.ts'
import type { LineChange } from '#src/domain/cart/refresh-line.ts'

type Removal = { readonly kind: 'not-in-menu' | 'not-deliverable'; readonly name: string }

/** Says in one sentence what re-pricing has changed in the cart and why (rulings "re-pricing finds something gone"). */
export function cartChangeText(i18n: I18n, change: LineChange | Removal, price: (amount: Cents) => string): string {
  const { name } = change
  switch (change.kind) {
    case 'not-in-menu':
      return i18n._(
        msg({ id: 'cart.change.notInMenu', message: `${name} was removed: it is not available at the new time.` }),
      )
    case 'not-deliverable':
      return i18n._(msg({ id: 'cart.change.notDeliverable', message: `${name} was removed: it cannot be delivered.` }))
    case 'removed':
      return i18n._(msg({ id: 'cart.change.removed', message: `${name} was removed: it is no longer available.` }))
    case 'addition-removed': {
      const { addition } = change
      return i18n._(
        msg({ id: 'cart.change.addition', message: `${name}: ${addition} was taken off, it is no longer available.` }),
      )
    }
    case 'quantity': {
      const { from, to } = change
      return i18n._(msg({ id: 'cart.change.quantity', message: `${name}: only ${to} left, your order had ${from}.` }))
    }
    case 'price': {
      const [from, to] = [price(change.from), price(change.to)]
      return i18n._(msg({ id: 'cart.change.price', message: `${name} now costs ${to} instead of ${from}.` }))
    }
  }
}
