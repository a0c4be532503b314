import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { readPart } from '#desk/contract/set-up/part-calls.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { DeskWidget } from '#desk/parts/widget/desk-widget.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'

/** The card in the widget itself, as it was last saved, of a guest with no points or with those of a reward (decision 141). */
export function LoyaltyPreview() {
  const { t } = useLingui()
  const id = useId()
  const saved = useDeskQuery(readPart, { part: 'loyalty' }).data
  const [chosen, setChosen] = useState(0)
  const [values] = useState(() => new Map<string, string>())
  if (!saved) return null
  const choices = pointsIn(saved.value)
  const points = choices.includes(chosen) ? chosen : 0
  return (
    <section className="preview" aria-labelledby={id}>
      <h2 id={id}>
        <Trans id="preview.title">Preview</Trans>
      </h2>
      <p className="hint">
        <Trans id="loyaltyCard.previewAbout">What your guests see, as it was last saved.</Trans>
      </p>
      <SelectField
        label={<Trans id="loyaltyCard.previewPoints">A guest who has collected</Trans>}
        value={String(points)}
        options={choices.map((each) => ({
          value: String(each),
          label: t({ id: 'loyaltyCard.previewCount', message: plural(each, { one: '# point', other: '# points' }) }),
        }))}
        onChange={(value) => setChosen(Number(value))}
      />
      <DeskWidget
        key={`${saved.version}/${points}`}
        use="preview"
        values={values}
        cardPoints={points}
        onTaken={() => undefined}
      />
    </section>
  )
}

type Saved = { readonly promotions?: readonly { readonly rewards: readonly { readonly points: number }[] }[] }

/** None, and what each reward asks for. */
function pointsIn(value: object): readonly number[] {
  const { promotions = [] } = value as Saved
  const all = promotions.flatMap(({ rewards }) => rewards.map(({ points }) => points))
  return [...new Set([0, ...all])].toSorted((one, other) => one - other)
}
