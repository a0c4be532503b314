import { template } from './template.ts'

/** What the service ends by itself: nobody answered in time, or the payment came when the time was over. */
export const unansweredMails = {
  'order-unanswered': {
    subject: template({
      it: 'Ordine n. {order}: il ristorante non ha risposto',
      en: 'Order {order}: the restaurant did not answer',
      de: 'Bestellung {order}: Das Restaurant hat nicht geantwortet',
      fr: 'Commande n° {order} : le restaurant n’a pas répondu',
      es: 'Pedido {order}: el restaurante no ha respondido',
    }),
    body: template({
      it: 'Ciao {name},\n{venue} non ha risposto in tempo al tuo ordine per {when}: l’ordine non vale più. Non ti è stato addebitato nulla.\n\nChiama il ristorante: {phone}.\n\n{content}',
      en: 'Hello {name},\n{venue} did not answer your order for {when} in time: the order is off. You have not been charged.\n\nCall the restaurant: {phone}.\n\n{content}',
      de: 'Hallo {name},\n{venue} hat auf deine Bestellung für den {when} nicht rechtzeitig geantwortet: Sie gilt nicht mehr. Dir wurde nichts berechnet.\n\nRuf das Restaurant an: {phone}.\n\n{content}',
      fr: 'Bonjour {name},\n{venue} n’a pas répondu à temps à votre commande pour le {when} : elle n’est plus valable. Rien ne vous a été débité.\n\nAppelez le restaurant : {phone}.\n\n{content}',
      es: 'Hola, {name}:\n{venue} no ha respondido a tiempo a tu pedido para el {when}: el pedido ya no vale. No se te ha cobrado nada.\n\nLlama al restaurante: {phone}.\n\n{content}',
    }),
  },
  'order-unanswered-returned': {
    subject: template({
      it: 'Ordine n. {order}: il ristorante non ha risposto, ti restituiamo il pagamento',
      en: 'Order {order}: the restaurant did not answer, your money is on its way back',
      de: 'Bestellung {order}: Das Restaurant hat nicht geantwortet, dein Geld kommt zurück',
      fr: 'Commande n° {order} : le restaurant n’a pas répondu, vous êtes remboursé',
      es: 'Pedido {order}: el restaurante no ha respondido, te devolvemos el dinero',
    }),
    body: template({
      it: 'Ciao {name},\n{venue} non ha risposto in tempo al tuo ordine per {when}: l’ordine non vale più. I tuoi {total} ti vengono restituiti per intero; su una carta possono volerci fino a 10 giorni lavorativi.\n\nChiama il ristorante: {phone}.\n\n{content}',
      en: 'Hello {name},\n{venue} did not answer your order for {when} in time: the order is off. Your {total} are on their way back in full; to a card that can take up to 10 working days.\n\nCall the restaurant: {phone}.\n\n{content}',
      de: 'Hallo {name},\n{venue} hat auf deine Bestellung für den {when} nicht rechtzeitig geantwortet: Sie gilt nicht mehr. Deine {total} bekommst du vollständig zurück; auf eine Karte kann das bis zu 10 Werktage dauern.\n\nRuf das Restaurant an: {phone}.\n\n{content}',
      fr: 'Bonjour {name},\n{venue} n’a pas répondu à temps à votre commande pour le {when} : elle n’est plus valable. Vos {total} vous sont intégralement remboursés ; sur une carte, cela peut prendre jusqu’à 10 jours ouvrés.\n\nAppelez le restaurant : {phone}.\n\n{content}',
      es: 'Hola, {name}:\n{venue} no ha respondido a tiempo a tu pedido para el {when}: el pedido ya no vale. Tus {total} se te devuelven íntegramente; en una tarjeta puede tardar hasta 10 días laborables.\n\nLlama al restaurante: {phone}.\n\n{content}',
    }),
  },
  'order-too-late': {
    subject: template({
      it: 'Ordine n. {order}: pagato troppo tardi, ti restituiamo il pagamento',
      en: 'Order {order}: paid too late, your money is on its way back',
      de: 'Bestellung {order}: zu spät bezahlt, dein Geld kommt zurück',
      fr: 'Commande n° {order} : payée trop tard, vous êtes remboursé',
      es: 'Pedido {order}: pagado demasiado tarde, te devolvemos el dinero',
    }),
    body: template({
      it: 'Ciao {name},\nil pagamento di {total} è arrivato quando l’orario del tuo ordine da {venue} era già passato ({when}): l’ordine non vale più e ti viene restituito tutto; su una carta possono volerci fino a 10 giorni lavorativi.\n\nOrdina di nuovo per un altro orario, o chiama {phone}.\n\n{content}',
      en: 'Hello {name},\nthe payment of {total} came when the time of your order at {venue} was over ({when}): the order is off, and all of it goes back to you; to a card that can take up to 10 working days.\n\nOrder again for another time, or call {phone}.\n\n{content}',
      de: 'Hallo {name},\ndie Zahlung von {total} kam, als die Zeit deiner Bestellung bei {venue} schon vorbei war ({when}): Sie gilt nicht mehr, und du bekommst alles zurück; auf eine Karte kann das bis zu 10 Werktage dauern.\n\nBestelle noch einmal für eine andere Zeit, oder ruf an: {phone}.\n\n{content}',
      fr: 'Bonjour {name},\nle paiement de {total} est arrivé alors que l’heure de votre commande chez {venue} était passée ({when}) : elle n’est plus valable et tout vous est remboursé ; sur une carte, cela peut prendre jusqu’à 10 jours ouvrés.\n\nCommandez de nouveau pour une autre heure, ou appelez le {phone}.\n\n{content}',
      es: 'Hola, {name}:\nel pago de {total} ha llegado cuando la hora de tu pedido en {venue} ya había pasado ({when}): el pedido ya no vale y se te devuelve todo; en una tarjeta puede tardar hasta 10 días laborables.\n\nVuelve a pedir para otra hora o llama al {phone}.\n\n{content}',
    }),
  },
  'reservation-unanswered': {
    subject: template({
      it: 'Prenotazione n. {reservation}: il ristorante non ha risposto',
      en: 'Reservation {reservation}: the restaurant did not answer',
      de: 'Reservierung {reservation}: Das Restaurant hat nicht geantwortet',
      fr: 'Réservation n° {reservation} : le restaurant n’a pas répondu',
      es: 'Reserva {reservation}: el restaurante no ha respondido',
    }),
    body: template({
      it: 'Ciao {name},\n{venue} non ha risposto in tempo alla tua richiesta per {when}: il tavolo non è prenotato.{money}\n\nChiama il ristorante: {phone}.\n\n{content}',
      en: 'Hello {name},\n{venue} did not answer your request for {when} in time: no table is booked.{money}\n\nCall the restaurant: {phone}.\n\n{content}',
      de: 'Hallo {name},\n{venue} hat auf deine Anfrage für den {when} nicht rechtzeitig geantwortet: Es ist kein Tisch reserviert.{money}\n\nRuf das Restaurant an: {phone}.\n\n{content}',
      fr: 'Bonjour {name},\n{venue} n’a pas répondu à temps à votre demande pour le {when} : aucune table n’est réservée.{money}\n\nAppelez le restaurant : {phone}.\n\n{content}',
      es: 'Hola, {name}:\n{venue} no ha respondido a tiempo a tu solicitud para el {when}: no hay ninguna mesa reservada.{money}\n\nLlama al restaurante: {phone}.\n\n{content}',
    }),
  },
  'reservation-too-late': {
    subject: template({
      it: 'Prenotazione n. {reservation}: pagata troppo tardi, ti restituiamo l’acconto',
      en: 'Reservation {reservation}: paid too late, your deposit is on its way back',
      de: 'Reservierung {reservation}: zu spät bezahlt, deine Anzahlung kommt zurück',
      fr: 'Réservation n° {reservation} : payée trop tard, votre acompte est remboursé',
      es: 'Reserva {reservation}: pagada demasiado tarde, te devolvemos el anticipo',
    }),
    body: template({
      it: 'Ciao {name},\nl’acconto di {total} è arrivato quando l’orario della tua prenotazione da {venue} era già passato ({when}): il tavolo non è prenotato e ti viene restituito tutto; su una carta possono volerci fino a 10 giorni lavorativi.\n\nPer un altro orario chiama {phone}.\n\n{content}',
      en: 'Hello {name},\nthe deposit of {total} came when the time of your reservation at {venue} was over ({when}): no table is booked, and all of it goes back to you; to a card that can take up to 10 working days.\n\nFor another time call {phone}.\n\n{content}',
      de: 'Hallo {name},\ndie Anzahlung von {total} kam, als die Zeit deiner Reservierung bei {venue} schon vorbei war ({when}): Es ist kein Tisch reserviert, und du bekommst alles zurück; auf eine Karte kann das bis zu 10 Werktage dauern.\n\nFür eine andere Zeit ruf an: {phone}.\n\n{content}',
      fr: 'Bonjour {name},\nl’acompte de {total} est arrivé alors que l’heure de votre réservation chez {venue} était passée ({when}) : aucune table n’est réservée et tout vous est remboursé ; sur une carte, cela peut prendre jusqu’à 10 jours ouvrés.\n\nPour une autre heure, appelez le {phone}.\n\n{content}',
      es: 'Hola, {name}:\nel anticipo de {total} ha llegado cuando la hora de tu reserva en {venue} ya había pasado ({when}): no hay ninguna mesa reservada y se te devuelve todo; en una tarjeta puede tardar hasta 10 días laborables.\n\nPara otra hora, llama al {phone}.\n\n{content}',
    }),
  },
} as const

/** The deposit of a reservation that nobody answered, a sentence of its mail. */
export const depositOnItsWay = template({
  it: ' L’acconto di {total} ti viene restituito per intero; su una carta possono volerci fino a 10 giorni lavorativi.',
  en: ' Your deposit of {total} is on its way back in full; to a card that can take up to 10 working days.',
  de: ' Deine Anzahlung von {total} bekommst du vollständig zurück; auf eine Karte kann das bis zu 10 Werktage dauern.',
  fr: ' Votre acompte de {total} vous est intégralement remboursé ; sur une carte, cela peut prendre jusqu’à 10 jours ouvrés.',
  es: ' Tu anticipo de {total} se te devuelve íntegramente; en una tarjeta puede tardar hasta 10 días laborables.',
})

/** The same where nothing was paid. */
export const notCharged = template({
  it: ' Non ti è stato addebitato nulla.',
  en: ' You have not been charged.',
  de: ' Dir wurde nichts berechnet.',
  fr: ' Rien ne vous a été débité.',
  es: ' No se te ha cobrado nada.',
})
