import { mayMake } from '#desk/contract/call-access.ts'
import { readSettings, restaurantForm, serviceForm, venueForm } from '#desk/contract/settings.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { withOwnVenues } from '#server/staff/own-venues.ts'
import type { ServiceType } from '#src/contract/service-type.ts'

import { shownForm } from './desk-form.ts'
import { editForm } from './edit-form.ts'
import { settingsForOwner } from './edited-settings.ts'
import { fieldsFor } from './money-settings.ts'
import { formOfRestaurant, saveRestaurant } from './restaurant-settings.ts'
import { formOfService, saveService } from './service-settings.ts'
import { formOfVenue, saveVenue } from './venue-settings.ts'

/** What a restaurant, its venues and their ways to order offer. */
export function settingsEditRoutes(desk: DeskRoutes, { providers }: Pick<PaymentDeps, 'providers'>) {
  desk.read(readSettings, async ({ db, member, language }) => {
    const settings = withOwnVenues(member, await settingsForOwner({ db, providers }, member.restaurantId, language))
    // What all venues share is no form of a manager of one of them.
    const shared = mayMake(member, restaurantForm.save) ? settings.restaurant.fields : []
    const restaurant = shownForm(fieldsFor(member, 'settings.restaurant', shared))
    const venues = settings.venues.map((venue) => ({
      ...venue,
      ...shownForm(fieldsFor(member, 'settings.venue', venue.fields)),
    }))
    return { restaurant, venues }
  })

  editForm(desk, restaurantForm, {
    action: 'settings.restaurant',
    subject: ({ member }) => member.restaurantId,
    form: ({ db, member, language }) => formOfRestaurant(db, member.restaurantId, language),
    save: (typed, { db, member, language }) => saveRestaurant(db, member.restaurantId, typed, language),
  })

  const venueOf = ({ member: { restaurantId }, idOf }: DeskCall) => ({ restaurantId, venueId: idOf<'Venue'>('venue') })
  editForm(desk, venueForm, {
    action: 'settings.venue',
    subject: ({ idOf }) => idOf('venue'),
    form: (call) => formOfVenue(call.db, venueOf(call), call.language),
    save: (typed, call) => saveVenue(call.db, venueOf(call), typed, call.language),
  })

  const serviceOf = (call: DeskCall) => ({ ...venueOf(call), type: call.context.req.param('type') as ServiceType })
  editForm(desk, serviceForm, {
    action: 'settings.service',
    subject: (call) => `${call.idOf('venue')}/${serviceOf(call).type}`,
    form: (call) => formOfService(call.db, serviceOf(call), call.language),
    save: (typed, call) => saveService(call.db, serviceOf(call), typed, call.language),
  })
}
