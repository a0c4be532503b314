import { Trans, useLingui } from '@lingui/react/macro'

import { ownersFields } from '#desk/contract/set-up/file-parts.ts'
import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartNumbers } from '#desk/parts/file-part/part-numbers.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import { useSignedIn } from '#desk/parts/member-context.tsx'

/** What holds for a venue, whatever the way to order. */
export function VenueSettings({ venueId }: { readonly venueId: number }) {
  const { t } = useLingui()
  const { role } = useSignedIn().member
  const sees = (field: string) => role === 'owner' || !ownersFields('rules').includes(field)
  return (
    <div className="desk-sheet">
      <PartForm part="rules" venueId={venueId}>
        <PartFlag
          at={['hasMessaging']}
          usual
          label={<Trans id="settings.messaging">Customers can write to the venue</Trans>}
        />
        {sees('requiresInvoice') && (
          <PartFlag
            at={['requiresInvoice']}
            usual={false}
            label={<Trans id="settings.invoice">No order without an invoice</Trans>}
            hint={<Trans id="settings.invoiceHint">Only customers with the details of an invoice can order.</Trans>}
          />
        )}
        <PartText
          at={['externalReservationUrl']}
          isOptional
          maxLength={2000}
          label={<Trans id="settings.booking">Page where tables are booked</Trans>}
          hint={
            <Trans id="settings.bookingHint">The address of another page, https://… Empty: they are booked here.</Trans>
          }
        />
        <Unanswered />
        <PartWords
          at={['tableInstructions']}
          isOptional
          rows={2}
          label={t({ id: 'settings.tables', message: 'What is read at the table while a cash order waits' })}
        />
      </PartForm>
    </div>
  )
}

/** When the venue is reminded of what waits, and when it is refused. */
function Unanswered() {
  return (
    <fieldset>
      <legend>
        <Trans id="settings.unanswered">When nobody answers</Trans>
      </legend>
      <PartNumbers
        at={['remindAfterMinutes']}
        saysNone
        label={<Trans id="settings.remind">Mail the venue while an order waits</Trans>}
        hint={
          <Trans id="settings.remindHint">
            After so many minutes of opening time, separated by commas; 0 = at once. Empty: no mails.
          </Trans>
        }
      />
      <PartNumber
        at={['refuseAfterMinutes']}
        kind="count"
        none="never"
        label={<Trans id="settings.refuse">Refuse it after minutes</Trans>}
        hint={
          <Trans id="settings.refuseHint">
            Of opening time; at the latest when its time is over. Empty: when its time begins. The customer is told and
            gets the money back. The same for reservations.
          </Trans>
        }
      />
    </fieldset>
  )
}
