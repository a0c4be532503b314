import { template } from './template.ts'

/** What the page of a reservation says when its guests did not come. */
export const noShowText = template({
  it: 'Il ristorante vi aspettava e non siete arrivati: il tavolo è stato liberato.',
  en: 'The restaurant was waiting for you and you did not come: the table was given up.',
  de: 'Das Restaurant hat auf euch gewartet, und ihr seid nicht gekommen: Der Tisch wurde freigegeben.',
  fr: 'Le restaurant vous attendait et vous n’êtes pas venus : la table a été libérée.',
  es: 'El restaurante os esperaba y no habéis venido: la mesa ha quedado libre.',
})

/** The same of a deposit that was paid. */
export const depositStays = template({
  it: ' L’acconto di {total} resta al ristorante.',
  en: ' The deposit of {total} stays with the restaurant.',
  de: ' Die Anzahlung von {total} bleibt beim Restaurant.',
  fr: ' L’acompte de {total} reste au restaurant.',
  es: ' El anticipo de {total} se lo queda el restaurante.',
})
