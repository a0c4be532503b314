import * as z from 'zod/mini'

import { saying } from '#server/restaurant-file/faults.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import {
  compact,
  fileText,
  keyOfName,
  namedAll,
  slug,
  someOf,
  textsOf,
  textsOrNull,
  unitsOrNull,
  unless,
} from '#server/restaurant-file/form.ts'
import {
  described,
  known,
  latitude,
  longitude,
  money,
  reference,
  text,
  word,
  yes,
} from '#server/restaurant-file/values.ts'

const zone = z.strictObject({
  ...known,
  name: word,
  postcode: word,
  minimumSpend: z.optional(money),
  deliveryFee: z.optional(money),
})
const corner = z.tuple([latitude, longitude], saying('corner'))
const circle = z.strictObject({
  latitude,
  longitude,
  radius: described(z.number().check(z.positive(), z.maximum(1_000_000)), 'In metres.'),
})

/** Where a restaurant delivers. */
export const deliveryArea = z
  .strictObject({
    ...known,
    name: word,
    venue: z.optional(described(reference, 'Whose area it is; the first venue when left out.')),
    servedBy: z.optional(described(z.array(reference), 'Venues that deliver there; only its own when left out.')),
    minimumSpend: z.optional(described(money, 'Least amount of an order; none when left out.')),
    deliveryFee: z.optional(described(money, 'Free when left out.')),
    isForDelivery: described(yes, 'False: the area is known, and nothing is brought there.'),
    zones: z.optional(described(z.array(zone), 'Parts of a town with a postcode each.')),
    polygon: z.optional(described(z.array(corner).check(z.minLength(3)), 'Its corners, each [latitude, longitude].')),
    circle: z.optional(described(circle, 'Everything within a distance.')),
  })
  .check(
    z.refine(({ zones, polygon, circle: round }) => [zones, polygon, round].filter(Boolean).length < 2, {
      message: saying('oneShape'),
    }),
  )
type DeliveryArea = z.output<typeof deliveryArea>

export const servicePoint = z.strictObject({
  ...known,
  name: text,
  venues: described(z.array(reference).check(z.minLength(1)), 'Venues that bring orders there.'),
  shownAt: z.optional(described(z.array(reference), 'Of those the ones that offer it; all when left out.')),
  deliveryPointLabel: z.optional(described(text, 'What diners are asked there, such as “Row and seat”.')),
  typeLabel: z.optional(described(text, 'What the way to order is called there.')),
  deliveryFee: z.optional(money),
})
type ServicePoint = z.output<typeof servicePoint>

type VenueIds = readonly RowOf<'venues'>[]

export function deliveryCityRow(
  area: DeliveryArea,
  { reading, index, venues }: { readonly reading: Reading; readonly index: number; readonly venues: VenueIds },
): RowOf<'deliveryCities'> {
  const path = `deliveryAreas[${index}]`
  const owner = area.venue === undefined ? venues[0]?.id : reading.named('Venue', area.venue, `${path}.venue`)
  const venueId = owner ?? reading.named('Venue', '', `${path}.venue`)
  const serving = area.servedBy
    ? namedAll(reading, 'Venue', { references: area.servedBy, path: `${path}.servedBy` })
    : [venueId]
  return {
    id: reading.numberOf('DeliveryCity', path),
    position: index + 1,
    venueId,
    name: area.name,
    zones: (area.zones ?? []).map((each, place) => ({
      id: reading.numberOf('DeliveryZone', `${path}.zones[${place}]`),
      name: each.name,
      postcode: each.postcode,
      minimumSpend: each.minimumSpend ?? null,
      deliveryFee: each.deliveryFee ?? null,
    })),
    ...shapeOf(area),
    isForDelivery: area.isForDelivery,
    excludedVenueIds: venues.map((venue) => venue.id).filter((id) => !serving.includes(id)),
    minimumSpend: area.minimumSpend ?? null,
    deliveryFee: area.deliveryFee ?? null,
  }
}

