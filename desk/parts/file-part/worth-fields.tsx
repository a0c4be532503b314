import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { SelectField } from '#src/ui/field/select-field.tsx'

import { usePart } from './part-context.tsx'
import { PartNumber } from './part-number.tsx'
import type { Path } from './path.ts'

type WorthFieldsProps = {
  readonly at: Path
  readonly label: ReactNode
  /** ISO 4217; empty = venues have several. */
  readonly currency: string
  /** What it is when it is neither per cent nor an amount; left out = it is always one of the two. */
  readonly otherwise?: string
}

const worths = ['percent', 'amount'] as const

/** How much something takes off: per cent or an amount, which the file says in a field of each. */
export function WorthFields({ at, label, currency, otherwise }: WorthFieldsProps) {
  const { t } = useLingui()
  const part = usePart()
  const none = otherwise === undefined ? 'percent' : 'otherwise'
  const worth = worths.find((each) => part.at([...at, each]) !== undefined) ?? none
  const amount =
    currency === ''
      ? t({ id: 'codes.amount', message: 'An amount' })
      : t({ id: 'codes.amountIn', message: `An amount in ${currency}` })
  const options = [
    ...(otherwise === undefined ? [] : [{ value: 'otherwise', label: otherwise }]),
    { value: 'percent', label: t({ id: 'codes.percent', message: 'Per cent' }) },
    { value: 'amount', label: amount },
  ]
  const take = (chosen: string) =>
    part.change(at, (thing) => {
      const { percent, amount: cash, ...rest } = thing as Readonly<Record<string, unknown>>
      return chosen === 'otherwise' ? rest : { ...rest, [chosen]: percent ?? cash ?? '' }
    })
  return (
    <>
      <SelectField label={label} value={worth} options={options} onChange={take} />
      {worth !== 'otherwise' && (
        <PartNumber
          key={worth}
          at={[...at, worth]}
          kind={worth === 'amount' ? 'money' : 'decimal'}
          isRequired
          label={<Trans id="codes.value">How much</Trans>}
        />
      )}
    </>
  )
}
