import { Trans } from '@lingui/react/macro'

import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'

/** How the restaurant is called, and where its site is. */
export function AboutStep({ onSaved }: StepProps) {
  return (
    <div className="desk-sheet">
      <PartForm part="about" venueId={null} onSaved={onSaved}>
        <PartText
          at={['name']}
          label={<Trans id="about.name">Name of the restaurant</Trans>}
          hint={<Trans id="about.nameHint">Diners read it at the head of the widget, in mails and on receipts.</Trans>}
        />
        <PartText
          at={['site']}
          isOptional
          maxLength={2000}
          label={<Trans id="about.site">Page that will show the menu</Trans>}
          hint={<Trans id="about.siteHint">Mails and QR codes lead there: https://www.example.com/order</Trans>}
        />
      </PartForm>
    </div>
  )
}
