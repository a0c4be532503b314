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

/** Slots of a shift. */
export const slotTexts = {
  for: template({ it: 'Per', en: 'For', de: 'Für', fr: 'Pour', es: 'Para' }),
  every: template({
    it: 'Un orario ogni',
    en: 'A slot every',
    de: 'Eine Uhrzeit alle',
    fr: 'Un créneau toutes les',
    es: 'Una hora cada',
  }),
  minutes: template({
    it: '{count} minuti',
    en: '{count} minutes',
    de: '{count} Minuten',
    fr: '{count} minutes',
    es: '{count} minutos',
  }),
  days: template({
    it: 'In questi giorni (nessuno: non viene offerto alcun orario)',
    en: 'On these days (none ticked: no slot is offered)',
    de: 'An diesen Tagen (keiner: es wird keine Uhrzeit angeboten)',
    fr: 'Ces jours-là (aucun coché : aucun créneau proposé)',
    es: 'En estos días (ninguno: no se ofrece ninguna hora)',
  }),
  times: template({ it: 'Orari', en: 'Times', de: 'Zeiten', fr: 'Horaires', es: 'Horarios' }),
  limits: template({ it: 'Limiti', en: 'Limits', de: 'Grenzen', fr: 'Limites', es: 'Límites' }),
  first: template({
    it: 'Primo orario',
    en: 'First slot',
    de: 'Erste Uhrzeit',
    fr: 'Premier créneau',
    es: 'Primera hora',
  }),
  last: template({
    it: 'Ultimo orario',
    en: 'Last slot',
    de: 'Letzte Uhrzeit',
    fr: 'Dernier créneau',
    es: 'Última hora',
  }),
  lastHint: template({
    it: 'Se viene prima del primo: dopo mezzanotte, ancora nello stesso giorno di lavoro.',
    en: 'Earlier than the first: after midnight, still of the same day of work.',
    de: 'Früher als die erste: nach Mitternacht, noch am selben Arbeitstag.',
    fr: 'Avant le premier : après minuit, toujours la même journée de travail.',
    es: 'Antes que la primera: después de medianoche, todavía de la misma jornada.',
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
  noLimit: template({
    it: 'Vuoto: nessun limite.',
    en: 'Empty: no limit.',
    de: 'Leer: keine Grenze.',
    fr: 'Vide : aucune limite.',
    es: 'Vacío: sin límite.',
  }),
  lastBeforeFirst: template({
    it: 'L’ultimo orario viene prima del primo.',
    en: 'The last slot comes before the first.',
    de: 'Die letzte Uhrzeit liegt vor der ersten.',
    fr: 'Le dernier créneau précède le premier.',
    es: 'La última hora es anterior a la primera.',
  }),
  tooLongLead: template({
    it: 'Sono più di due settimane.',
    en: 'This is more than two weeks.',
    de: 'Das sind mehr als zwei Wochen.',
    fr: 'C’est plus de deux semaines.',
    es: 'Son más de dos semanas.',
  }),
} as const
