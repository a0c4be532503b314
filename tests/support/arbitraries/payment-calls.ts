import fc from 'fast-check'

import type { RequestOf } from '#src/contract/endpoint.ts'
import {
  detachCard,
  executePayPal,
  getClientSecret,
  getPayPalToken,
  getSavedCards,
  getSetupSecret,
  notifyConfirmation,
  startPayPal,
} from '#src/contract/pay.ts'
import type { PaymentCredentials, PaymentMode, SavedCard } from '#src/contract/payment.ts'

import { call } from './call.ts'
import { aPaymentMode } from './order.ts'
import { aCount, aFlag, aList, anId, anObject, aPageAddress, aText, orNull } from './values.ts'

export const aModeOfPayment = anObject<PaymentMode>({
  id: anId(),
  kind: aPaymentMode,
  label: aText,
  credentials: orNull(
    anObject<PaymentCredentials>({
      publishableKey: orNull(aText),
      clientId: orNull(aText),
      environment: orNull(fc.constantFrom('sandbox' as const, 'production' as const)),
      sdkBaseUrl: orNull(aPageAddress),
      paymentPageUrl: orNull(aPageAddress),
      isOrderMadeByService: aFlag,
    }),
  ),
})

const aSavedCard = anObject<SavedCard>({
  id: aText,
  venues: aList(anObject<SavedCard['venues'][number]>({ id: anId() })),
  card: anObject<SavedCard['card']>({
    brand: aText,
    last4: aText,
    expiryMonth: aCount,
    expiryYear: aCount,
    isExpired: aFlag,
  }),
})

const nothing = fc.constant({})
const venue = { venueId: anId<'Venue'>() }
const entity = {
  entityKind: fc.constantFrom('order' as const, 'reservation' as const, 'bill' as const),
  entityId: anId<'Order'>(),
  token: orNull(aText),
}
const aSecret = anObject({ clientSecret: aText })

/** The calls about paying. */
export const paymentCalls = {
  getClientSecret: call(getClientSecret, anObject<RequestOf<typeof getClientSecret>>({ ...venue, ...entity }), aSecret),
  notifyConfirmation: call(notifyConfirmation, anObject<RequestOf<typeof notifyConfirmation>>(entity), nothing),
  getSavedCards: call(
    getSavedCards,
    anObject({ venueId: orNull(anId<'Venue'>()) }),
    anObject({ cards: aList(aSavedCard) }),
  ),
  getSetupSecret: call(getSetupSecret, anObject(venue), aSecret),
  detachCard: call(detachCard, anObject({ ...venue, id: aText }), nothing),
  getPayPalToken: call(getPayPalToken, anObject(venue), anObject({ clientToken: orNull(aText) })),
  startPayPal: call(
    startPayPal,
    anObject<RequestOf<typeof startPayPal>>({ ...venue, ...entity }),
    anObject({ payPalOrderId: aText }),
  ),
  executePayPal: call(
    executePayPal,
    anObject<RequestOf<typeof executePayPal>>({ ...venue, ...entity, payPalOrderId: aText }),
    nothing,
  ),
}
