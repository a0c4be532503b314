import { texts } from './five-texts.ts'
import type { Texts } from './language.ts'
import { reservationMails } from './reservation-mails.ts'

/** The mails of the outbox; `{name}` and the like are filled in. */
export const mails = {
  welcome: {
    subject: texts([
      'Benvenuto da {restaurant}',
      'Welcome to {restaurant}',
      'Willkommen bei {restaurant}',
      'Bienvenue chez {restaurant}',
      'Te damos la bienvenida a {restaurant}',
    ]),
    body: texts([
      'Ciao {name},\nil tuo account è pronto: accedi con {email}.\n\n{restaurant}',
      'Hello {name},\nyour account is ready: sign in with {email}.\n\n{restaurant}',
      'Hallo {name},\ndein Konto ist bereit: Melde dich mit {email} an.\n\n{restaurant}',
      'Bonjour {name},\nvotre compte est prêt : connectez-vous avec {email}.\n\n{restaurant}',
      'Hola, {name}:\ntu cuenta está lista: accede con {email}.\n\n{restaurant}',
    ]),
  },
  'password-reset': {
    subject: texts([
      'Una nuova password per {restaurant}',
      'A new password for {restaurant}',
      'Ein neues Passwort für {restaurant}',
      'Un nouveau mot de passe pour {restaurant}',
      'Una nueva contraseña para {restaurant}',
    ]),
    body: texts([
      'Ciao {name},\nqui scegli una nuova password, entro un’ora:\n\n{link}\n\nSe non l’hai chiesta tu, non fare nulla: quella di prima resta valida.',
      'Hello {name},\nchoose a new password here, within an hour:\n\n{link}\n\nIf you did not ask for it, do nothing: your old one stays.',
      'Hallo {name},\nhier wählst du innerhalb einer Stunde ein neues Passwort:\n\n{link}\n\nWenn du es nicht angefordert hast, brauchst du nichts zu tun: Das alte gilt weiter.',
      'Bonjour {name},\nchoisissez ici un nouveau mot de passe, dans l’heure :\n\n{link}\n\nSi vous n’êtes pas à l’origine de cette demande, ne faites rien : l’ancien mot de passe reste valable.',
      'Hola, {name}:\nelige aquí una nueva contraseña, en la próxima hora:\n\n{link}\n\nSi no la has pedido tú, no hagas nada: la anterior sigue siendo válida.',
    ]),
  },
  'order-received': {
    subject: texts([
      'Ordine n. {order} ricevuto',
      'Order {order} received',
      'Bestellung {order} eingegangen',
      'Commande n° {order} reçue',
      'Pedido {order} recibido',
    ]),
    body: texts([
      'Ciao {name},\nabbiamo ricevuto il tuo ordine per il {when} da {venue}. Ti scriviamo appena è confermato.\n\n{lines}\n\nTotale: {total}\nPer modifiche o annullamenti chiama {phone}.',
      'Hello {name},\nwe have received your order for {when} at {venue}. We write again as soon as it is confirmed.\n\n{lines}\n\nTotal: {total}\nTo change or cancel it call {phone}.',
      'Hallo {name},\ndeine Bestellung für den {when} bei {venue} ist eingegangen. Wir melden uns, sobald sie bestätigt ist.\n\n{lines}\n\nSumme: {total}\nZum Ändern oder Stornieren ruf an: {phone}.',
      'Bonjour {name},\nnous avons reçu votre commande pour le {when} chez {venue}. Nous vous écrivons dès qu’elle est confirmée.\n\n{lines}\n\nTotal : {total}\nPour la modifier ou l’annuler, appelez le {phone}.',
      'Hola, {name}:\nhemos recibido tu pedido para el {when} en {venue}. Te escribiremos en cuanto se confirme.\n\n{lines}\n\nTotal: {total}\nPara cambiarlo o cancelarlo, llama al {phone}.',
    ]),
  },
  'order-confirmed': {
    subject: texts([
      'Ordine n. {order} confermato',
      'Order {order} confirmed',
      'Bestellung {order} bestätigt',
      'Commande n° {order} confirmée',
      'Pedido {order} confirmado',
    ]),
    body: texts([
      'Ciao {name},\nil tuo ordine è confermato: ti aspettiamo il {when} da {venue}.\n\n{lines}\n\nTotale: {total}',
      'Hello {name},\nyour order is confirmed: see you on {when} at {venue}.\n\n{lines}\n\nTotal: {total}',
      'Hallo {name},\ndeine Bestellung ist bestätigt: Wir erwarten dich am {when} bei {venue}.\n\n{lines}\n\nSumme: {total}',
      'Bonjour {name},\nvotre commande est confirmée pour le {when} chez {venue}.\n\n{lines}\n\nTotal : {total}',
      'Hola, {name}:\ntu pedido está confirmado: te esperamos el {when} en {venue}.\n\n{lines}\n\nTotal: {total}',
    ]),
  },
  'order-refused': {
    subject: texts([
      'Ordine n. {order} rifiutato',
      'Order {order} refused',
      'Bestellung {order} abgelehnt',
      'Commande n° {order} refusée',
      'Pedido {order} rechazado',
    ]),
    body: texts([
      'Ciao {name},\npurtroppo {venue} non può preparare il tuo ordine per il {when}. Non devi pagare nulla. Per informazioni chiama {phone}.',
      'Hello {name},\nunfortunately {venue} cannot prepare your order for {when}. You owe nothing. For questions call {phone}.',
      'Hallo {name},\nleider kann {venue} deine Bestellung für den {when} nicht zubereiten. Du musst nichts bezahlen. Fragen? Ruf an: {phone}.',
      'Bonjour {name},\nmalheureusement, {venue} ne peut pas préparer votre commande pour le {when}. Vous ne devez rien. Renseignements : {phone}.',
      'Hola, {name}:\npor desgracia, {venue} no puede preparar tu pedido para el {when}. No tienes que pagar nada. Para más información, llama al {phone}.',
    ]),
  },
  'order-cancelled': {
    subject: texts([
      'Ordine n. {order} annullato',
      'Order {order} cancelled',
      'Bestellung {order} storniert',
      'Commande n° {order} annulée',
      'Pedido {order} cancelado',
    ]),
    body: texts([
      'Ciao {name},\n{venue} ha annullato il tuo ordine per il {when}. Non devi pagare nulla. Per informazioni chiama {phone}.',
      'Hello {name},\n{venue} has cancelled your order for {when}. You owe nothing. For questions call {phone}.',
      'Hallo {name},\n{venue} hat deine Bestellung für den {when} storniert. Du musst nichts bezahlen. Fragen? Ruf an: {phone}.',
      'Bonjour {name},\n{venue} a annulé votre commande pour le {when}. Vous ne devez rien. Renseignements : {phone}.',
      'Hola, {name}:\n{venue} ha cancelado tu pedido para el {when}. No tienes que pagar nada. Para más información, llama al {phone}.',
    ]),
  },
  ...reservationMails,
  'order-payment-returned': {
    subject: texts([
      'Rimborso per l’ordine n. {order}',
      'Refund for order {order}',
      'Erstattung für Bestellung {order}',
      'Remboursement de la commande n° {order}',
      'Reembolso del pedido {order}',
    ]),
    body: texts([
      'Ciao {name},\nil pagamento di {total} per il tuo ordine da {venue} ti viene restituito per intero. Per informazioni chiama {phone}.',
      'Hello {name},\nyour payment of {total} for the order at {venue} goes back to you in full. For questions call {phone}.',
      'Hallo {name},\ndeine Zahlung von {total} für die Bestellung bei {venue} wird dir vollständig erstattet. Fragen? Ruf an: {phone}.',
      'Bonjour {name},\nvotre paiement de {total} pour la commande chez {venue} vous est intégralement remboursé. Renseignements : {phone}.',
      'Hola, {name}:\ntu pago de {total} por el pedido en {venue} se te devuelve íntegramente. Para más información, llama al {phone}.',
    ]),
  },
} satisfies Record<string, { subject: Texts; body: Texts }>

export type MailKind = keyof typeof mails
