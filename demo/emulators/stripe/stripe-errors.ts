import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import { texts } from '#server/platform/texts/localized.ts'
import type { Language } from '#src/options/languages.ts'

/** A failure as Stripe.js hands it to the page. */
export type StripeError = {
  readonly type: 'card_error' | 'invalid_request_error' | 'validation_error'
  readonly code: string
  readonly declineCode?: string
  readonly texts: Texts
}

const declined = texts({
  it: 'La carta è stata rifiutata.',
  en: 'Your card was declined.',
  de: 'Die Karte wurde abgelehnt.',
  fr: 'Votre carte a été refusée.',
  es: 'Tu tarjeta fue rechazada.',
})

/** The failures of the emulator, with Stripe's own codes and close to its own words. */
export const stripeErrors = {
  decline: { type: 'card_error', code: 'card_declined', declineCode: 'generic_decline', texts: declined },
  insufficientFunds: {
    type: 'card_error',
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    texts: texts({
      it: 'La carta non ha fondi sufficienti.',
      en: 'Your card has insufficient funds.',
      de: 'Die Karte ist nicht ausreichend gedeckt.',
      fr: 'Votre carte ne dispose pas de fonds suffisants.',
      es: 'Tu tarjeta no tiene fondos suficientes.',
    }),
  },
  expired: {
    type: 'card_error',
    code: 'expired_card',
    texts: texts({
      it: 'La carta è scaduta.',
      en: 'Your card has expired.',
      de: 'Die Karte ist abgelaufen.',
      fr: 'Votre carte a expiré.',
      es: 'Tu tarjeta ha caducado.',
    }),
  },
  wrongCvc: {
    type: 'card_error',
    code: 'incorrect_cvc',
    texts: texts({
      it: 'Il codice di sicurezza della carta è errato.',
      en: 'Your card’s security code is incorrect.',
      de: 'Die Prüfnummer der Karte ist falsch.',
      fr: 'Le code de sécurité de votre carte est incorrect.',
      es: 'El código de seguridad de tu tarjeta es incorrecto.',
    }),
  },
  processingError: {
    type: 'card_error',
    code: 'processing_error',
    texts: texts({
      it: 'Si è verificato un errore con la carta. Riprova tra poco.',
      en: 'An error occurred while processing your card. Try again in a little bit.',
      de: 'Bei der Verarbeitung der Karte ist ein Fehler aufgetreten. Versuche es gleich noch einmal.',
      fr: 'Une erreur est survenue lors du traitement de votre carte. Réessayez dans un instant.',
      es: 'Se ha producido un error al procesar tu tarjeta. Vuelve a intentarlo en un momento.',
    }),
  },
  unauthenticated: {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    texts: texts({
      it: 'Non è stato possibile autenticare il metodo di pagamento. Scegline un altro e riprova.',
      en: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      de: 'Die Zahlungsart konnte nicht authentifiziert werden. Wähle eine andere und versuche es noch einmal.',
      fr: 'Nous ne parvenons pas à authentifier votre moyen de paiement. Choisissez-en un autre et réessayez.',
      es: 'No podemos autenticar tu método de pago. Elige otro y vuelve a intentarlo.',
    }),
  },
  unexpectedState: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    texts: texts('You cannot confirm this intent because it has already succeeded or been canceled.'),
  },
  missing: { type: 'invalid_request_error', code: 'resource_missing', texts: texts('No such object.') },
  incompleteNumber: {
    type: 'validation_error',
    code: 'incomplete_number',
    texts: texts({
      it: 'Il numero della carta è incompleto.',
      en: 'Your card number is incomplete.',
      de: 'Die Kartennummer ist unvollständig.',
      fr: 'Le numéro de carte est incomplet.',
      es: 'El número de la tarjeta está incompleto.',
    }),
  },
} satisfies Record<string, StripeError>

export type StripeFault = keyof typeof stripeErrors

/** The error as it goes to the browser, in the locale of its page. */
export function stripeErrorJson(fault: StripeFault, language: Language) {
  const { texts: said, declineCode, ...error }: StripeError = stripeErrors[fault]
  return {
    ...error,
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    message: textIn(said, { language, main: 'en' }),
  }
}
