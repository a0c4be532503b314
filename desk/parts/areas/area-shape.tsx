import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'

import { AreaMap } from './area-map.tsx'
import { Circle } from './circle.tsx'
import { Corners } from './corners.tsx'
import { Zones } from './zones.tsx'

/** What an area holds of each shape when it is chosen; `town` has none. */
const shapes = {
  town: {},
  zones: { zones: [{ name: '', postcode: '' }] },
  circle: { circle: { latitude: '', longitude: '', radius: 2000 } },
  polygon: {
    polygon: [
      ['', ''],
      ['', ''],
      ['', ''],
    ],
  },
} as const
type Shape = keyof typeof shapes

/** How an address is found to be in an area. */
export function AreaShape({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  const part = usePart()
  const { zones, circle, polygon, ...area } = part.at(at) as Readonly<Record<string, unknown>>
  const shape: Shape = zones ? 'zones' : circle ? 'circle' : polygon ? 'polygon' : 'town'
  const fault = part.faultAt(at)
  return (
    <>
      <SelectField
        name="shape"
        label={<Trans id="areas.shape">How it is known</Trans>}
        value={shape}
        options={[
          { value: 'town', label: t({ id: 'areas.town', message: 'The whole town' }) },
          { value: 'zones', label: t({ id: 'areas.zones', message: 'Postcodes, each with its own costs' }) },
          { value: 'circle', label: t({ id: 'areas.circle', message: 'A radius around a point' }) },
          { value: 'polygon', label: t({ id: 'areas.polygon', message: 'Corners on the map' }) },
        ]}
        onChange={(chosen) => part.type(at, { ...area, ...shapes[chosen as Shape] })}
      />
      {fault && <FieldError id={`${at.join('-')}-error`}>{fault}</FieldError>}
      <AreaMap at={at} />
      {shape === 'zones' && <Zones at={[...at, 'zones']} />}
      {shape === 'circle' && <Circle at={[...at, 'circle']} />}
      {shape === 'polygon' && <Corners at={[...at, 'polygon']} />}
    </>
  )
}
