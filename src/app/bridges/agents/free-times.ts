import type { SlotSearch } from '#src/api/shift-calls.ts'
import { daysQuery, slotsQuery } from '#src/api/shift-calls.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { TimeSlot } from '#src/contract/shift.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { activeOrderTypes, destinationOf, orderTypes } from '#src/domain/services/order-type.ts'
import { hasCourierSlots, slotPlace, slotsForCities } from '#src/domain/slots/slot-place.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { orderableSlots } from '#src/parts/slots/orderable-slots.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'

import { chosenVenue } from './chosen-venue.ts'
import { command } from './command.ts'
import type { Answer } from './command.ts'
import { textField, wordField } from './fields.ts'

/** The times that the diner could choose; choosing one stays with the diner. */
export const freeTimes = command({
  description:
    'Returns the days, or the times of one day, for which something can still be ordered. The diner chooses the time in the widget.',
  isReadOnly: true,
  fields: {
    order_type: wordField(
      'How the order is to be had. Without it: as the diner has chosen, else the first that the venue offers.',
      orderTypes,
    ),
    day: textField('A day as 2026-12-31. Without it the days are returned.', 10),
  },
  required: [],
  async run(instance, { order_type: wanted, day }) {
    const asked = ask(instance, wanted)
    if (!asked.ok) return asked
    const { api, queryClient } = instance
    const { search, orderable, isPerDay, venue } = asked.value
    const about = { venue: venue.name, order_type: search.type }
    const { days } = await queryClient.fetchQuery(daysQuery(api, search))
    const open = days.filter(({ date, slots }) => isPerDay || !slots || orderable(date, slots).length > 0)
    if (day === undefined) return accept({ ...about, days: open.map(({ date }) => date) })
    const known = open.find(({ date }) => date === day)
    if (!known)
      return refuse(`Nothing can be ordered for ${day}. Days: ${open.map(({ date }) => date).join(', ') || 'none'}.`)
    const isKnown = !isPerDay && known.slots !== null
    const slots = isKnown
      ? (known.slots ?? [])
      : (await queryClient.fetchQuery(slotsQuery(api, { ...search, date: known.date }))).slots
    return accept({ ...about, day, times: orderable(known.date, slots).map(({ from, to }) => ({ from, to })) })
  },
})

/** What is to be asked for a way to order, and which of the slots the diner could take. */
function ask(instance: Instance, wanted: OrderType | undefined) {
  const chosen = chosenVenue(instance)
  if (!chosen.ok) return chosen
  const venue = chosen.value
  const draft = instance.stores.draft.state
  const active = activeOrderTypes(venue)
  const type = wanted ?? draft.type ?? draft.defaultType ?? active[0]
  if (type === undefined || !active.includes(type))
    return refuse(`${venue.name} does not offer this. It offers: ${active.join(', ') || 'nothing'}.`)
  const address = draft.type === type ? draft.address : draft.defaultAddress
  const servicePointId = draft.type === type ? draft.servicePointId : draft.defaultServicePointId
  const missing = whatIsMissing(type, { hasAddress: address !== null, hasPoint: servicePointId !== null })
  if (!missing.ok) return missing
  const search: SlotSearch & { readonly type: OrderType } = {
    venueId: venue.id,
    type,
    ...slotPlace({ address, servicePointId }),
  }
  const now = steadyClock(instance.clock.now(), timeZoneOf(venue))
  const { deliveryCityIds } = search
  const orderable = (date: LocalDate, slots: readonly TimeSlot[]) =>
    orderableSlots(date, slotsForCities(slots, { config: venue[type], deliveryCityIds }), now)
  return accept({ venue, search, orderable, isPerDay: hasCourierSlots(type, venue) })
}

/** Times depend on where an order goes, which the diner says. */
function whatIsMissing(
  type: OrderType,
  { hasAddress, hasPoint }: { hasAddress: boolean; hasPoint: boolean },
): Answer<null> {
  switch (destinationOf(type)) {
    case 'venue':
      return accept(null)
    case 'address':
      return hasAddress
        ? accept(null)
        : refuse('The times depend on the address, which the diner chooses in the widget.')
    case 'servicePoint':
      return hasPoint
        ? accept(null)
        : refuse('The times depend on the place of delivery, which the diner chooses in the widget.')
    case 'table':
      return refuse('At a table the order is for now. The diner scans the code of the table.')
  }
}
