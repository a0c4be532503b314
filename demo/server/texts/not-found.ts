import { texts } from './five-texts.ts'

/** What a call that asks for one thing says when it is not there. */
export const notFound = {
  ORDER_NOT_FOUND: texts([
    'L’ordine non esiste.',
    'This order does not exist.',
    'Diese Bestellung gibt es nicht.',
    'Cette commande n’existe pas.',
    'Este pedido no existe.',
  ]),
  RESERVATION_NOT_FOUND: texts([
    'La prenotazione non esiste.',
    'This reservation does not exist.',
    'Diese Reservierung gibt es nicht.',
    'Cette réservation n’existe pas.',
    'Esta reserva no existe.',
  ]),
  NEWS_NOT_FOUND: texts([
    'Questa notizia non c’è più.',
    'This news item is no longer there.',
    'Diese Neuigkeit gibt es nicht mehr.',
    'Cette actualité n’existe plus.',
    'Esta noticia ya no está.',
  ]),
  ENTITY_NOT_FOUND: texts([
    'Quello che cerchi non esiste.',
    'What you are looking for does not exist.',
    'Das Gesuchte gibt es nicht.',
    'Ce que vous cherchez n’existe pas.',
    'Lo que buscas no existe.',
  ]),
} as const
