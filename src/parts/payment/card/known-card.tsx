import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { cardExpiry, cardName } from '#src/domain/payments/card-text.ts'
import type { CardOption, ChosenCard } from '#src/domain/payments/payment-option.ts'
import { canPayWith } from '#src/domain/payments/payment-options.ts'
import type { PaymentMethods } from '#src/parts/payment/use-payment-methods.ts'
import { RadioRow } from '#src/ui/field/radio-row.tsx'

import { RemoveCardButton } from './remove-card-button.tsx'

export type KnownChoice = Exclude<ChosenCard, { kind: 'new' }>

type KnownCardProps = {
  readonly option: CardOption
  readonly card: KnownChoice
  readonly methods: PaymentMethods
  readonly mark: ReactNode
  /** Why it cannot take the amount, or null. */
  readonly reason: ReactNode
  readonly onChoose: () => void
}

/** A card of the customer, saved or entered in this visit, and the button that removes it [PAY-05..08]. */
export function KnownCard({ option, card, methods, mark, reason, onChoose }: KnownCardProps) {
  const { t } = useLingui()
  const data = card.kind === 'saved' ? card.saved.card : card.fresh.card
  const name = cardName(data)
  return (
    <div className="known-card">
      <RadioRow
        label={name}
        start={mark}
        hint={cardExpiry(data)}
        isTall
        isDisabled={!canPayWith(option) || reason !== null}
        disabledReason={reason ?? t({ id: 'payment.card.expired', message: 'Expired' })}
        isChecked={methods.chosen?.key === option.key}
        onSelect={onChoose}
      />
      {/* One entered in this visit is stored nowhere, so its removal needs no confirmation. */}
      {card.kind === 'fresh' ? (
        <RemoveCardButton name={name} asksFirst={false} onRemove={() => methods.removeFresh(card.fresh)} />
      ) : (
        <RemoveCardButton name={name} onRemove={() => methods.removeSaved(card.saved)} />
      )}
    </div>
  )
}
