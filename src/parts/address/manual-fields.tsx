import { useLingui } from '@lingui/react/macro'

import type { ManualForm } from '#src/domain/areas/new-address.ts'
import { useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

import { DoorFields } from './door-fields.tsx'

import css from '#src/parts/form/field-row.css?inline'

declareStyles(css)

export type ManualFieldsProps = {
  readonly form: ManualForm
  /** Names of the required fields that are empty; none before the first attempt to submit. */
  readonly missing: readonly string[]
  /** The zone has no postcode, so it must be typed. */
  readonly asksPostcode: boolean
  /** All fields may be left empty together: none is marked as required. */
  readonly isOptional?: boolean
  readonly onChange: (part: Partial<ManualForm>) => void
}

/** The typed fields of an address in manual zones (rulings "address in manual zones"). */
export function ManualFields({ form, missing, asksPostcode, isOptional = false, onChange }: ManualFieldsProps) {
  const { t } = useLingui()
  const mandatory = useMandatoryText()
  const labels = {
    street: t({ id: 'address.street', message: 'Street' }),
    houseNumber: t({ id: 'address.houseNumber', message: 'House number' }),
    postcode: t({ id: 'address.postcode', message: 'Postcode' }),
  }
  const field = (name: keyof typeof labels) => ({
    label: labels[name],
    value: form[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: missing.includes(name) ? mandatory(labels[name]) : null,
    isRequired: !isOptional,
    maxLength: 100,
  })
  return (
    <>
      <div className="field-row" data-short="last">
        <TextField {...field('street')} name="street" autoComplete="address-line1" />
        <TextField {...field('houseNumber')} name="house-number" />
      </div>
      {asksPostcode && <TextField {...field('postcode')} name="postal-code" autoComplete="postal-code" />}
      <DoorFields door={form} onChange={onChange} />
    </>
  )
}
