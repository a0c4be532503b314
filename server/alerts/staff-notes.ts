import { template, write } from '#server/platform/texts/template.ts'
import type { Language } from '#src/options/languages.ts'

import type { StaffNote } from './staff-push.ts'

const titles = {
  order: template({
    it: 'Ordine n. {number} in attesa',
    en: 'Order {number} is waiting',
    de: 'Bestellung {number} wartet',
    fr: 'Commande n° {number} en attente',
    es: 'Pedido {number} en espera',
  }),
  reservation: template({
    it: 'Prenotazione n. {number} in attesa',
    en: 'Reservation {number} is waiting',
    de: 'Reservierung {number} wartet',
    fr: 'Réservation n° {number} en attente',
    es: 'Reserva {number} en espera',
  }),
  printer: template({
    it: 'Stampante: mancano comande',
    en: 'Printer: tickets are missing',
    de: 'Drucker: Es fehlen Bons',
    fr: 'Imprimante : des tickets manquent',
    es: 'Impresora: faltan comandas',
  }),
  test: template({
    it: 'Comanda: questo dispositivo riceve gli avvisi',
    en: 'Comanda: this device is notified',
    de: 'Comanda: Dieses Gerät wird benachrichtigt',
    fr: 'Comanda : cet appareil reçoit les avis',
    es: 'Comanda: este dispositivo recibe los avisos',
  }),
}
const bodies = {
  waiting: template({
    it: 'Per le {due}. Tocca per rispondere.',
    en: 'Due at {due}. Tap to answer.',
    de: 'Für {due} Uhr. Zum Antworten antippen.',
    fr: 'Pour {due}. Touchez pour répondre.',
    es: 'Para las {due}. Toque para responder.',
  }),
  printer: template({
    it: 'Dalle {due}. Tocca per vedere cosa non va.',
    en: 'Since {due}. Tap to see what is wrong.',
    de: 'Seit {due} Uhr. Antippen, um den Grund zu sehen.',
    fr: 'Depuis {due}. Touchez pour voir ce qui ne va pas.',
    es: 'Desde las {due}. Toque para ver qué ocurre.',
  }),
}
const pages = {
  order: '/staff',
  reservation: '/staff/reservations',
  printer: '/staff/printers',
  test: '/staff',
} as const

type Noted = Pick<StaffNote, 'kind' | 'number' | 'due'> & { readonly language: Language }

/** What a device of the staff reads about something that waits, in its language. */
export function staffNoteOf({ language, ...noted }: Noted): StaffNote {
  const { kind, number, due } = noted
  const title = write(titles[kind], language, { number: String(number) })
  const body = kind === 'test' ? '' : write(kind === 'printer' ? bodies.printer : bodies.waiting, language, { due })
  return { ...noted, title, body, path: `${pages[kind]}?${kind}=${number}` }
}
