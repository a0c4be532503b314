import { Trans, useLingui } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { PaymentChoice } from '#src/parts/payment/payment-choice.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Card } from '#src/ui/base/card.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'

import { useChoiceState } from './use-choice-state.ts'
import type { DepositChoice } from './use-deposit.ts'

type DepositCardProps = {
  readonly deposit: DepositChoice
  readonly venue: Venue
  /** The diner has tried to book: what is missing is said. */
  readonly isChecked: boolean
}

/** Choice of a deposit, or of none where there may be none; with one, the payment options [RESV-11, RESV-12, RESV-43]. */
export function DepositCard({ deposit, venue, isChecked }: DepositCardProps) {
  const { t } = useLingui()
  const price = usePrice(venue)
  const mandatory = useMandatoryText()
  const choiceState = useChoiceState()
  const { choices, chosen, choose, methods, isRequired, isMissing } = deposit
  const label = t({ id: 'reservations.deposit', message: 'Deposit' })
  return (
    <Card>
      <OptionGroup
        title={label}
        rule={
          isRequired ? (
            <Trans id="reservations.deposit.required">
              This restaurant takes reservations with a deposit only: for the whole reservation, paid now
            </Trans>
          ) : (
            <Trans id="reservations.deposit.rule">For the whole reservation, paid now</Trans>
          )
        }
        state={isRequired ? choiceState(!isMissing) : undefined}
        error={isChecked && isMissing ? mandatory(label) : null}
      >
        {!isRequired && (
          <RadioRow
            label={t({ id: 'reservations.deposit.none', message: 'No deposit' })}
            isChecked={chosen === null}
            onSelect={() => choose(null)}
          />
        )}
        {choices.map((one) => (
          <RadioRow
            key={one.id}
            label={price(one.price)}
            isChecked={one.id === chosen?.id}
            onSelect={() => choose(one.id)}
          />
        ))}
      </OptionGroup>
      {chosen && <PaymentChoice methods={methods} />}
    </Card>
  )
}
