import { Trans, useLingui } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { PaymentChoice } from '#src/parts/payment/payment-choice.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Card } from '#src/ui/base/card.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'

import type { DepositChoice } from './use-deposit.ts'

type DepositCardProps = { readonly deposit: DepositChoice; readonly venue: Venue }

/** Choice of a deposit or none; with one, the payment options [RESV-11, RESV-12]. */
export function DepositCard({ deposit, venue }: DepositCardProps) {
  const { t } = useLingui()
  const price = usePrice(venue)
  const { choices, chosen, choose, methods } = deposit
  return (
    <Card>
      <OptionGroup
        title={<Trans id="reservations.deposit">Deposit</Trans>}
        rule={<Trans id="reservations.deposit.rule">For the whole reservation, paid now</Trans>}
      >
        <RadioRow
          label={t({ id: 'reservations.deposit.none', message: 'No deposit' })}
          isChecked={chosen === null}
          onSelect={() => choose(null)}
        />
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
