import { Trans, useLingui } from '@lingui/react/macro'

import { checkContact } from '#src/domain/reservations/reservation-form.ts'
import type { ContactForm } from '#src/domain/reservations/reservation-form.ts'
import { ConsentFields } from '#src/parts/form/consent-fields.tsx'
import { useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { useInvalidText } from '#src/parts/form/use-invalid-text.ts'
import { useLeftFields } from '#src/parts/form/use-left-fields.ts'
import { useLengthText } from '#src/parts/form/use-length-text.ts'
import { Card } from '#src/ui/base/card.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import type { ReservationFormState } from './use-reservation-form.ts'

/** In characters. */
const longestNote = 1000

/** Name, contact, notes and consents of the guest [RESV-06, RESV-09]. */
export function ContactCard({ reservation }: { readonly reservation: ReservationFormState }) {
  const { t } = useLingui()
  const { form, consents, isChecked, change } = reservation
  const mandatory = useMandatoryText()
  const labels = {
    name: t({ id: 'reservations.name', message: 'Name' }),
    phone: t({ id: 'account.phone', message: 'Phone' }),
    email: t({ id: 'account.email', message: 'E-mail' }),
  }
  const invalid = useInvalidText()
  const { isLeft, leave } = useLeftFields<keyof ContactForm>()
  const field = (name: keyof ContactForm) => {
    const refusal =
      isChecked || isLeft(name, form[name]) ? checkContact(form).find((one) => one.field === name) : undefined
    return {
      label: labels[name],
      value: form[name],
      onChange: (text: string) => change({ [name]: text }),
      onBlur: () => leave(name),
      error: refusal ? (refusal.reason === 'required' ? mandatory(labels[name]) : invalid(refusal.field)) : null,
      isRequired: true,
    }
  }
  return (
    <Card title={<Trans id="checkout.guest">Your details</Trans>}>
      <div className="fields">
        <TextField {...field('name')} name="name" autoComplete="name" />
        <div className="pair">
          <TextField {...field('phone')} name="tel" type="tel" autoComplete="tel" inputMode="tel" />
          <TextField {...field('email')} name="email" type="email" autoComplete="email" inputMode="email" />
        </div>
        <TextArea
          label={t({ id: 'reservations.notes', message: 'Notes' })}
          hint={t({ id: 'field.optional', message: 'optional' })}
          value={form.notes}
          onChange={(notes) => change({ notes })}
          maxLength={longestNote}
          lengthText={useLengthText()(longestNote)}
        />
        <ConsentFields
          consents={consents}
          missing={isChecked ? t({ id: 'reservations.consentNeeded', message: 'Tick this box to book' }) : null}
        />
      </div>
    </Card>
  )
}
