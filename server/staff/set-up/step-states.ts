import { createHash } from 'node:crypto'

import type { Lack, SetUpState, SetUpStep, StepName } from '#desk/contract/set-up/steps.ts'
import { stepNames } from '#desk/contract/set-up/steps.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { unpayableModes } from '#server/payments/unpayable-modes.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { countSampleDishes } from '#server/restaurant-file/new/sample-dishes.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import type { StaffMember } from '#server/staff/desk-member.ts'
import { doneSetUpSteps } from '#server/venues/set-up-steps.ts'
import type { Id } from '#src/contract/values.ts'

import { isVenueStep, nameOfStep } from './set-up-steps.ts'

type Venue = WrittenFile['venues'][number]
type Place = {
  readonly file: WrittenFile
  readonly venue: Venue | null
  /** Some way to pay online is offered at a venue without an account that is paid. */
  readonly lacksAccount: boolean
}
type Deps = Pick<PaymentDeps, 'db' | 'providers'>

/** What a step has to hold before orders can come; a step that is left out lacks nothing. */
const lacksOf: Readonly<Partial<Record<StepName, (place: Place) => readonly Lack[]>>> = {
  hours: ({ venue }) => (venue?.openingHours?.length ? [] : ['hours']),
  menu: ({ file }) => (file.menu.products.some(({ isWithdrawn }) => !isWithdrawn) ? [] : ['dish']),
  services: ({ venue }) => (isOrdered(venue) ? [] : ['service']),
  tables: ({ venue }) => (venue?.services.table && !venue.tables?.length ? ['table'] : []),
  delivery: ({ file }) => (delivers(file) && !hasArea(file) ? ['area'] : []),
  // Left out, they are paid in cash.
  payments: ({ file, lacksAccount }) => (file.payments?.length === 0 ? ['payment'] : lacksAccount ? ['account'] : []),
}

/** How far a restaurant is: each of its steps, those of venues once for each venue that still takes orders. */
export async function stepsOf(
  { db, providers }: Deps,
  { restaurantId }: Pick<StaffMember, 'restaurantId'>,
): Promise<SetUpState> {
  const file = await exportRestaurant(db, restaurantId)
  if (!file) return { opensSoon: false, version: '', hasSampleDishes: false, steps: [] }
  const { opensSoon = false } = file
  const done = await doneSetUpSteps(db, restaurantId)
  const venues = file.venues.filter(({ isDead }) => !isDead)
  const lacksAccount = (await unpayableModes({ db, providers }, restaurantId)).some(
    ({ venueId, reason }) => reason === 'account' && venues.some(({ id }) => id === venueId),
  )
  // Who is open takes orders of guests only.
  const names = stepNames.filter((name) => name !== 'test' || opensSoon)
  const steps = names.flatMap((name) =>
    (isVenueStep(name) ? venues : [null]).map((venue): SetUpStep => {
      const of = venue && { id: (venue.id ?? 0) as Id<'Venue'>, name: venue.name }
      return {
        name,
        venue: of,
        isDone: name === 'open' ? !opensSoon : done.has(nameOfStep({ step: name, venueId: of?.id ?? null })),
        lacks: lacksOf[name]?.({ file, venue, lacksAccount }) ?? [],
      }
    }),
  )
  const version = createHash('sha256').update(JSON.stringify(file)).digest('base64url')
  return { opensSoon, version, hasSampleDishes: countSampleDishes(file.menu.products) >= fewSamples, steps }
}

/** So many dishes are no chance: a Margherita may well cost what ours does. */
const fewSamples = 2

/** Whether there is a way to order that has times; those without a day are not offered any more. */
function isOrdered(venue: Venue | null): boolean {
  return Object.values(venue?.services ?? {}).some(
    (way) => way?.isActive !== false && way?.slots?.some(({ days }) => days?.length !== 0),
  )
}
const delivers = ({ venues }: WrittenFile) =>
  venues.some(({ services, isDead }) => !isDead && services.delivery && services.delivery.isActive !== false)
const hasArea = ({ deliveryAreas = [] }: WrittenFile) =>
  deliveryAreas.some(({ isForDelivery }) => isForDelivery !== false)
