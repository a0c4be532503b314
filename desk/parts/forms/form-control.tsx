import type { FormField } from '#desk/contract/forms.ts'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'
import type { TextFieldProps } from '#src/ui/field/text-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

type FormControlProps = {
  readonly field: FormField
  /** As a person types it; of a flag `yes` or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | null
}

/** How a kind of field is typed; kinds that are left out are plain text. */
const inputs: Readonly<Partial<Record<FormField['kind'], Partial<TextFieldProps>>>> = {
  day: { type: 'date' },
  'day-or-none': { type: 'date' },
  money: { inputMode: 'decimal', maxLength: 20 },
  'money-or-none': { inputMode: 'decimal', maxLength: 20 },
  difference: { inputMode: 'text', maxLength: 20 },
  'count-or-none': { inputMode: 'numeric', maxLength: 10 },
}

/** The control of a field that the service has named. */
export function FormControl({ field, value, onChange, error }: FormControlProps) {
  const { name, kind, label, hint, options } = field
  const frame = { name, label, hint, error, value, onChange }
  if (kind === 'flag')
    return (
      <CheckboxField
        {...{ name, label, hint, error }}
        isChecked={value === 'yes'}
        onChange={(isChecked) => onChange(isChecked ? 'yes' : '')}
      />
    )
  if (kind === 'choice')
    return <SelectField {...frame} options={(options ?? []).map(([key, text]) => ({ value: key, label: text }))} />
  if (kind === 'text-or-none') return <TextArea {...frame} rows={2} />
  return <TextField {...frame} {...inputs[kind]} />
}
