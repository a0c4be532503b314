import { template } from './template.ts'

/** What staff send with a link to pay, by SMS or any other message. */
export const payLinkMessage = template({
  it: '{venue}: per confermare il tuo ordine n. {order} paga {total} entro le {until}: {link}',
  en: '{venue}: to confirm your order {order} pay {total} by {until}: {link}',
  de: '{venue}: Um deine Bestellung {order} zu bestätigen, bezahle {total} bis {until}: {link}',
  fr: '{venue} : pour confirmer votre commande n° {order}, payez {total} avant {until} : {link}',
  es: '{venue}: para confirmar tu pedido {order}, paga {total} antes de las {until}: {link}',
})

/** The mail with such a link; `{until}` is a time of today, at the venue. */
export const payLinkMails = {
  'order-pay-link': {
    subject: template({
      it: 'Paga il tuo ordine n. {order} da {venue}',
      en: 'Pay for your order {order} at {venue}',
      de: 'Bezahle deine Bestellung {order} bei {venue}',
      fr: 'Payez votre commande n° {order} chez {venue}',
      es: 'Paga tu pedido {order} en {venue}',
    }),
    body: template({
      it: 'Ciao {name},\nqui paghi {total} per il tuo ordine n. {order} da {venue}. È confermato appena è pagato; dopo le {until} decade:\n\n{link}\n\nPer informazioni chiama {phone}.',
      en: 'Hello {name},\npay {total} for your order {order} at {venue} here. It is confirmed as soon as it is paid, and lapses after {until}:\n\n{link}\n\nFor questions call {phone}.',
      de: 'Hallo {name},\nhier bezahlst du {total} für deine Bestellung {order} bei {venue}. Sie ist bestätigt, sobald sie bezahlt ist, und verfällt nach {until}:\n\n{link}\n\nFragen? Ruf an: {phone}.',
      fr: 'Bonjour {name},\npayez ici {total} pour votre commande n° {order} chez {venue}. Elle est confirmée dès qu’elle est payée, et expire après {until} :\n\n{link}\n\nRenseignements : {phone}.',
      es: 'Hola, {name}:\naquí pagas {total} por tu pedido {order} en {venue}. Queda confirmado en cuanto se paga y caduca después de las {until}:\n\n{link}\n\nPara más información, llama al {phone}.',
    }),
  },
} as const
