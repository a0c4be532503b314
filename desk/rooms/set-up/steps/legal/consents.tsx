import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { PartValue } from '#desk/contract/set-up/file-parts.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'

/** What diners tick before they order or make an account, with its text. */
export function Consents() {
  const { t } = useLingui()
  const part = usePart()
  const id = useId()
  const consents = (part.at(['consents']) ?? []) as NonNullable<PartValue<'legal'>['consents']>
  if (consents.length === 0) return null
  return (
    <section className="desk-part-list" aria-labelledby={id}>
      <h2 id={id}>
        <Trans id="legal.consents">What diners accept</Trans>
      </h2>
      {consents.map(({ key, isRequired }, index) => {
        const place = index + 1
        return (
          <PartWords
            key={key}
            at={['consents', index, 'label']}
            label={t({ id: 'legal.consent', message: `Text ${place}` })}
            hint={
              isRequired ? (
                <Trans id="legal.required">Nobody orders without accepting it.</Trans>
              ) : (
                <Trans id="legal.optional">Diners are free to accept it.</Trans>
              )
            }
          />
        )
      })}
    </section>
  )
}
