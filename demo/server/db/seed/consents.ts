import { texts } from '#demo/server/texts/five-texts.ts'

import type { RowsOf } from './restaurant-seed.ts'

/** Privacy and terms are required, marketing is not; the first two open a document of this service. */
export const consents: RowsOf<'consents'> = [
  {
    key: 'f_privacy',
    position: 1,
    document: 'privacy',
    isRequired: true,
    labels: texts([
      'Ho letto e accetto l’informativa sulla privacy',
      'I have read and accept the privacy policy',
      'Ich habe die Datenschutzerklärung gelesen und akzeptiere sie',
      'J’ai lu et j’accepte la politique de confidentialité',
      'He leído y acepto la política de privacidad',
    ]),
  },
  {
    key: 'f_termini',
    position: 2,
    document: 'terms',
    isRequired: true,
    isForReservation: false,
    labels: texts([
      'Ho letto e accetto i termini e le condizioni',
      'I have read and accept the terms and conditions',
      'Ich habe die AGB gelesen und akzeptiere sie',
      'J’ai lu et j’accepte les conditions générales',
      'He leído y acepto los términos y condiciones',
    ]),
  },
  {
    key: 'f_marketing',
    position: 3,
    isRequired: false,
    isForReservation: false,
    labels: texts([
      'Voglio ricevere offerte e novità via e-mail',
      'I would like to receive offers and news by e-mail',
      'Ich möchte Angebote und Neuigkeiten per E-Mail erhalten',
      'Je souhaite recevoir des offres et des nouveautés par e-mail',
      'Quiero recibir ofertas y novedades por correo electrónico',
    ]),
  },
]
