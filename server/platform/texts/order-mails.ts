import { template } from './template.ts'

/**
 * The mails about an order; `{expected}` says in a sentence when and where, in a paragraph of its own, and
 * `{message}` what the restaurant tells with a refusal or a cancellation, or is empty.
 */
export const orderMails = {
  'order-received': {
    subject: template({
      it: 'Ordine n. {order} ricevuto',
      en: 'Order {order} received',
      de: 'Bestellung {order} eingegangen',
      fr: 'Commande n° {order} reçue',
      es: 'Pedido {order} recibido',
    }),
    body: template({
      it: 'Ciao {name},\nabbiamo ricevuto il tuo ordine n. {order} da {venue}. Ti scriviamo appena è confermato.\n\n{content}\n\nPer modifiche o annullamenti chiama {phone}.',
      en: 'Hello {name},\nwe have received your order {order} at {venue}. We write again as soon as it is confirmed.\n\n{content}\n\nTo change or cancel it call {phone}.',
      de: 'Hallo {name},\ndeine Bestellung {order} bei {venue} ist eingegangen. Wir melden uns, sobald sie bestätigt ist.\n\n{content}\n\nZum Ändern oder Stornieren ruf an: {phone}.',
      fr: 'Bonjour {name},\nnous avons reçu votre commande n° {order} chez {venue}. Nous vous écrivons dès qu’elle est confirmée.\n\n{content}\n\nPour la modifier ou l’annuler, appelez le {phone}.',
      es: 'Hola, {name}:\nhemos recibido tu pedido {order} en {venue}. Te escribiremos en cuanto se confirme.\n\n{content}\n\nPara cambiarlo o cancelarlo, llama al {phone}.',
    }),
  },
  'order-confirmed': {
    subject: template({
      it: 'Ordine n. {order} confermato',
      en: 'Order {order} confirmed',
      de: 'Bestellung {order} bestätigt',
      fr: 'Commande n° {order} confirmée',
      es: 'Pedido {order} confirmado',
    }),
    body: template({
      it: 'Ciao {name},\nil tuo ordine n. {order} da {venue} è confermato.\n\n{expected}\n\n{content}\n\nPer modifiche o annullamenti chiama {phone}.',
      en: 'Hello {name},\nyour order {order} at {venue} is confirmed.\n\n{expected}\n\n{content}\n\nTo change or cancel it call {phone}.',
      de: 'Hallo {name},\ndeine Bestellung {order} bei {venue} ist bestätigt.\n\n{expected}\n\n{content}\n\nZum Ändern oder Stornieren ruf an: {phone}.',
      fr: 'Bonjour {name},\nvotre commande n° {order} chez {venue} est confirmée.\n\n{expected}\n\n{content}\n\nPour la modifier ou l’annuler, appelez le {phone}.',
      es: 'Hola, {name}:\ntu pedido {order} en {venue} está confirmado.\n\n{expected}\n\n{content}\n\nPara cambiarlo o cancelarlo, llama al {phone}.',
    }),
  },
  'order-refused': {
    subject: template({
      it: 'Ordine n. {order} rifiutato',
      en: 'Order {order} refused',
      de: 'Bestellung {order} abgelehnt',
      fr: 'Commande n° {order} refusée',
      es: 'Pedido {order} rechazado',
    }),
    body: template({
      it: 'Ciao {name},\npurtroppo {venue} non può preparare il tuo ordine n. {order}. Non devi pagare nulla. Per informazioni chiama {phone}.\n\n{message}\n\n{content}',
      en: 'Hello {name},\nunfortunately {venue} cannot prepare your order {order}. You owe nothing. For questions call {phone}.\n\n{message}\n\n{content}',
      de: 'Hallo {name},\nleider kann {venue} deine Bestellung {order} nicht zubereiten. Du musst nichts bezahlen. Fragen? Ruf an: {phone}.\n\n{message}\n\n{content}',
      fr: 'Bonjour {name},\nmalheureusement, {venue} ne peut pas préparer votre commande n° {order}. Vous ne devez rien. Renseignements : {phone}.\n\n{message}\n\n{content}',
      es: 'Hola, {name}:\npor desgracia, {venue} no puede preparar tu pedido {order}. No tienes que pagar nada. Para más información, llama al {phone}.\n\n{message}\n\n{content}',
    }),
  },
  'order-cancelled': {
    subject: template({
      it: 'Ordine n. {order} annullato',
      en: 'Order {order} cancelled',
      de: 'Bestellung {order} storniert',
      fr: 'Commande n° {order} annulée',
      es: 'Pedido {order} cancelado',
    }),
    body: template({
      it: 'Ciao {name},\n{venue} ha annullato il tuo ordine n. {order}. Non devi pagare nulla. Per informazioni chiama {phone}.\n\n{message}\n\n{content}',
      en: 'Hello {name},\n{venue} has cancelled your order {order}. You owe nothing. For questions call {phone}.\n\n{message}\n\n{content}',
      de: 'Hallo {name},\n{venue} hat deine Bestellung {order} storniert. Du musst nichts bezahlen. Fragen? Ruf an: {phone}.\n\n{message}\n\n{content}',
      fr: 'Bonjour {name},\n{venue} a annulé votre commande n° {order}. Vous ne devez rien. Renseignements : {phone}.\n\n{message}\n\n{content}',
      es: 'Hola, {name}:\n{venue} ha cancelado tu pedido {order}. No tienes que pagar nada. Para más información, llama al {phone}.\n\n{message}\n\n{content}',
    }),
  },
  'order-payment-returned': {
    subject: template({
      it: 'Rimborso per l’ordine n. {order}',
      en: 'Refund for order {order}',
      de: 'Erstattung für Bestellung {order}',
      fr: 'Remboursement de la commande n° {order}',
      es: 'Reembolso del pedido {order}',
    }),
    body: template({
      it: 'Ciao {name},\nil pagamento di {total} per il tuo ordine da {venue} ti viene restituito per intero. Per informazioni chiama {phone}.\n\n{content}',
      en: 'Hello {name},\nyour payment of {total} for the order at {venue} goes back to you in full. For questions call {phone}.\n\n{content}',
      de: 'Hallo {name},\ndeine Zahlung von {total} für die Bestellung bei {venue} wird dir vollständig erstattet. Fragen? Ruf an: {phone}.\n\n{content}',
      fr: 'Bonjour {name},\nvotre paiement de {total} pour la commande chez {venue} vous est intégralement remboursé. Renseignements : {phone}.\n\n{content}',
      es: 'Hola, {name}:\ntu pago de {total} por el pedido en {venue} se te devuelve íntegramente. Para más información, llama al {phone}.\n\n{content}',
    }),
  },
} as const
