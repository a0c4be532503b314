import { useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { wordAt } from '#desk/parts/file-part/path.ts'
import { outlineOf } from '#desk/parts/map/shapes.ts'
import { venuePins } from '#desk/parts/map/venue-pins.ts'

import { CircleMap } from './circle-map.tsx'
import { CornersMap } from './corners-map.tsx'

type Area = Readonly<Record<string, unknown>>

/** Draws an area of corners or of a radius; other ones have no map. */
export function AreaMap({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  const part = usePart()
  const area = part.at(at) as Area
  const name = wordAt(area, ['name'])
  const label = t({ id: 'areas.map', message: `area ${name} on the map` })
  const areas = (part.at(['deliveryAreas']) ?? []) as readonly Area[]
  const others = areas.filter((each) => each !== area).flatMap((each) => outlineOf(each) ?? [])
  const around = { others, venues: venuePins(part.venues) }
  if (area.polygon !== undefined) return <CornersMap at={[...at, 'polygon']} label={label} around={around} />
  if (area.circle !== undefined) return <CircleMap at={[...at, 'circle']} label={label} around={around} />
  return null
}
