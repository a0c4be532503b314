import { Trans, useLingui } from '@lingui/react/macro'

import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

import { MeantField } from './meant-field.tsx'

/** How many dishes make a point. */
export function RuleList({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  return (
    <PartList
      at={[...at, 'rules']}
      label={t({ id: 'loyaltyCard.rules', message: 'Dishes that give points' })}
      headingLevel={3}
      addText={<Trans id="loyaltyCard.addRule">Add dishes</Trans>}
      added={{ unitsPerPoint: 1 }}
      nameOf={(_, index) => {
        const number = index + 1
        return t({ id: 'loyaltyCard.oneRule', message: `rule ${number}` })
      }}
      empty={<Trans id="loyaltyCard.noRule">There are none: nobody collects points.</Trans>}
    >
      {(path) => (
        <div className="group">
          <MeantField at={path} label={<Trans id="loyaltyCard.ruleFor">Which dishes</Trans>} />
          <PartNumber
            at={[...path, 'unitsPerPoint']}
            kind="count"
            isRequired
            label={<Trans id="loyaltyCard.unitsPerPoint">Dishes for one point</Trans>}
          />
        </div>
      )}
    </PartList>
  )
}
