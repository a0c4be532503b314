import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

import type { Texts } from './language.ts'
import { texts } from './localized.ts'
import { template } from './template.ts'

/** The mails to a venue about what waits for it, or for one of its printers, in its restaurant's first language. `{link}` is the desk. */
export const venueMails = {
  'venue-order-waiting': {
    subject: template({
      it: 'Ordine n. {order} in attesa: {when}',
      en: 'Order {order} is waiting: {when}',
      de: 'Bestellung {order} wartet: {when}',
      fr: 'Commande n° {order} en attente : {when}',
      es: 'Pedido {order} en espera: {when}',
    }),
    body: template({
      it: 'L’ordine n. {order} aspetta una risposta.\n\n{type}, {when}\nTotale: {total} ({payment})\n\nConfermalo o rifiutalo:\n\n{link}\n\nSe nessuno risponde entro {until}, viene rifiutato automaticamente: il cliente viene avvisato e riceve indietro ciò che ha pagato.',
      en: 'Order {order} is waiting for an answer.\n\n{type}, {when}\nTotal: {total} ({payment})\n\nConfirm or refuse it:\n\n{link}\n\nIf nobody answers by {until}, it is refused automatically: the customer is told and gets back what was paid.',
      de: 'Bestellung {order} wartet auf eine Antwort.\n\n{type}, {when}\nSumme: {total} ({payment})\n\nHier bestätigen oder ablehnen:\n\n{link}\n\nWenn bis {until} niemand antwortet, wird sie automatisch abgelehnt: Der Gast wird benachrichtigt und bekommt zurück, was bezahlt wurde.',
      fr: 'La commande n° {order} attend une réponse.\n\n{type}, {when}\nTotal : {total} ({payment})\n\nConfirmez-la ou refusez-la :\n\n{link}\n\nSi personne ne répond avant le {until}, elle est refusée automatiquement : le client est prévenu et récupère ce qu’il a payé.',
      es: 'El pedido {order} espera una respuesta.\n\n{type}, {when}\nTotal: {total} ({payment})\n\nConfírmalo o recházalo:\n\n{link}\n\nSi nadie responde antes del {until}, se rechaza automáticamente: se avisa al cliente y recupera lo que haya pagado.',
    }),
  },
  'venue-reservation-waiting': {
    subject: template({
      it: 'Prenotazione n. {reservation} in attesa: {when}',
      en: 'Reservation {reservation} is waiting: {when}',
      de: 'Reservierung {reservation} wartet: {when}',
      fr: 'Réservation n° {reservation} en attente : {when}',
      es: 'Reserva {reservation} en espera: {when}',
    }),
    body: template({
      it: 'La prenotazione n. {reservation} aspetta una risposta.\n\n{when}, persone: {people}\nAcconto: {total} ({payment})\n\nConfermala o rifiutala:\n\n{link}\n\nSe nessuno risponde entro {until}, viene rifiutata automaticamente: il cliente viene avvisato e riceve indietro ciò che ha pagato.',
      en: 'Reservation {reservation} is waiting for an answer.\n\n{when}, people: {people}\nDeposit: {total} ({payment})\n\nConfirm or refuse it:\n\n{link}\n\nIf nobody answers by {until}, it is refused automatically: the guest is told and gets back what was paid.',
      de: 'Reservierung {reservation} wartet auf eine Antwort.\n\n{when}, Personen: {people}\nAnzahlung: {total} ({payment})\n\nHier bestätigen oder ablehnen:\n\n{link}\n\nWenn bis {until} niemand antwortet, wird sie automatisch abgelehnt: Der Gast wird benachrichtigt und bekommt zurück, was bezahlt wurde.',
      fr: 'La réservation n° {reservation} attend une réponse.\n\n{when}, personnes : {people}\nAcompte : {total} ({payment})\n\nConfirmez-la ou refusez-la :\n\n{link}\n\nSi personne ne répond avant le {until}, elle est refusée automatiquement : le client est prévenu et récupère ce qu’il a payé.',
      es: 'La reserva {reservation} espera una respuesta.\n\n{when}, personas: {people}\nAnticipo: {total} ({payment})\n\nConfírmala o recházala:\n\n{link}\n\nSi nadie responde antes del {until}, se rechaza automáticamente: se avisa al cliente y recupera lo que haya pagado.',
    }),
  },
  'venue-printer-missing': {
    subject: template({
      it: '{printer}: le comande non vengono stampate',
      en: '{printer}: tickets are not printed',
      de: '{printer}: Bons werden nicht gedruckt',
      fr: '{printer} : les tickets ne s’impriment pas',
      es: '{printer}: las comandas no se imprimen',
    }),
    body: template({
      it: 'Dalle {since} mancano comande della stampante “{printer}” di {venue}: {problem}.\n\nIn attesa: {count}; si stampano da sole quando la stampante è pronta. Quelle non riuscite o senza conferma non ripartono da sole: si ristampano qui, accanto agli ordini:\n\n{link}',
      en: 'Since {since} tickets of the printer “{printer}” at {venue} are missing: {problem}.\n\nWaiting: {count}; they print by themselves once the printer is ready. Those that failed or were never confirmed are not sent again by themselves: print them again here, beside the orders:\n\n{link}',
      de: 'Seit {since} Uhr fehlen Bons des Druckers „{printer}“ ({venue}): {problem}.\n\nEs warten: {count}; sie werden von selbst gedruckt, sobald der Drucker bereit ist. Was fehlschlug oder nie bestätigt wurde, wird nicht von selbst wiederholt: Drucken Sie es hier noch einmal, neben den Bestellungen:\n\n{link}',
      fr: 'Depuis {since}, il manque des tickets de l’imprimante « {printer} » de {venue} : {problem}.\n\nEn attente : {count} ; ils s’impriment d’eux-mêmes dès que l’imprimante est prête. Ceux qui ont échoué ou n’ont jamais été confirmés ne repartent pas d’eux-mêmes : réimprimez-les ici, à côté des commandes :\n\n{link}',
      es: 'Desde las {since} faltan comandas de la impresora «{printer}» de {venue}: {problem}.\n\nEn espera: {count}; se imprimen solas en cuanto la impresora esté lista. Las que fallaron o nunca se confirmaron no se repiten solas: vuelva a imprimirlas aquí, junto a los pedidos:\n\n{link}',
    }),
  },
} as const

