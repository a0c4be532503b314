import { Trans, useLingui } from '@lingui/react/macro'

import type { LegalText } from '#desk/contract/set-up/legal-texts.ts'
import { readLegalTexts } from '#desk/contract/set-up/legal-texts.ts'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'

import { Consents } from './consents.tsx'
import { DocumentFields } from './document-fields.tsx'

/** What diners read and accept before they order. */
export function LegalStep({ onSaved }: StepProps) {
  const { t } = useLingui()
  const { data } = useDeskQuery(readLegalTexts)
  const templateOf = (name: LegalText['name']) => data?.texts.find((text) => text.name === name) ?? null
  return (
    <div className="desk-sheet">
      <PartForm part="legal" venueId={null} onSaved={onSaved}>
        <p className="hint">
          <Trans id="legal.about">
            Our texts name your company, its address and its VAT number as you have entered them. Whether they are
            enough for you is for your lawyer to say.
          </Trans>
        </p>
        <DocumentFields
          at={['legal', 'privacy']}
          label={t({ id: 'legal.privacy', message: 'Privacy policy' })}
          template={templateOf('privacy')}
        />
        <DocumentFields
          at={['legal', 'terms']}
          label={t({ id: 'legal.terms', message: 'Terms and conditions' })}
          template={templateOf('terms')}
        />
        <Consents />
      </PartForm>
    </div>
  )
}
