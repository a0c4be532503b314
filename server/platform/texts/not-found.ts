import { texts } from './localized.ts'

/** Texts for a missing order, reservation, news item or other entity. */
export const notFound = {
  ORDER_NOT_FOUND: texts({
    it: 'L’ordine non esiste.',
    en: 'This order does not exist.',
    de: 'Diese Bestellung gibt es nicht.',
    fr: 'Cette commande n’existe pas.',
    es: 'Este pedido no existe.',
  }),
  RESERVATION_NOT_FOUND: texts({
    it: 'La prenotazione non esiste.',
    en: 'This reservation does not exist.',
    de: 'Diese Reservierung gibt es nicht.',
    fr: 'Cette réservation n’existe pas.',
    es: 'Esta reserva no existe.',
  }),
  NEWS_NOT_FOUND: texts({
    it: 'Questa notizia non c’è più.',
    en: 'This news item is no longer there.',
    de: 'Diese Neuigkeit gibt es nicht mehr.',
    fr: 'Cette actualité n’existe plus.',
    es: 'Esta noticia ya no está.',
  }),
  ENTITY_NOT_FOUND: texts({
    it: 'Quello che cerchi non esiste.',
    en: 'What you are looking for does not exist.',
    de: 'Das Gesuchte gibt es nicht.',
    fr: 'Ce que vous cherchez n’existe pas.',
    es: 'Lo que buscas no existe.',
  }),
} as const

/** Replaces the name of an unknown product, so that no id is shown. */
export const unnamedProduct = texts({
  it: 'Questo articolo',
  en: 'This item',
  de: 'Dieser Artikel',
  fr: 'Cet article',
  es: 'Este producto',
})
