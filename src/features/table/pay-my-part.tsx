import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { amountToType, typedAmount } from '#src/domain/typed-amount.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Button } from '#src/ui/base/button.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

type PayMyPartProps = {
  /** The least amount that can be paid online, cents. */
  readonly least: Cents
  /** What is left to pay, cents. */
  readonly most: Cents
  /** The diner's part as the bill is split, cents; shown until something else is typed. */
  readonly proposed: Cents
  readonly venue: Venue
  /** Id of the text that says why nothing can be paid now. */
  readonly blockedReason: string | undefined
  readonly onPay: (amount: Cents) => void
}

/** An amount to pay, at first the diner's part of the split bill. */
export function PayMyPart({ least, most, proposed, venue, blockedReason, onPay }: PayMyPartProps) {
  const { t } = useLingui()
  const price = usePrice(venue)
  const highest = price(most)
  const lowest = price(least)
  const [typed, setTyped] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const shown = typed ?? amountToType(proposed < most ? proposed : most)
  const amount = typedAmount(shown)
  const isRight = amount !== null && amount > 0 && amount >= least && amount <= most

  function pay() {
    setIsTried(!isRight)
    if (isRight) onPay(amount)
  }

  return (
    <form
      className="my-part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (blockedReason === undefined) pay()
      }}
    >
      <TextField
        label={t({ id: 'table.pay.part', message: 'My part' })}
        hint={t({ id: 'table.pay.part.hint', message: 'As you split the bill below, or another amount' })}
        inputMode="decimal"
        enterKeyHint="go"
        maxLength={9}
        value={shown}
        onChange={setTyped}
        error={
          !isRight && (isTried || typed !== null)
            ? t({ id: 'table.pay.range', message: `Enter an amount from ${lowest} to ${highest}` })
            : null
        }
      />
      <Button type="submit" isWide isDisabled={blockedReason !== undefined} aria-describedby={blockedReason}>
        <Trans id="table.pay.mine">Pay my part</Trans>
      </Button>
    </form>
  )
}
