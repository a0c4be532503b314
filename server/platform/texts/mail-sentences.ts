import { template } from './template.ts'

/** Sentences of mails about orders. Only who comes to the venue is awaited: what is brought comes to the diner. */
export const comeAt = template({
  it: 'Ti aspettiamo {day} alle {from} da {venue}, {place}.',
  en: 'We expect you on {day} at {from} at {venue}, {place}.',
  de: 'Wir erwarten dich am {day} um {from} Uhr bei {venue}, {place}.',
  fr: 'Nous vous attendons le {day} à {from} chez {venue}, {place}.',
  es: 'Te esperamos el {day} a las {from} en {venue}, {place}.',
})

export const comeBetween = template({
  it: 'Ti aspettiamo {day} tra le {from} e le {to} da {venue}, {place}.',
  en: 'We expect you on {day} between {from} and {to} at {venue}, {place}.',
  de: 'Wir erwarten dich am {day} zwischen {from} und {to} Uhr bei {venue}, {place}.',
  fr: 'Nous vous attendons le {day} entre {from} et {to} chez {venue}, {place}.',
  es: 'Te esperamos el {day} entre las {from} y las {to} en {venue}, {place}.',
})

export const bringAt = template({
  it: 'Te lo portiamo {day} verso le {from}: {place}.',
  en: 'We bring it on {day} at about {from}: {place}.',
  de: 'Wir bringen sie dir am {day} gegen {from} Uhr: {place}.',
  fr: 'Nous vous la livrons le {day} vers {from} : {place}.',
  es: 'Te lo llevamos el {day} hacia las {from}: {place}.',
})

export const bringBetween = template({
  it: 'Te lo portiamo {day} tra le {from} e le {to}: {place}.',
  en: 'We bring it on {day} between {from} and {to}: {place}.',
  de: 'Wir bringen sie dir am {day} zwischen {from} und {to} Uhr: {place}.',
  fr: 'Nous vous la livrons le {day} entre {from} et {to} : {place}.',
  es: 'Te lo llevamos el {day} entre las {from} y las {to}: {place}.',
})

export const serveAt = template({
  it: 'Te lo serviamo al tavolo {table}, {day} alle {from}.',
  en: 'We serve it at table {table}, on {day} at {from}.',
  de: 'Wir servieren sie an Tisch {table}, am {day} um {from} Uhr.',
  fr: 'Nous la servons à la table {table}, le {day} à {from}.',
  es: 'Te lo servimos en la mesa {table}, el {day} a las {from}.',
})

export const off = template({
  it: '{amount} di sconto',
  en: '{amount} off',
  de: '{amount} Rabatt',
  fr: '{amount} de remise',
  es: '{amount} dto.',
})

/** The VAT that an amount holds; `{percent}` is its rate. */
export const vatIncluded = template({
  it: 'IVA inclusa {percent}',
  en: 'VAT included {percent}',
  de: 'Enthaltene MwSt. {percent}',
  fr: 'TVA incluse {percent}',
  es: 'IVA incluido {percent}',
})

export const dishOfMember = template({
  it: '{name}: {dish}',
  en: '{name}: {dish}',
  de: '{name}: {dish}',
  fr: '{name} : {dish}',
  es: '{name}: {dish}',
})

export const seller = template({
  it: '{company}, {place} · Partita IVA {vatNumber}',
  en: '{company}, {place} · VAT number {vatNumber}',
  de: '{company}, {place} · USt-IdNr. (Partita IVA) {vatNumber}',
  fr: '{company}, {place} · N° de TVA {vatNumber}',
  es: '{company}, {place} · NIF-IVA (Partita IVA) {vatNumber}',
})
