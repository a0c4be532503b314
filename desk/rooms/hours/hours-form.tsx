import { Trans, useLingui } from '@lingui/react/macro'

import type { VenueHours } from '#desk/contract/hours.ts'
import { hoursForm } from '#desk/contract/hours.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { ServiceForm } from '#desk/parts/forms/service-form.tsx'
import { useChange } from '#desk/parts/use-change.ts'

/** The week of a venue. */
export function HoursForm({ venue: { id, name, fields, version } }: { readonly venue: VenueHours }) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, failure } = useChange()
  return (
    <div className="desk-sheet">
      <h3>
        <Trans id="hours.open">Opening hours</Trans>
      </h3>
      <p className="hint">
        <Trans id="hours.about">
          Diners read them. Orders are taken in the slots of the venue, which stand below. An empty day is closed.
        </Trans>
      </p>
      <ServiceForm
        fields={fields}
        version={version}
        action={t({ id: 'hours.save', message: 'Save the hours' })}
        failure={failure}
        save={(sent) => send(hoursForm.save, { venue: id }, sent)}
        onSaved={() => say(t({ id: 'hours.saved', message: `The hours of ${name} are saved` }))}
      />
    </div>
  )
}
