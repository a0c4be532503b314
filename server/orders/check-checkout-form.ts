import { offeredModes } from '#server/payments/offered-modes.ts'
import type { PayingCall } from '#server/payments/payment-deps.ts'
import type { Call } from '#server/platform/call.ts'
import type { StoredAnswer } from '#server/platform/db/stored-json.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { formText } from '#server/platform/texts/forms.ts'
import { cashMeansOf, checkoutQuestionsOf } from '#server/venues/venue-content-queries.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import { answerTo } from '#src/domain/checkout/answers.ts'
import { accept } from '#src/domain/verdict.ts'

type OrderRequest = RequestOf<typeof createOrder>
type Asking = Pick<PayingCall, 'db' | 'restaurant' | 'localize' | 'language' | 'providers'>

/** Checks that the venue offers the payment mode for this order type and, for cash, the cash means. */
export async function checkPayment(
  request: OrderRequest,
  { db, restaurant, localize, providers }: Asking,
): Promise<Answer<null>> {
  const offer = offerOf(request, restaurant.id)
  const modes = await offeredModes(db, await providers.ofVenue(db, offer), offer)
  if (!modes.some(({ kind }) => kind === request.paymentMode)) return refused('PAYMENT_MODE_NOT_AVAILABLE')
  if (request.paymentMode !== 'cash') return accept(null)
  const means = await cashMeansOf(db, offer, localize)
  const wanted = request.cashMeans ?? 'cash'
  const isOffered = means.length === 0 ? wanted === 'cash' : means.some(({ kind }) => kind === wanted)
  return isOffered ? accept(null) : refused('PAYMENT_MODE_NOT_AVAILABLE')
}

/** Every question of the venue is answered [CHK-33]; the names stored are the venue's own. */
export async function checkAnswers(
  request: OrderRequest,
  { db, restaurant, localize, language }: Omit<Asking, 'providers'>,
): Promise<Answer<StoredAnswer[]>> {
  const questions = await checkoutQuestionsOf(db, offerOf(request, restaurant.id), localize)
  const given = Object.fromEntries(request.answers.map(({ questionId, value }) => [questionId, value]))
  const answers: StoredAnswer[] = []
  for (const question of questions) {
    const answer = answerTo(question, given)
    if (!answer) return refusedWith('VALIDATION', [formText(language, 'answerMissing', question.texts.name)])
    answers.push({ name: answer.name, kind: answer.kind, value: answer.value })
  }
  return accept(answers)
}

function offerOf({ venueId, orderType: type }: OrderRequest, restaurantId: Call['restaurant']['id']) {
  return { restaurantId, venueId, type }
}
