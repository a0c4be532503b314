import { template } from '#server/platform/texts/template.ts'

/** Closed days. */
export const closureTexts = {
  firstDay: template({
    it: 'Primo giorno',
    en: 'First day',
    de: 'Erster Tag',
    fr: 'Premier jour',
    es: 'Primer día',
  }),
  lastDay: template({ it: 'Ultimo giorno', en: 'Last day', de: 'Letzter Tag', fr: 'Dernier jour', es: 'Último día' }),
} as const

/** What the audit calls the fields that the form of slots had, and how many orders a slot takes. */
export const slotTexts = {
  every: template({
    it: 'Un orario ogni',
    en: 'A slot every',
    de: 'Eine Uhrzeit alle',
    fr: 'Un créneau toutes les',
    es: 'Una hora cada',
  }),
  lead: template({
    it: 'Minuti di anticipo per ordinare',
    en: 'Ordered so many minutes before',
    de: 'So viele Minuten vorher bestellen',
    fr: 'À commander tant de minutes avant',
    es: 'Minutos de antelación para pedir',
  }),
  capacity: template({
    it: 'Ordini per orario',
    en: 'Orders a slot takes',
    de: 'Bestellungen je Uhrzeit',
    fr: 'Commandes par créneau',
    es: 'Pedidos por hora',
  }),
  seats: template({
    it: 'Persone per orario',
    en: 'People a slot seats',
    de: 'Personen je Uhrzeit',
    fr: 'Personnes par créneau',
    es: 'Personas por hora',
  }),
} as const
