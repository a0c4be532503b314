import { Trans, useLingui } from '@lingui/react/macro'

import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

/** The corners of an area, one after another around it. */
export function Corners({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  return (
    <PartList
      at={at}
      headingLevel={3}
      label={t({ id: 'areas.corners', message: 'Corners, in their order around the area' })}
      addText={<Trans id="areas.addCorner">Add a corner</Trans>}
      added={['', '']}
      isOrdered
      saysNone
      nameOf={(_, index) => {
        const place = index + 1
        return t({ id: 'areas.cornerNamed', message: `corner ${place}` })
      }}
      empty={<Trans id="areas.noCorners">An area has three corners at least.</Trans>}
    >
      {(path) => (
        <div className="group">
          <PartNumber at={[...path, 0]} kind="decimal" label={<Trans id="place.latitude">Latitude</Trans>} />
          <PartNumber at={[...path, 1]} kind="decimal" label={<Trans id="place.longitude">Longitude</Trans>} />
        </div>
      )}
    </PartList>
  )
}
