import { consentsOf } from '#server/legal/consent-queries.ts'
import type { Call } from '#server/platform/call.ts'
import type { StoredGuest } from '#server/platform/db/stored-json.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { fieldText, formText } from '#server/platform/texts/forms.ts'
import { phoneFault } from '#server/venues/phone-fault.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import { checkReach } from '#src/domain/account/check-registration.ts'
import { isConsentRequired } from '#src/domain/checkout/consents.ts'
import { canOrderAsGuest, needsGuestEmail } from '#src/domain/services/order-type.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { accept } from '#src/domain/verdict.ts'

const atTable = ['firstName', 'lastName', 'phone'] as const
/** A single field asks for the whole name, and many people have one name only [CHK-55]. */
const elsewhere = ['firstName', 'phone', 'email'] as const
/** Of somebody on the telephone. */
const onTelephone = ['firstName', 'phone'] as const
type GuestField = (typeof atTable)[number] | (typeof elsewhere)[number]

/** Whether the caller may order this type: a customer every type, a guest those that guests may order. */
export function mayOrder(type: ServiceType, { account, restaurant }: Pick<Call, 'account' | 'restaurant'>): boolean {
  return account !== null || (type !== 'reservation' && canOrderAsGuest(type, restaurant))
}

type OrderRequest = RequestOf<typeof createOrder>

/**
 * The contact data of a guest, null for a signed-in customer. Guests may order at a table and for the types that the
 * restaurant names [ACCT-13, CHK-32]. Of somebody on the telephone staff ask for name and number only [ORD-75].
 */
export async function checkGuest(
  { isGuest, guest, orderType, venueId }: Pick<OrderRequest, 'isGuest' | 'guest' | 'orderType' | 'venueId'>,
  call: Call,
): Promise<Answer<StoredGuest | null>> {
  if (call.account) return accept(null)
  if (!isGuest || !mayOrder(orderType, call)) return refused('ACCOUNT_NEEDED')
  const { hasAcceptedPrivacy, firstName, lastName, phone, email = '' } = guest ?? nobody
  const hasEmail = call.placedBy === null && needsGuestEmail(orderType)
  const all = {
    firstName: typedText(firstName),
    lastName: typedText(lastName),
    phone: typedText(phone),
    email: typedText(email),
  }
  const faults = fieldsOf(orderType, call).flatMap((field) => fieldErrors(field, all[field], call))
  const unreachable = await phoneFault(all.phone, venueId, call)
  if (unreachable) faults.push(unreachable)
  const given = hasEmail ? all : { firstName: all.firstName, lastName: all.lastName, phone: all.phone }
  if (!hasAcceptedPrivacy && call.placedBy === null) faults.push(...(await consentErrors(call)))
  return faults.length === 0 ? accept(given) : refusedWith('VALIDATION', faults)
}

/** What is asked of a guest. */
function fieldsOf(orderType: OrderRequest['orderType'], { placedBy }: Call): readonly GuestField[] {
  if (placedBy) return onTelephone
  return needsGuestEmail(orderType) ? elsewhere : atTable
}

const nobody = { hasAcceptedPrivacy: false, firstName: '', lastName: '', phone: '', email: '' }

function fieldErrors(field: GuestField, value: string, { language }: Call): string[] {
  if (value === '') return [fieldText(language, field, 'required')]
  return checkReach(field, value).map(({ reason }) => fieldText(language, field, reason))
}

/** One flag stands for every required consent (contract C48): each is named. */
async function consentErrors({ db, restaurant, localize, language }: Call): Promise<string[]> {
  const question = { restaurantId: restaurant.id, isForReservation: true }
  const consents = await consentsOf(db, question, localize)
  return consents.filter(isConsentRequired).map(({ label }) => formText(language, 'consentMissing', label))
}
