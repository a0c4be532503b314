import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ReactNode } from 'react'

import type { CardOption, PaymentOption } from '#src/domain/payments/payment-option.ts'
import { groupedOptions } from '#src/domain/payments/payment-options.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'

import type { KnownChoice } from './card/known-card.tsx'
import type { PaymentMethods } from './use-payment-methods.ts'

import css from './payment-choice.css?inline'

declareStyles(css)

type PaymentChoiceProps = {
  readonly methods: PaymentMethods
  /** Error when no option is chosen. */
  readonly error?: string | null
  /** When the options of the venue are paid; without it all are paid now. */
  readonly later?: ReactNode
  readonly headingLevel?: 2 | 3
}

const PaymentMark = lazyPart('PaymentMark', () => import('./payment-mark.tsx'), { Before: MarkPlace })
// With the checkout, not once its options are known: the marks are there with their rows.
PaymentMark.preload().catch(() => {})
// Most diners have no card here.
const KnownCard = lazyPart('KnownCard', () => import('./card/known-card.tsx'))

/** Keeps the place of a mark, so that no name moves. */
function MarkPlace() {
  return <svg width="34" height="22" aria-hidden="true" focusable="false" />
}

/** The payment options in two groups, including the customer's cards (decision 71) [PAY-02, PAY-05..08]. */
export function PaymentChoice({ methods, error = null, later, headingLevel }: PaymentChoiceProps) {
  const { t } = useLingui()
  const { options, chosen, cards, newCard } = methods
  const groups = groupedOptions(options)
  const state = chosen
    ? ({ kind: 'done', label: t({ id: 'group.done', message: 'Done' }) } as const)
    : ({ kind: 'required', label: t({ id: 'group.required', message: 'Required' }) } as const)
  return (
    <div className="payment-choice">
      <OptionGroup title={<Trans id="checkout.payment">Payment</Trans>} {...{ state, error, headingLevel }}>
        <Part title={later && <Trans id="payment.now">Pay now</Trans>} options={groups.now} methods={methods} />
        <Part title={later} options={groups.later} methods={methods} />
      </OptionGroup>
      <div role="status">{methods.limits && <methods.limits.PaymentNotice methods={methods} />}</div>
      {cards.error !== null && <LoadFailure error={cards.error} onRetry={cards.reload} />}
      {newCard && (
        <Button variant="text" size="small" onClick={() => void methods.addCard(newCard)}>
          <Trans id="payment.card.add">Enter a card now</Trans>
        </Button>
      )}
    </div>
  )
}

type PartProps = Pick<PaymentMethods, 'options'> & { readonly title: ReactNode; readonly methods: PaymentMethods }

/** Options that are paid at the same time; nothing without any. */
function Part({ title, options, methods }: PartProps) {
  const id = useId()
  if (options.length === 0) return null
  const rows = options.map((option) => (
    <Row
      key={option.key}
      option={option}
      methods={methods}
      mark={<PaymentMark option={option} />}
      onChoose={() => methods.choose(option.key)}
    />
  ))
  if (!title) return rows
  return (
    <div role="group" aria-labelledby={id}>
      <p className="when" id={id}>
        {title}
      </p>
      {rows}
    </div>
  )
}

type RowProps = {
  readonly option: PaymentOption
  readonly methods: PaymentMethods
  readonly mark: ReactNode
  readonly onChoose: () => void
}

function Row({ option, methods, mark, onChoose }: RowProps) {
  const fault = methods.faultOf(option)
  const reason = fault && methods.limits ? <methods.limits.AmountReason {...{ fault, methods }} /> : null
  if (isKnownCard(option)) return <KnownCard {...{ option, methods, mark, reason, onChoose }} card={option.card} />
  return (
    <RadioRow
      label={option.label}
      start={mark}
      hint={
        option.kind === 'card' &&
        methods.options.some(isKnownCard) && <Trans id="payment.card.another">With another card</Trans>
      }
      isTall
      isDisabled={fault !== null}
      disabledReason={reason}
      isChecked={methods.chosen?.key === option.key}
      onSelect={onChoose}
    />
  )
}

function isKnownCard(option: PaymentOption): option is CardOption & { readonly card: KnownChoice } {
  return option.kind === 'card' && option.card.kind !== 'new'
}
