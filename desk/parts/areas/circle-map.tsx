import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { MapPanel } from '#desk/parts/map/map-panel.tsx'
import type { Handle } from '#desk/parts/map/scene.ts'
import type { Point } from '#desk/parts/map/shapes.ts'
import { eastOf, metresBetween, outlineOf, pointOf } from '#desk/parts/map/shapes.ts'

import type { AreaMapProps } from './area-map-props.ts'

/** Metres. */
const leastRadius = 10
const mostRadius = 1_000_000

/** Draws a radius around a point: the first tap is the point. */
export function CircleMap({ at, label, around }: AreaMapProps) {
  const { t } = useLingui()
  const part = usePart()
  const circle = part.at(at) as Readonly<Record<string, unknown>>
  const centre = pointOf(circle.latitude, circle.longitude)
  const outline = outlineOf({ circle })
  const radius = outline && 'radius' in outline ? outline.radius : null
  const moveTo = ([latitude, longitude]: Point) => part.type(at, { ...circle, latitude, longitude })

  const handles: Handle[] = []
  if (centre)
    handles.push({
      id: 'centre',
      kind: 'centre',
      at: centre,
      label: t({ id: 'areas.mapCentre', message: 'Centre' }),
      outlineAt: (point) => (radius === null ? null : { centre: point, radius }),
      onMove: moveTo,
    })
  if (centre && radius !== null)
    handles.push({
      id: 'edge',
      kind: 'edge',
      at: eastOf(centre, radius),
      label: t({ id: 'areas.mapRadius', message: 'Radius' }),
      outlineAt: (point) => ({ centre, radius: radiusTo(centre, point) }),
      onMove: (point) => part.type([...at, 'radius'], radiusTo(centre, point)),
    })

  return (
    <MapPanel
      label={label}
      hint={<Trans id="areas.mapCircle">Tap the centre, then drag it and the point at the edge.</Trans>}
      scene={{ ...around, outline, handles, onTap: (point) => !centre && moveTo(point) }}
    />
  )
}

/** Whole metres: a finger is no more exact. */
function radiusTo(centre: Point, edge: Point): number {
  return Math.min(Math.max(Math.round(metresBetween(centre, edge)), leastRadius), mostRadius)
}
