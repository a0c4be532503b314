import { texts } from './five-texts.ts'
import type { Texts } from './language.ts'

/** What a failure about paying shows, by its code (contract 4.2). */
export const paymentMessages = {
  PAYMENT_MODE_NOT_AVAILABLE: texts([
    'Questo modo di pagamento non è disponibile.',
    'This way of paying is not available.',
    'Diese Zahlungsart ist nicht verfügbar.',
    'Ce moyen de paiement n’est pas disponible.',
    'Esta forma de pago no está disponible.',
  ]),
  PAYMENT_NOT_CONFIRMED: texts([
    'Impossibile confermare il pagamento.',
    'The payment could not be confirmed.',
    'Die Zahlung konnte nicht bestätigt werden.',
    'Le paiement n’a pas pu être confirmé.',
    'No se ha podido confirmar el pago.',
  ]),
  ALREADY_PAID: texts([
    'È già stato pagato.',
    'This has been paid already.',
    'Das ist bereits bezahlt.',
    'C’est déjà payé.',
    'Ya está pagado.',
  ]),
} satisfies Record<string, Texts>