/** What is wrong with a printer, in the middle of a sentence. */
export const printerProblemTexts = {
  never: texts({
    it: 'non si è ancora collegata',
    en: 'it has never connected',
    de: 'er hat sich noch nie verbunden',
    fr: 'elle ne s’est encore jamais connectée',
    es: 'aún no se ha conectado nunca',
  }),
  away: texts({
    it: 'è spenta o senza rete',
    en: 'it is off or has no network',
    de: 'er ist aus oder hat kein Netz',
    fr: 'elle est éteinte ou sans réseau',
    es: 'está apagada o sin red',
  }),
  paperOut: texts({
    it: 'la carta è finita',
    en: 'it is out of paper',
    de: 'das Papier ist aus',
    fr: 'elle n’a plus de papier',
    es: 'no tiene papel',
  }),
  coverOpen: texts({
    it: 'il coperchio è aperto',
    en: 'its cover is open',
    de: 'der Deckel ist offen',
    fr: 'son capot est ouvert',
    es: 'tiene la tapa abierta',
  }),
  cutter: texts({
    it: 'la taglierina è bloccata',
    en: 'its cutter is blocked',
    de: 'die Schneidevorrichtung ist blockiert',
    fr: 'son massicot est bloqué',
    es: 'el cortador está bloqueado',
  }),
  offline: texts({
    it: 'non è pronta',
    en: 'it is not ready',
    de: 'er ist nicht bereit',
    fr: 'elle n’est pas prête',
    es: 'no está lista',
  }),
  other: texts({
    it: 'segnala un errore',
    en: 'it reports an error',
    de: 'er meldet einen Fehler',
    fr: 'elle signale une erreur',
    es: 'indica un error',
  }),
  silent: texts({
    it: 'non ha detto se una è stata stampata',
    en: 'it has not said whether one was printed',
    de: 'er hat nicht gemeldet, ob einer gedruckt wurde',
    fr: 'elle n’a pas dit si l’un d’eux a été imprimé',
    es: 'no ha dicho si una se imprimió',
  }),
} as const

/** How it is paid, in brackets behind the amount. */
export const paymentTexts = {
  atVenue: texts({
    it: 'si paga al locale o alla consegna',
    en: 'to be paid at the venue or on delivery',
    de: 'wird im Lokal oder bei Lieferung bezahlt',
    fr: 'à payer sur place ou à la livraison',
    es: 'se paga en el local o a la entrega',
  }),
  none: texts({
    it: 'nessun pagamento anticipato',
    en: 'nothing is paid ahead',
    de: 'nichts vorab zu bezahlen',
    fr: 'aucun paiement d’avance',
    es: 'sin pago por adelantado',
  }),
} as const

/** The same of what is paid already. */
export const paidTexts: Readonly<Record<OnlineMode, Texts>> = {
  card: texts({
    it: 'pagato con carta',
    en: 'paid by card',
    de: 'mit Karte bezahlt',
    fr: 'payé par carte',
    es: 'pagado con tarjeta',
  }),
  payPal: texts({
    it: 'pagato con PayPal',
    en: 'paid with PayPal',
    de: 'mit PayPal bezahlt',
    fr: 'payé avec PayPal',
    es: 'pagado con PayPal',
  }),
}
