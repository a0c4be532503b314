import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import type { CartChange } from '#src/domain/cart/refresh-cart.ts'
import { cartChangeText } from '#src/i18n/cart-change-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { createCartChangesStore } from '#src/state/cart-changes-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './changes-notice.css?inline'

declareStyles(css)

/** Notice of what re-pricing changed in the cart and why, until dismissed [CART-17, WIZ-42]. */
export function ChangesNotice() {
  const { t } = useLingui()
  const instance = useInstance()
  const price = usePrice()
  const notice = instance.stores.of(createCartChangesStore)
  const changes = useSnapshot(notice.state).changes as readonly CartChange[]
  if (changes.length === 0) return null
  const texts = new Set(changes.map((change) => cartChangeText(instance.i18n, change, price)))
  return (
    <Notice
      kind="warn"
      role="status"
      title={t({ id: 'cart.changed', message: 'Your order has changed' })}
      action={
        <Button size="small" onClick={notice.dismiss}>
          {t({ id: 'cart.changed.seen', message: 'Got it' })}
        </Button>
      }
    >
      <ul className="changes-notice">
        {[...texts].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}
