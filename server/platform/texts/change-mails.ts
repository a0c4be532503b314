import type { CourierState } from '#src/domain/orders/courier-state.ts'

import type { Texts } from './language.ts'
import { texts } from './localized.ts'
import { template } from './template.ts'

/** A courier who took the place of another. */
export const courierBefore = texts({
  it: '{courier} (prima: {before})',
  en: '{courier} (before: {before})',
  de: '{courier} (vorher: {before})',
  fr: '{courier} (avant : {before})',
  es: '{courier} (antes: {before})',
})

/** What a delivery company says of an order. */
export const courierSteps: Readonly<Record<CourierState, Texts>> = {
  ready: texts({
    it: 'pronto per la consegna',
    en: 'ready for delivery',
    de: 'zur Lieferung bereit',
    fr: 'prête à être livrée',
    es: 'listo para la entrega',
  }),
  assigned: texts({
    it: 'assegnato a un corriere',
    en: 'assigned to a courier',
    de: 'einem Kurier übergeben',
    fr: 'confiée à un livreur',
    es: 'asignado a un repartidor',
  }),
  onDelivery: texts({
    it: 'in consegna',
    en: 'on its way',
    de: 'unterwegs',
    fr: 'en cours de livraison',
    es: 'en camino',
  }),
  delivered: texts({
    it: 'consegnato',
    en: 'delivered',
    de: 'geliefert',
    fr: 'livrée',
    es: 'entregado',
  }),
  undeliverable: texts({
    it: 'non è stato possibile consegnarlo',
    en: 'it could not be delivered',
    de: 'sie konnte nicht geliefert werden',
    fr: 'elle n’a pas pu être livrée',
    es: 'no se ha podido entregar',
  }),
  cancelled: texts({
    it: 'consegna annullata',
    en: 'the delivery is cancelled',
    de: 'die Lieferung ist storniert',
    fr: 'la livraison est annulée',
    es: 'la entrega está cancelada',
  }),
}

/** A company brings it, and says nothing more. */
export const newCourier = texts({
  it: 'lo porta un corriere',
  en: 'a courier brings it',
  de: 'ein Kurier bringt sie',
  fr: 'un livreur l’apporte',
  es: 'lo lleva un repartidor',
})

/** No company brings it. */
export const ownRiders = texts({
  it: 'lo porta il ristorante',
  en: 'the restaurant brings it',
  de: 'das Restaurant bringt sie',
  fr: 'le restaurant l’apporte',
  es: 'lo lleva el restaurante',
})

/** What becomes of the money of dishes that were removed from an order. */
export const partReturned = template({
  it: 'Ti restituiamo {amount}; su una carta possono volerci fino a 10 giorni lavorativi.',
  en: '{amount} are on their way back to you; to a card that can take up to 10 working days.',
  de: 'Du bekommst {amount} zurück; auf eine Karte kann das bis zu 10 Werktage dauern.',
  fr: '{amount} vous sont remboursés ; sur une carte, cela peut prendre jusqu’à 10 jours ouvrés.',
  es: 'Te devolvemos {amount}; en una tarjeta puede tardar hasta 10 días laborables.',
})

/** The same where it was not paid online. */
export const partLess = template({
  it: 'Paghi {amount} in meno.',
  en: 'You pay {amount} less.',
  de: 'Du zahlst {amount} weniger.',
  fr: 'Vous payez {amount} de moins.',
  es: 'Pagas {amount} menos.',
})

/** What staff change about a confirmed order. */
export const changeMails = {
  'order-time-changed': {
    subject: template({
      it: 'Ordine n. {order}: {when} invece di {before}',
      en: 'Order {order}: {when} instead of {before}',
      de: 'Bestellung {order}: {when} statt {before}',
      fr: 'Commande n° {order} : {when} au lieu de {before}',
      es: 'Pedido {order}: {when} en lugar de {before}',
    }),
    body: template({
      it: 'Ciao {name},\nil tuo ordine da {venue} ha un nuovo orario: {when}, invece di {before}.\n\n{content}\n\nSe non ti va bene, chiama {phone}.',
      en: 'Hello {name},\nyour order at {venue} has a new time: {when}, instead of {before}.\n\n{content}\n\nIf that does not suit you, call {phone}.',
      de: 'Hallo {name},\ndeine Bestellung bei {venue} hat eine neue Zeit: {when}, statt {before}.\n\n{content}\n\nWenn dir das nicht passt, ruf an: {phone}.',
      fr: 'Bonjour {name},\nvotre commande chez {venue} a un nouvel horaire : {when}, au lieu de {before}.\n\n{content}\n\nSi cela ne vous convient pas, appelez le {phone}.',
      es: 'Hola, {name}:\ntu pedido en {venue} tiene una nueva hora: {when}, en lugar de {before}.\n\n{content}\n\nSi no te viene bien, llama al {phone}.',
    }),
  },
  'order-reduced': {
    subject: template({
      it: 'Ordine n. {order}: tolto {dishes}',
      en: 'Order {order}: {dishes} removed',
      de: 'Bestellung {order}: {dishes} entfernt',
      fr: 'Commande n° {order} : {dishes} retiré',
      es: 'Pedido {order}: se ha quitado {dishes}',
    }),
    body: template({
      it: 'Ciao {name},\n{venue} ha tolto dal tuo ordine n. {order}: {dishes}.\n\n{money} Il nuovo totale è {total}.\n\n{content}\n\nPer informazioni chiama {phone}.',
      en: 'Hello {name},\n{venue} has removed from your order {order}: {dishes}.\n\n{money} The new total is {total}.\n\n{content}\n\nFor questions call {phone}.',
      de: 'Hallo {name},\n{venue} hat aus deiner Bestellung {order} entfernt: {dishes}.\n\n{money} Die neue Summe ist {total}.\n\n{content}\n\nFragen? Ruf an: {phone}.',
      fr: 'Bonjour {name},\n{venue} a retiré de votre commande n° {order} : {dishes}.\n\n{money} Le nouveau total est de {total}.\n\n{content}\n\nRenseignements : {phone}.',
      es: 'Hola, {name}:\n{venue} ha quitado de tu pedido {order}: {dishes}.\n\n{money} El nuevo total es {total}.\n\n{content}\n\nPara más información, llama al {phone}.',
    }),
  },
  'order-courier': {
    subject: template({
      it: 'Ordine n. {order}: {step}',
      en: 'Order {order}: {step}',
      de: 'Bestellung {order}: {step}',
      fr: 'Commande n° {order} : {step}',
      es: 'Pedido {order}: {step}',
    }),
    body: template({
      it: 'Ciao {name},\nil tuo ordine da {venue}: {step}.{courier}\n\n{content}\n\nPer informazioni chiama {phone}.',
      en: 'Hello {name},\nyour order at {venue}: {step}.{courier}\n\n{content}\n\nFor questions call {phone}.',
      de: 'Hallo {name},\ndeine Bestellung bei {venue}: {step}.{courier}\n\n{content}\n\nFragen? Ruf an: {phone}.',
      fr: 'Bonjour {name},\nvotre commande chez {venue} : {step}.{courier}\n\n{content}\n\nRenseignements : {phone}.',
      es: 'Hola, {name}:\ntu pedido en {venue}: {step}.{courier}\n\n{content}\n\nPara más información, llama al {phone}.',
    }),
  },
} as const
