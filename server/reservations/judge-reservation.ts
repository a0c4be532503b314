import { consentsOf } from '#server/legal/consent-queries.ts'
import { checkAmount } from '#server/payments/check-amount.ts'
import { offeredModes } from '#server/payments/offered-modes.ts'
import type { PayingCall } from '#server/payments/payment-deps.ts'
import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { fieldText, formText } from '#server/platform/texts/forms.ts'
import type { OpenService } from '#server/venues/check-service.ts'
import { checkService } from '#server/venues/check-service.ts'
import { phoneFault } from '#server/venues/phone-fault.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { PaymentModeKind } from '#src/contract/payment.ts'
import type { reserve } from '#src/contract/reservation.ts'
import type { Cents } from '#src/contract/values.ts'
import { isConsentRequired } from '#src/domain/checkout/consents.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { checkContact } from '#src/domain/reservations/reservation-form.ts'
import { maxPeople } from '#src/domain/services/people.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { accept } from '#src/domain/verdict.ts'

export type ReservationRequest = RequestOf<typeof reserve>

export type Contact = { readonly name: string; readonly phone: string; readonly email: string }
type PrepaidDeposit = { readonly deposit: Cents; readonly paymentMode: PaymentModeKind }
export type JudgedReservation = OpenService & {
  readonly contact: Contact
  readonly notes: string | null
  /** Null = nothing is paid ahead. */
  readonly paidAhead: PrepaidDeposit | null
}

/** Everything that can stop a reservation before it takes a seat: the switches, the form, the deposit. */
export async function judgeReservation(
  request: ReservationRequest,
  call: PayingCall,
): Promise<Answer<JudgedReservation>> {
  if (call.restaurant.isUnderMaintenance) return refused('MAINTENANCE')
  const service = await checkService(call, request.venueId, 'reservation')
  if (!service.ok) return service
  const contact = {
    name: typedText(request.name),
    phone: typedText(request.phone),
    email: typedText(request.contactEmail),
  }
  const faults = await formErrors(request, contact, call)
  if (faults.length > 0) return refusedWith('VALIDATION', faults)
  if (request.people > maxPeople(service.value.config)) return refused('NOT_ENOUGH_SEATS')
  const paidAhead = await checkDeposit(request, call, service.value)
  if (!paidAhead.ok) return paidAhead
  return accept({
    ...service.value,
    contact,
    notes: typedText(request.notes ?? '') || null,
    paidAhead: paidAhead.value,
  })
}

async function formErrors(request: ReservationRequest, contact: Contact, call: Call): Promise<string[]> {
  const { language } = call
  const unreachable = await phoneFault(contact.phone, request.venueId, call)
  return [
    ...(request.people < 1 ? [fieldText(language, 'people', 'required')] : []),
    ...checkContact(contact).map(({ field, reason }) => fieldText(language, fieldNames[field], reason)),
    ...(unreachable ? [unreachable] : []),
    ...(request.hasAcceptedPrivacy ? [] : await consentErrors(call)),
  ]
}

const fieldNames = { name: 'contactName', phone: 'phone', email: 'email' } as const

/** One flag stands for every required consent (contract C48): each is named. */
async function consentErrors({ db, restaurant, localize, language }: Call): Promise<string[]> {
  const question = { restaurantId: restaurant.id, isForReservation: true }
  const consents = await consentsOf(db, question, localize)
  return consents.filter(isConsentRequired).map(({ label }) => formText(language, 'consentMissing', label))
}

/**
 * Checks that the venue offers the deposit and the payment mode, and that there is one where it has to be; cash is not
 * allowed [RESV-11, RESV-12, RESV-43].
 */
async function checkDeposit(
  { deposit, paymentMode, venueId }: ReservationRequest,
  { db, restaurant, language, providers }: PayingCall,
  { config, venue }: OpenService,
): Promise<Answer<PrepaidDeposit | null>> {
  if (deposit === undefined)
    return config.requiresDeposit
      ? refusedWith('VALIDATION', [fieldText(language, 'deposit', 'required')])
      : accept(null)
  if (!config.deposits.some(({ price }) => price === deposit)) {
    return refusedWith('VALIDATION', [fieldText(language, 'deposit', 'invalid')])
  }
  const offer = { restaurantId: restaurant.id, venueId, type: 'reservation' } as const
  const modes = await offeredModes(db, await providers.ofVenue(db, offer), offer)
  const isOffered =
    paymentMode !== undefined && isOnlineMode(paymentMode) && modes.some(({ kind }) => kind === paymentMode)
  if (!isOffered) return refused('PAYMENT_MODE_NOT_AVAILABLE')
  const taken = checkAmount(paymentMode, { amount: deposit, currency: venue.currencyCode })
  return taken.ok ? accept({ deposit, paymentMode }) : taken
}
