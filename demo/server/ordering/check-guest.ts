import type { Call } from '#demo/server/call.ts'
import type { StoredGuest } from '#demo/server/db/stored.ts'
import { consentsOf } from '#demo/server/queries/venue-content.ts'
import type { Answer } from '#demo/server/refusal.ts'
import { refused, refusedWith } from '#demo/server/refusal.ts'
import { fieldText, formText } from '#demo/server/texts/forms.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import { isConsentRequired } from '#src/domain/checkout/consents.ts'
import { accept } from '#src/domain/verdict.ts'

const maxText = 200
const fields = ['firstName', 'lastName', 'phone'] as const

type OrderRequest = RequestOf<typeof createOrder>

/** Who orders without an account, null for a signed-in customer; only at a table may somebody [ACCT-13, CHK-32]. */
export async function checkGuest(
  { isGuest, guest, orderType }: Pick<OrderRequest, 'isGuest' | 'guest' | 'orderType'>,
  call: Call,
): Promise<Answer<StoredGuest | null>> {
  if (call.account) return accept(null)
  if (!isGuest || orderType !== 'table') return refused('API_KEY_NOT_FOUND')
  const { hasAcceptedPrivacy, firstName, lastName, phone } = guest ?? nobody
  const given = { firstName: firstName.trim(), lastName: lastName.trim(), phone: phone.trim() }
  const faults = fields.flatMap((field) => fieldFaults(field, given[field], call))
  if (!hasAcceptedPrivacy) faults.push(...(await consentFaults(call)))
  return faults.length === 0 ? accept(given) : refusedWith('VALIDATION', faults)
}

const nobody = { hasAcceptedPrivacy: false, firstName: '', lastName: '', phone: '' }

function fieldFaults(field: (typeof fields)[number], value: string, { language }: Call): string[] {
  if (value === '') return [fieldText(language, field, 'required')]
  return value.length > maxText ? [fieldText(language, field, 'tooLong', { max: maxText })] : []
}

/** One flag stands for every required consent (contract C48): each is named. */
async function consentFaults({ db, restaurant, say, language }: Call): Promise<string[]> {
  const question = { restaurantId: restaurant.id, isForReservation: true }
  const consents = await consentsOf(db, question, { say, documentUrl: (name) => name })
  return consents.filter(isConsentRequired).map(({ label }) => formText(language, 'consentMissing', label))
}
