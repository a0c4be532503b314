import type { Texts } from './language.ts'
import { texts } from './localized.ts'

/** Texts of refusals about payments, by code (contract 4.2). */
export const paymentMessages = {
  PAYMENT_MODE_NOT_AVAILABLE: texts({
    it: 'Questo modo di pagamento non è disponibile.',
    en: 'This way of paying is not available.',
    de: 'Diese Zahlungsart ist nicht verfügbar.',
    fr: 'Ce moyen de paiement n’est pas disponible.',
    es: 'Esta forma de pago no está disponible.',
  }),
  PAYMENT_TOO_SMALL: texts({
    it: 'Online si può pagare da {least} in su. Scegli un altro modo di pagare.',
    en: 'Online payments begin at {least}. Choose another way to pay.',
    de: 'Online kann man ab {least} bezahlen. Wähle eine andere Zahlungsart.',
    fr: 'On peut payer en ligne à partir de {least}. Choisissez un autre moyen de paiement.',
    es: 'En línea se puede pagar a partir de {least}. Elige otra forma de pago.',
  }),
  PAYMENT_TOO_LARGE: texts({
    it: 'In questo modo si può pagare fino a {most}. Scegli un altro modo di pagare.',
    en: 'This way of paying takes up to {most}. Choose another way to pay.',
    de: 'So kann man bis zu {most} bezahlen. Wähle eine andere Zahlungsart.',
    fr: 'Ce moyen de paiement accepte jusqu’à {most}. Choisissez-en un autre.',
    es: 'Así se puede pagar hasta {most}. Elige otra forma de pago.',
  }),
  PAYMENT_NOT_CONFIRMED: texts({
    it: 'Impossibile confermare il pagamento.',
    en: 'The payment could not be confirmed.',
    de: 'Die Zahlung konnte nicht bestätigt werden.',
    fr: 'Le paiement n’a pas pu être confirmé.',
    es: 'No se ha podido confirmar el pago.',
  }),
  TOO_MANY_UNPAID: texts({
    it: 'Troppi ordini aspettano il pagamento. Pagane uno o lasciali: dopo {minutes} minuti decadono. Oppure scegli di pagare al ristorante.',
    en: 'Too many orders wait for their payment. Pay one of them, or leave them: they lapse after {minutes} minutes. Or choose to pay at the restaurant.',
    de: 'Zu viele Bestellungen warten auf ihre Zahlung. Bezahle eine oder lass sie: Nach {minutes} Minuten verfallen sie. Oder zahle vor Ort.',
    fr: 'Trop de commandes attendent leur paiement. Payez-en une ou laissez-les : elles expirent après {minutes} minutes. Ou payez sur place.',
    es: 'Demasiados pedidos esperan el pago. Paga uno o déjalos: caducan a los {minutes} minutos. O elige pagar en el restaurante.',
  }),
  TOO_LATE_FOR_LINK: texts({
    it: 'Per un link di pagamento è troppo tardi: scegli un orario più avanti, oppure contanti.',
    en: 'It is too late for a link to pay: choose a later time, or cash.',
    de: 'Für einen Zahlungslink ist es zu spät: Wähle eine spätere Zeit oder Barzahlung.',
    fr: 'Il est trop tard pour un lien de paiement : choisissez un horaire plus tard, ou les espèces.',
    es: 'Es tarde para un enlace de pago: elige una hora más tarde, o efectivo.',
  }),
  BILL_CHANGED: texts({
    it: 'Nel frattempo il conto è cambiato: restano da pagare {left}.',
    en: 'The bill has changed in the meantime: {left} left to pay.',
    de: 'Die Rechnung hat sich inzwischen geändert: Es sind noch {left} offen.',
    fr: 'L’addition a changé entre-temps : il reste {left} à payer.',
    es: 'La cuenta ha cambiado mientras tanto: quedan {left} por pagar.',
  }),
  PAYMENT_UNDECIDED: texts({
    it: 'La banca sta ancora decidendo su questo pagamento. Riprova tra poco.',
    en: 'The bank is still deciding about this payment. Try again in a moment.',
    de: 'Die Bank entscheidet noch über diese Zahlung. Versuche es gleich noch einmal.',
    fr: 'La banque n’a pas encore décidé de ce paiement. Réessayez dans un instant.',
    es: 'El banco aún está decidiendo sobre este pago. Vuelve a intentarlo en un momento.',
  }),
  ALREADY_PAID: texts({
    it: 'È già stato pagato.',
    en: 'This has been paid already.',
    de: 'Das ist bereits bezahlt.',
    fr: 'C’est déjà payé.',
    es: 'Ya está pagado.',
  }),
} satisfies Record<string, Texts>
