import { restaurantTexts } from '#server/platform/texts/localized.ts'

import type { RowsOf } from './restaurant-seed.ts'

/** Privacy and terms are required, marketing is not; the first two link a document on this service. */
export const consents: RowsOf<'consents'> = [
  {
    key: 'f_privacy',
    position: 1,
    document: 'privacy',
    isRequired: true,
    labels: restaurantTexts({
      it: 'Ho letto e accetto l’informativa sulla privacy',
      en: 'I have read and accept the privacy policy',
      de: 'Ich habe die Datenschutzerklärung gelesen und akzeptiere sie',
      fr: 'J’ai lu et j’accepte la politique de confidentialité',
      es: 'He leído y acepto la política de privacidad',
    }),
  },
  {
    key: 'f_termini',
    position: 2,
    document: 'terms',
    isRequired: true,
    isForReservation: false,
    labels: restaurantTexts({
      it: 'Ho letto e accetto i termini e le condizioni',
      en: 'I have read and accept the terms and conditions',
      de: 'Ich habe die AGB gelesen und akzeptiere sie',
      fr: 'J’ai lu et j’accepte les conditions générales',
      es: 'He leído y acepto los términos y condiciones',
    }),
  },
  {
    key: 'f_marketing',
    position: 3,
    isRequired: false,
    isForReservation: false,
    labels: restaurantTexts({
      it: 'Voglio ricevere offerte e novità via e-mail',
      en: 'I would like to receive offers and news by e-mail',
      de: 'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten',
      fr: 'Je souhaite recevoir des offres et des nouveautés par e-mail',
      es: 'Quiero recibir ofertas y novedades por correo electrónico',
    }),
  },
]
