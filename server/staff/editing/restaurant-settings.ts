import type { Database } from '#server/platform/db/database.ts'
import type { Restaurant } from '#server/platform/find-restaurant.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { serviceTypeNames } from '#server/platform/texts/service-names.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import { changeRestaurant } from '#server/venues/change-restaurant.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { canOrderAsGuest, orderTypes } from '#src/domain/services/order-type.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField } from './desk-field.ts'
import type { Typed } from './desk-form.ts'
import { readForm } from './desk-form.ts'
import { pageFaults } from './page-address.ts'
import type { Say } from './texts/say.ts'
import { sayIn } from './texts/say.ts'
import { restaurantTexts } from './texts/settings-texts.ts'
import { tick, tickedOf, tickFields } from './tick-fields.ts'

/** The types that a restaurant may open to guests; at a table they always order. */
const guestTypes: readonly ServiceType[] = orderTypes.filter(
  (type) => canOrderAsGuest(type, { guestOrderTypes: [type] }) && !canOrderAsGuest(type, { guestOrderTypes: [] }),
)

/** The form of what holds for the whole restaurant; null = there is none. */
export async function formOfRestaurant(
  db: Database,
  id: Id<'Restaurant'>,
  language: Language,
): Promise<DeskField[] | null> {
  const row = await restaurantOf(db, id)
  return row && restaurantForm(row, sayIn(language))
}

/** Changes what holds for the whole restaurant. */
export async function saveRestaurant(
  tx: Database,
  id: Id<'Restaurant'>,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const row = await restaurantOf(tx, id)
  if (!row) return refuse({ reason: 'unknown' })
  const say = sayIn(language)
  const read = readForm(restaurantForm(row, say), typed, say)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const isTicked = (name: string) => read.value.get(name) === true
  const pageOf = (name: 'siteUrl' | 'accessibilityStatement') => read.value.get(name) as string | null
  const pages = { siteUrl: pageOf('siteUrl'), accessibilityStatement: pageOf('accessibilityStatement') }
  const faults = pageFaults(pages, row, say)
  if (faults) return refuse({ reason: 'invalid', faults })
  await changeRestaurant(tx, id, {
    guestOrderTypes: [
      ...row.guestOrderTypes.filter((type) => !guestTypes.includes(type)),
      ...tickedOf(read.value, 'guestOrderTypes', guestTypes),
    ],
    proposesEarliestSlot: isTicked('proposesEarliestSlot'),
    hasDiscountCodes: isTicked('hasDiscountCodes'),
    hasLoyaltyCard: isTicked('hasLoyaltyCard'),
    ...pages,
  })
  return accept({})
}

function restaurantForm(row: Restaurant, say: Say): DeskField[] {
  return [
    {
      name: 'siteUrl',
      label: say(restaurantTexts.siteUrl),
      kind: 'name-or-none',
      value: row.siteUrl ?? '',
      hint: say(restaurantTexts.siteUrlHint),
    },
    {
      name: 'proposesEarliestSlot',
      label: say(restaurantTexts.proposesEarliestSlot),
      kind: 'flag',
      value: tick(row.proposesEarliestSlot),
      hint: say(restaurantTexts.proposesEarliestSlotHint),
    },
    {
      name: 'hasDiscountCodes',
      label: say(restaurantTexts.hasDiscountCodes),
      kind: 'flag',
      value: tick(row.hasDiscountCodes),
    },
    {
      name: 'hasLoyaltyCard',
      label: say(restaurantTexts.hasLoyaltyCard),
      kind: 'flag',
      value: tick(row.hasLoyaltyCard),
      hint: say(restaurantTexts.hasLoyaltyCardHint),
    },
    ...tickFields(
      { name: 'guestOrderTypes', group: say(restaurantTexts.guestOrderTypes) },
      guestTypes.map((type) => ({ id: type, label: say(serviceTypeNames[type]) })),
      row.guestOrderTypes,
    ),
    {
      name: 'accessibilityStatement',
      label: say(restaurantTexts.accessibilityStatement),
      kind: 'name-or-none',
      value: row.accessibilityStatement ?? '',
      hint: say(restaurantTexts.accessibilityStatementHint),
    },
  ]
}
