import type { Texts } from '#server/platform/texts/language.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'
import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'

// Texts that a restaurant need not write: what a file leaves out reads so, in five languages.

export const usualPaymentLabels: Readonly<Record<PaymentModeKind, Texts>> = {
  cash: restaurantTexts({
    it: 'Alla consegna o al ritiro',
    en: 'On delivery or collection',
    de: 'Bei Lieferung oder Abholung',
    fr: 'À la livraison ou au retrait',
    es: 'En la entrega o recogida',
  }),
  card: restaurantTexts({ it: 'Carta', en: 'Card', de: 'Karte', fr: 'Carte', es: 'Tarjeta' }),
  payPal: restaurantTexts('PayPal'),
}

export const usualCashMeansLabels: Readonly<Record<CashMeansKind, Texts>> = {
  cash: restaurantTexts({ it: 'Contanti', en: 'Cash', de: 'Bargeld', fr: 'Espèces', es: 'Efectivo' }),
  cardAtDoor: restaurantTexts({
    it: 'Carta o bancomat',
    en: 'Card at the counter',
    de: 'Karte vor Ort',
    fr: 'Carte sur place',
    es: 'Tarjeta en el local',
  }),
  mealVouchers: restaurantTexts({
    it: 'Buoni pasto',
    en: 'Meal vouchers',
    de: 'Essensgutscheine',
    fr: 'Titres-restaurant',
    es: 'Vales de comida',
  }),
}

/** What diners accept at a restaurant whose file names no consents: privacy and terms are required, marketing is not. */
export const usualConsentTexts = [
  {
    key: 'f_privacy',
    document: 'privacy',
    isRequired: true,
    label: restaurantTexts({
      it: 'Ho letto e accetto l’informativa sulla privacy',
      en: 'I have read and accept the privacy policy',
      de: 'Ich habe die Datenschutzerklärung gelesen und akzeptiere sie',
      fr: 'J’ai lu et j’accepte la politique de confidentialité',
      es: 'He leído y acepto la política de privacidad',
    }),
  },
  {
    key: 'f_termini',
    document: 'terms',
    isRequired: true,
    isForReservation: false,
    label: restaurantTexts({
      it: 'Ho letto e accetto i termini e le condizioni',
      en: 'I have read and accept the terms and conditions',
      de: 'Ich habe die AGB gelesen und akzeptiere sie',
      fr: 'J’ai lu et j’accepte les conditions générales',
      es: 'He leído y acepto los términos y condiciones',
    }),
  },
  {
    key: 'f_marketing',
    isForReservation: false,
    label: restaurantTexts({
      it: 'Voglio ricevere offerte e novità via e-mail',
      en: 'I would like to receive offers and news by e-mail',
      de: 'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten',
      fr: 'Je souhaite recevoir des offres et des nouveautés par e-mail',
      es: 'Quiero recibir ofertas y novedades por correo electrónico',
    }),
  },
] as const
