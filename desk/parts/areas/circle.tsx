import { Trans } from '@lingui/react/macro'

import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

/** Everything within a distance of a point. */
export function Circle({ at }: { readonly at: Path }) {
  return (
    <div className="group">
      <PartNumber at={[...at, 'latitude']} kind="decimal" label={<Trans id="place.latitude">Latitude</Trans>} />
      <PartNumber at={[...at, 'longitude']} kind="decimal" label={<Trans id="place.longitude">Longitude</Trans>} />
      <PartNumber at={[...at, 'radius']} kind="count" label={<Trans id="areas.radius">Radius in metres</Trans>} />
    </div>
  )
}