/** The border as the calls of the service write it (contract 2.6). */
function shapeOf({ polygon, circle: round }: DeliveryArea) {
  if (polygon) {
    const corners = polygon.map(([lat, lng]) => ({ lat, lng }))
    return { zoneMode: 'coordinates', shape: 'polygon', coordinates: JSON.stringify(corners) } as const
  }
  if (!round) return { zoneMode: 'manual', shape: null, coordinates: null } as const
  const center = { lat: round.latitude, lng: round.longitude }
  return {
    zoneMode: 'coordinates',
    shape: 'circle',
    coordinates: JSON.stringify({ center, radius: round.radius }),
  } as const
}

export function deliveryAreaOf(
  row: RowOf<'deliveryCities'>,
  writing: Writing,
  venues: VenueIds,
): z.input<typeof deliveryArea> {
  const key = writing.keyOf('DeliveryCity', row.id)
  const serving = venues.map((venue) => venue.id).filter((id) => !row.excludedVenueIds.includes(id))
  return compact<z.input<typeof deliveryArea>>({
    key: unless(key, slug(row.name)),
    id: row.id,
    name: row.name,
    venue: row.venueId === venues[0]?.id ? undefined : writing.keyOf('Venue', row.venueId),
    servedBy: unless(serving, [row.venueId])?.map((id) => writing.keyOf('Venue', id)),
    minimumSpend: unitsOrNull(row.minimumSpend),
    deliveryFee: unitsOrNull(row.deliveryFee),
    isForDelivery: unless(row.isForDelivery, true),
    zones: someOf(row.zones)?.map((each) =>
      compact<z.input<typeof zone>>({
        key: unless(writing.keyOf('DeliveryZone', each.id), `${key}/${slug(each.name)}`)?.slice(key.length + 1),
        id: each.id,
        name: each.name,
        postcode: each.postcode,
        minimumSpend: unitsOrNull(each.minimumSpend),
        deliveryFee: unitsOrNull(each.deliveryFee),
      }),
    ),
    ...drawn(row),
  })
}

const drawnPolygon = z.array(z.object({ lat: z.number(), lng: z.number() }))
const drawnCircle = z.object({ center: z.object({ lat: z.number(), lng: z.number() }), radius: z.number() })

function drawn({ shape, coordinates }: RowOf<'deliveryCities'>) {
  const none = { polygon: undefined, circle: undefined }
  const read: unknown = JSON.parse(coordinates ?? 'null')
  if (shape === 'polygon')
    return { ...none, polygon: drawnPolygon.parse(read).map(({ lat, lng }): [number, number] => [lat, lng]) }
  if (shape !== 'circle') return none
  const { center, radius } = drawnCircle.parse(read)
  return { ...none, circle: { latitude: center.lat, longitude: center.lng, radius } }
}

export function servicePointRow(point: ServicePoint, reading: Reading, index: number): RowOf<'servicePoints'> {
  const path = `servicePoints[${index}]`
  const serving = namedAll(reading, 'Venue', { references: point.venues, path: `${path}.venues` })
  return {
    id: reading.numberOf('ServicePoint', path),
    position: index + 1,
    venueMask: namedAll(reading, 'Venue', { references: point.shownAt, path: `${path}.shownAt` }),
    servingVenueIds: serving,
    names: textsOf(point.name, reading),
    deliveryPointLabels: textsOrNull(point.deliveryPointLabel, reading),
    typeLabels: textsOrNull(point.typeLabel, reading),
    deliveryFee: point.deliveryFee ?? null,
  }
}

export function servicePointOf(row: RowOf<'servicePoints'>, writing: Writing): z.input<typeof servicePoint> {
  const venueKey = (id: number) => writing.keyOf('Venue', id)
  return compact<z.input<typeof servicePoint>>({
    key: unless(writing.keyOf('ServicePoint', row.id), keyOfName(row.names, writing.main)),
    id: row.id,
    name: fileText(row.names, writing),
    venues: row.servingVenueIds.map(venueKey),
    shownAt: someOf(row.venueMask)?.map(venueKey),
    deliveryPointLabel: fileText(row.deliveryPointLabels, writing),
    typeLabel: fileText(row.typeLabels, writing),
    deliveryFee: unitsOrNull(row.deliveryFee),
  })
}
