import { PinIcon } from '#src/ui/base/more-icons.tsx'
import { CheckRow } from '#src/ui/field/check-row.tsx'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { Combobox } from '#src/ui/field/combobox.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { Stepper } from '#src/ui/field/stepper.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import type { KitText } from './kit-texts.ts'

const nothing = () => {}

/** Fields of one line: empty, filled, wrong, disabled, read only; with hint, note and a button inside. */
export function TextFields({ text }: { readonly text: KitText }) {
  const phone = { label: text('phone'), type: 'tel', onChange: nothing } as const
  return (
    <>
      <TextField {...phone} value="" hint={text('phoneHint')} note={text('optional')} placeholder="+39" />
      <TextField {...phone} value="+39 011 123456" />
      <TextField {...phone} value="+39 0" hint={text('phoneHint')} error={text('phoneError')} />
      <TextField {...phone} value="+39 011 123456" isDisabled />
      <TextField {...phone} value="+39 011 123456" isReadOnly />
      <PasswordField
        label={text('password')}
        showLabel={text('show')}
        hideLabel={text('close')}
        value="secret"
        onChange={nothing}
      />
      <Combobox
        label={text('address')}
        listLabel={text('address')}
        value="Via Po 1"
        start={<PinIcon size={20} />}
        options={[]}
        isBusy
        onChange={nothing}
        onChoose={nothing}
      />
    </>
  )
}

export function OtherFields({ text }: { readonly text: KitText }) {
  const countries = [{ value: 'it', label: 'Italia' }]
  return (
    <>
      <SelectField label={text('country')} value="it" options={countries} onChange={nothing} />
      <SelectField
        label={text('country')}
        value=""
        blank="–"
        options={countries}
        error={text('termsError')}
        onChange={nothing}
      />
      <SelectField label={text('country')} value="it" options={countries} isDisabled onChange={nothing} />
      <TextArea label={text('note')} value={text('dishText')} maxLength={200} onChange={nothing} />
      <TextArea label={text('note')} value="" error={text('termsError')} onChange={nothing} />
      <CheckboxField label={text('terms')} isChecked={false} onChange={nothing} />
      <CheckboxField label={text('terms')} isChecked hint={text('phoneHint')} onChange={nothing} />
      <CheckboxField label={text('terms')} isChecked={false} error={text('termsError')} onChange={nothing} />
      <CheckboxField label={text('terms')} isChecked isDisabled onChange={nothing} />
    </>
  )
}

export function Choices({ text }: { readonly text: KitText }) {
  return (
    <>
      <OptionGroup title={text('size')} rule={text('chooseOne')} state={{ kind: 'done', label: text('done') }}>
        <RadioRow label={text('normal')} detail="11,00 €" isChecked onSelect={nothing} />
        <RadioRow label={text('large')} detail="14,00 €" hint="45 cm" isChecked={false} onSelect={nothing} />
        <RadioRow
          label={text('large')}
          isDisabled
          disabledReason={text('soldOut')}
          isChecked={false}
          onSelect={nothing}
        />
      </OptionGroup>
      <OptionGroup
        title={text('size')}
        rule={text('chooseOne')}
        state={{ kind: 'required', label: text('required') }}
        error={text('termsError')}
      >
        <RadioRow label={text('normal')} isTall isChecked={false} onSelect={nothing} />
      </OptionGroup>
      <OptionGroup title={text('extras')} rule={text('upToTwo')} state={{ kind: 'optional', label: text('optional') }}>
        <CheckRow label={text('olives')} detail="+1,00 €" isChecked onChange={nothing} />
        <CheckRow label={text('mushrooms')} detail="+1,50 €" isChecked={false} onChange={nothing} />
        <CheckRow label={text('olives')} isDisabled isChecked={false} onChange={nothing} />
      </OptionGroup>
    </>
  )
}

export function Steppers({ text }: { readonly text: KitText }) {
  const labels = { group: text('quantity'), less: text('less'), more: text('more'), remove: text('remove') }
  return (
    <div className="kit-row">
      <Stepper value={2} labels={labels} onChange={nothing} />
      <Stepper value={1} binAt={1} labels={labels} onChange={nothing} />
      <Stepper value={4} max={4} labels={labels} size="small" onChange={nothing} />
      <Stepper value={0} labels={labels} size="small" onChange={nothing} />
      <Stepper value={2} labels={labels} isDisabled onChange={nothing} />
    </div>
  )
}
