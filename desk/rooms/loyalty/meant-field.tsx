import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { wordAt } from '#desk/parts/file-part/path.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'

type MeantFieldProps = { readonly at: Path; readonly label: ReactNode }

/** The dishes that points or a reward are for: a kind of them, one of them, or any, which the file leaves out. */
export function MeantField({ at, label }: MeantFieldProps) {
  const { t } = useLingui()
  const part = usePart()
  const { types = [], dishes = [] } = part.menu ?? {}
  const [type, product] = (['type', 'product'] as const).map((field) => wordAt(part.value, [...at, field]))
  const fault = part.faultAt([...at, 'product']) ?? part.faultAt([...at, 'type'])

  function choose(value: string): void {
    const [field = '', ...key] = value.split(' ')
    part.change(at, (thing) => {
      const { type: _type, product: _product, ...rest } = thing as Readonly<Record<string, unknown>>
      return field === '' ? rest : { ...rest, [field]: key.join(' ') }
    })
  }

  return (
    <SelectField
      label={label}
      value={product ? `product ${product}` : type ? `type ${type}` : ''}
      error={fault}
      blank={t({ id: 'loyaltyCard.anyDish', message: 'Any dish' })}
      options={[
        ...types.map(({ key, name }) => ({
          value: `type ${key}`,
          label: t({ id: 'loyaltyCard.kindOfDish', message: `All of “${name}”` }),
        })),
        ...dishes.map(({ key, name }) => ({ value: `product ${key}`, label: name })),
      ]}
      onChange={choose}
    />
  )
}
