import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { wordAt } from '#desk/parts/file-part/path.ts'

import { CostFields } from './cost-fields.tsx'

/** Parts of a town, each with its postcode; what they leave out is as in the town. */
export function Zones({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  const part = usePart()
  return (
    <PartList
      at={at}
      headingLevel={3}
      label={t({ id: 'areas.postcodes', message: 'Postcodes' })}
      addText={<Trans id="areas.addPostcode">Add a postcode</Trans>}
      added={{ name: '', postcode: '' }}
      nameOf={(_, index) => {
        const postcode = wordAt(part.value, [...at, index, 'postcode'])
        return t({ id: 'areas.postcodeNamed', message: `postcode ${postcode}` })
      }}
      empty={null}
    >
      {(path) => (
        <div className="group">
          <PartText at={[...path, 'postcode']} label={<Trans id="areas.postcode">Postcode</Trans>} />
          <PartText at={[...path, 'name']} label={<Trans id="areas.zoneName">Part of town</Trans>} />
          <CostFields at={path} isZone />
        </div>
      )}
    </PartList>
  )
}
