import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { MapPanel } from '#desk/parts/map/map-panel.tsx'
import type { Handle } from '#desk/parts/map/scene.ts'
import type { Point } from '#desk/parts/map/shapes.ts'
import { pointOf } from '#desk/parts/map/shapes.ts'
import { venuePins } from '#desk/parts/map/venue-pins.ts'

/** Where the venue is: the fields beside it say the same. */
export function PositionMap() {
  const { t } = useLingui()
  const part = usePart()
  const place = pointOf(part.at(['position', 'latitude']), part.at(['position', 'longitude']))
  const moveTo = ([latitude, longitude]: Point) => part.type(['position'], { latitude, longitude })
  const handles: Handle[] = place
    ? [
        {
          id: 'place',
          kind: 'centre',
          at: place,
          label: t({ id: 'place.mapPoint', message: 'Position of the venue' }),
          outlineAt: () => null,
          onMove: moveTo,
        },
      ]
    : []
  return (
    <MapPanel
      label={t({ id: 'place.map', message: 'position of the venue on the map' })}
      hint={<Trans id="place.mapHint">Tap where the venue is, or drag its point there.</Trans>}
      scene={{ outline: null, handles, others: [], venues: place ? [] : venuePins(part.venues), onTap: moveTo }}
    />
  )
}
