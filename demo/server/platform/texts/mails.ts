import { changeMails } from './change-mails.ts'
import type { Texts } from './language.ts'
import { texts } from './localized.ts'
import { reservationMails } from './reservation-mails.ts'
import { unansweredMails } from './unanswered-mails.ts'
import { venueMails } from './venue-mails.ts'

/** The tip of an order, a line above its total. */
export const tipText = texts({
  it: 'Mancia: {tip}',
  en: 'Tip: {tip}',
  de: 'Trinkgeld: {tip}',
  fr: 'Pourboire : {tip}',
  es: 'Propina: {tip}',
})

/** A dish of a group order, with the name of whose it is. */
export const dishOfMember = texts({
  it: '{name}: {dish}',
  en: '{name}: {dish}',
  de: '{name}: {dish}',
  fr: '{name} : {dish}',
  es: '{name}: {dish}',
})

/** The mails of the outbox; `{name}` and the like are filled in. */
export const mails = {
  welcome: {
    subject: texts({
      it: 'Benvenuto da {restaurant}',
      en: 'Welcome to {restaurant}',
      de: 'Willkommen bei {restaurant}',
      fr: 'Bienvenue chez {restaurant}',
      es: 'Te damos la bienvenida a {restaurant}',
    }),
    body: texts({
      it: 'Ciao {name},\nil tuo account è pronto: accedi con {email}.\n\n{restaurant}',
      en: 'Hello {name},\nyour account is ready: sign in with {email}.\n\n{restaurant}',
      de: 'Hallo {name},\ndein Konto ist bereit: Melde dich mit {email} an.\n\n{restaurant}',
      fr: 'Bonjour {name},\nvotre compte est prêt : connectez-vous avec {email}.\n\n{restaurant}',
      es: 'Hola, {name}:\ntu cuenta está lista: accede con {email}.\n\n{restaurant}',
    }),
  },
  'password-reset': {
    subject: texts({
      it: 'Una nuova password per {restaurant}',
      en: 'A new password for {restaurant}',
      de: 'Ein neues Passwort für {restaurant}',
      fr: 'Un nouveau mot de passe pour {restaurant}',
      es: 'Una nueva contraseña para {restaurant}',
    }),
    body: texts({
      it: 'Ciao {name},\nqui scegli una nuova password, entro un’ora:\n\n{link}\n\nSe non l’hai chiesta tu, non fare nulla: quella di prima resta valida.',
      en: 'Hello {name},\nchoose a new password here, within an hour:\n\n{link}\n\nIf you did not ask for it, do nothing: your old one stays.',
      de: 'Hallo {name},\nhier wählst du innerhalb einer Stunde ein neues Passwort:\n\n{link}\n\nWenn du es nicht angefordert hast, brauchst du nichts zu tun: Das alte gilt weiter.',
      fr: 'Bonjour {name},\nchoisissez ici un nouveau mot de passe, dans l’heure :\n\n{link}\n\nSi vous n’êtes pas à l’origine de cette demande, ne faites rien : l’ancien mot de passe reste valable.',
      es: 'Hola, {name}:\nelige aquí una nueva contraseña, en la próxima hora:\n\n{link}\n\nSi no la has pedido tú, no hagas nada: la anterior sigue siendo válida.',
    }),
  },
  'order-received': {
    subject: texts({
      it: 'Ordine n. {order} ricevuto',
      en: 'Order {order} received',
      de: 'Bestellung {order} eingegangen',
      fr: 'Commande n° {order} reçue',
      es: 'Pedido {order} recibido',
    }),
    body: texts({
      it: 'Ciao {name},\nabbiamo ricevuto il tuo ordine per il {when} da {venue}. Ti scriviamo appena è confermato.\n\n{lines}\n\n{tip}Totale: {total}\nPer modifiche o annullamenti chiama {phone}.\n\n{allergens}',
      en: 'Hello {name},\nwe have received your order for {when} at {venue}. We write again as soon as it is confirmed.\n\n{lines}\n\n{tip}Total: {total}\nTo change or cancel it call {phone}.\n\n{allergens}',
      de: 'Hallo {name},\ndeine Bestellung für den {when} bei {venue} ist eingegangen. Wir melden uns, sobald sie bestätigt ist.\n\n{lines}\n\n{tip}Summe: {total}\nZum Ändern oder Stornieren ruf an: {phone}.\n\n{allergens}',
      fr: 'Bonjour {name},\nnous avons reçu votre commande pour le {when} chez {venue}. Nous vous écrivons dès qu’elle est confirmée.\n\n{lines}\n\n{tip}Total : {total}\nPour la modifier ou l’annuler, appelez le {phone}.\n\n{allergens}',
      es: 'Hola, {name}:\nhemos recibido tu pedido para el {when} en {venue}. Te escribiremos en cuanto se confirme.\n\n{lines}\n\n{tip}Total: {total}\nPara cambiarlo o cancelarlo, llama al {phone}.\n\n{allergens}',
    }),
  },
  'order-confirmed': {
    subject: texts({
      it: 'Ordine n. {order} confermato',
      en: 'Order {order} confirmed',
      de: 'Bestellung {order} bestätigt',
      fr: 'Commande n° {order} confirmée',
      es: 'Pedido {order} confirmado',
    }),
    body: texts({
      it: 'Ciao {name},\nil tuo ordine è confermato: ti aspettiamo il {when} da {venue}.\n\n{lines}\n\n{tip}Totale: {total}\n\n{allergens}',
      en: 'Hello {name},\nyour order is confirmed: see you on {when} at {venue}.\n\n{lines}\n\n{tip}Total: {total}\n\n{allergens}',
      de: 'Hallo {name},\ndeine Bestellung ist bestätigt: Wir erwarten dich am {when} bei {venue}.\n\n{lines}\n\n{tip}Summe: {total}\n\n{allergens}',
      fr: 'Bonjour {name},\nvotre commande est confirmée pour le {when} chez {venue}.\n\n{lines}\n\n{tip}Total : {total}\n\n{allergens}',
      es: 'Hola, {name}:\ntu pedido está confirmado: te esperamos el {when} en {venue}.\n\n{lines}\n\n{tip}Total: {total}\n\n{allergens}',
    }),
  },
  'order-refused': {
    subject: texts({
      it: 'Ordine n. {order} rifiutato',
      en: 'Order {order} refused',
      de: 'Bestellung {order} abgelehnt',
      fr: 'Commande n° {order} refusée',
      es: 'Pedido {order} rechazado',
    }),
    body: texts({
      it: 'Ciao {name},\npurtroppo {venue} non può preparare il tuo ordine per il {when}. Non devi pagare nulla. Per informazioni chiama {phone}.',
      en: 'Hello {name},\nunfortunately {venue} cannot prepare your order for {when}. You owe nothing. For questions call {phone}.',
      de: 'Hallo {name},\nleider kann {venue} deine Bestellung für den {when} nicht zubereiten. Du musst nichts bezahlen. Fragen? Ruf an: {phone}.',
      fr: 'Bonjour {name},\nmalheureusement, {venue} ne peut pas préparer votre commande pour le {when}. Vous ne devez rien. Renseignements : {phone}.',
      es: 'Hola, {name}:\npor desgracia, {venue} no puede preparar tu pedido para el {when}. No tienes que pagar nada. Para más información, llama al {phone}.',
    }),
  },
  'order-cancelled': {
    subject: texts({
      it: 'Ordine n. {order} annullato',
      en: 'Order {order} cancelled',
      de: 'Bestellung {order} storniert',
      fr: 'Commande n° {order} annulée',
      es: 'Pedido {order} cancelado',
    }),
    body: texts({
      it: 'Ciao {name},\n{venue} ha annullato il tuo ordine per il {when}. Non devi pagare nulla. Per informazioni chiama {phone}.',
      en: 'Hello {name},\n{venue} has cancelled your order for {when}. You owe nothing. For questions call {phone}.',
      de: 'Hallo {name},\n{venue} hat deine Bestellung für den {when} storniert. Du musst nichts bezahlen. Fragen? Ruf an: {phone}.',
      fr: 'Bonjour {name},\n{venue} a annulé votre commande pour le {when}. Vous ne devez rien. Renseignements : {phone}.',
      es: 'Hola, {name}:\n{venue} ha cancelado tu pedido para el {when}. No tienes que pagar nada. Para más información, llama al {phone}.',
    }),
  },
  ...reservationMails,
  ...unansweredMails,
  ...changeMails,
  ...venueMails,
  'bill-returned': {
    subject: texts({
      it: 'Rimborso del pagamento da {venue}',
      en: 'Refund of your payment at {venue}',
      de: 'Erstattung deiner Zahlung bei {venue}',
      fr: 'Remboursement de votre paiement chez {venue}',
      es: 'Reembolso de tu pago en {venue}',
    }),
    body: texts({
      it: 'Ciao {name},\nil pagamento di {total} al tavolo da {venue} ti viene restituito per intero. Per informazioni chiama {phone}.',
      en: 'Hello {name},\nyour payment of {total} at the table at {venue} goes back to you in full. For questions call {phone}.',
      de: 'Hallo {name},\ndeine Zahlung von {total} am Tisch bei {venue} wird dir vollständig erstattet. Fragen? Ruf an: {phone}.',
      fr: 'Bonjour {name},\nvotre paiement de {total} à table chez {venue} vous est intégralement remboursé. Renseignements : {phone}.',
      es: 'Hola, {name}:\nel pago de {total} en la mesa de {venue} se te devuelve por completo. Para cualquier duda, llama al {phone}.',
    }),
  },
  'order-payment-returned': {
    subject: texts({
      it: 'Rimborso per l’ordine n. {order}',
      en: 'Refund for order {order}',
      de: 'Erstattung für Bestellung {order}',
      fr: 'Remboursement de la commande n° {order}',
      es: 'Reembolso del pedido {order}',
    }),
    body: texts({
      it: 'Ciao {name},\nil pagamento di {total} per il tuo ordine da {venue} ti viene restituito per intero. Per informazioni chiama {phone}.',
      en: 'Hello {name},\nyour payment of {total} for the order at {venue} goes back to you in full. For questions call {phone}.',
      de: 'Hallo {name},\ndeine Zahlung von {total} für die Bestellung bei {venue} wird dir vollständig erstattet. Fragen? Ruf an: {phone}.',
      fr: 'Bonjour {name},\nvotre paiement de {total} pour la commande chez {venue} vous est intégralement remboursé. Renseignements : {phone}.',
      es: 'Hola, {name}:\ntu pago de {total} por el pedido en {venue} se te devuelve íntegramente. Para más información, llama al {phone}.',
    }),
  },
} satisfies Record<string, { subject: Texts; body: Texts }>

export type MailKind = keyof typeof mails
