import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { itemCount, lineTotal, productsTotal } from '#src/domain/cart/cart.ts'
import type { NewLine } from '#src/domain/cart/change-cart.ts'
import type { AgainChange, OrderAgain } from '#src/domain/orders/order-again.ts'
import { cartChangeText } from '#src/i18n/cart-change-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { chosenOptionTexts } from '#src/parts/cart/chosen-option-texts.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import type { AgainRequest } from '#src/state/dialog-store.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { addLines } from './add-again.ts'
import { useAgainPlan } from './use-again-plan.ts'

import css from './order-again-dialog.css?inline'

declareStyles(css)

export type OrderAgainDialogProps = { readonly request: AgainRequest; readonly onClose: () => void }

/** Review of an earlier order at today's prices, with what has changed; adds it once the diner agrees. */
export function OrderAgainDialog(props: OrderAgainDialogProps) {
  const { stores } = useInstance()
  const draft = useSnapshot(stores.draft.state)
  return isStarted(draft) ? <Review {...props} draft={draft} /> : null
}

function Review({ request, onClose, draft }: OrderAgainDialogProps & { readonly draft: StartedDraft }) {
  const { t } = useLingui()
  const instance = useInstance()
  const price = usePrice()
  const { plan, error, retry } = useAgainPlan(request, draft)
  const lines = plan?.lines ?? []

  function add() {
    onClose()
    addLines(instance, lines)
  }

  return (
    <Dialog
      title={t({ id: 'again.title', message: 'Order again' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        lines.length > 0 && (
          <Button variant="primary" isWide end={price(productsTotal(lines))} onClick={add}>
            <Trans id="again.add">Add to order</Trans>
          </Button>
        )
      }
    >
      <div className="order-again-dialog">
        {plan && <Plan plan={plan} />}
        {!plan && error !== null && <LoadFailure error={error} onRetry={retry} />}
        {!plan && error === null && (
          <Spinner label={t({ id: 'again.loading', message: 'Looking at what is available today' })} />
        )}
      </div>
    </Dialog>
  )
}

function Plan({ plan: { lines, changes } }: { readonly plan: OrderAgain }) {
  const { stores } = useInstance()
  const { cart } = useSnapshot(stores.cart.state)
  const count = itemCount(cart)
  return (
    <>
      <Changes changes={changes} />
      {lines.length === 0 ? (
        <p>
          <Trans id="again.nothing">Nothing of this order is available now.</Trans>
        </p>
      ) : (
        <Lines lines={lines} />
      )}
      {lines.length > 0 && count > 0 && (
        <p className="merged">
          <Plural
            id="again.merged"
            value={count}
            one="Your order already has # item: it stays, and these are added to it."
            other="Your order already has # items: they stay, and these are added to them."
          />
        </p>
      )}
    </>
  )
}

function Lines({ lines }: { readonly lines: readonly NewLine[] }) {
  const price = usePrice()
  return (
    <ul className="lines">
      {lines.map((line, index) => {
        const options = chosenOptionTexts(line.item)
        return (
          <li key={index}>
            <span className="tabular">{line.quantity} ×</span>
            <span>
              {line.item.name}
              {options.length > 0 && <span className="options">{options.join(' · ')}</span>}
            </span>
            <span className="tabular">{price(lineTotal(line))}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Changes({ changes }: { readonly changes: readonly AgainChange[] }) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()
  if (changes.length === 0) return null
  const texts = new Set(changes.map((change) => cartChangeText(i18n, change, price)))
  return (
    <Notice kind="warn" title={t({ id: 'again.changed', message: 'Some things have changed' })}>
      <ul>
        {[...texts].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}
