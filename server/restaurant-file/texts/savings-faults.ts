import { template } from '#server/platform/texts/template.ts'

/** What is wrong with discount codes, and with what rewards take off. */
export const savingsFaults = {
  codeName: template({
    it: 'Un codice ha da 3 a 30 lettere, cifre o trattini.',
    en: 'A code has 3 to 30 letters, digits or hyphens.',
    de: 'Ein Code hat 3 bis 30 Buchstaben, Ziffern oder Bindestriche.',
    fr: 'Un code comporte de 3 à 30 lettres, chiffres ou tirets.',
    es: 'Un código tiene de 3 a 30 letras, cifras o guiones.',
  }),
  codeTaken: template({
    it: 'Esiste già un codice con questo nome.',
    en: 'There is a code of this name already.',
    de: 'Diesen Code gibt es schon.',
    fr: 'Un code de ce nom existe déjà.',
    es: 'Ya existe un código con este nombre.',
  }),
  morePercent: template({
    it: 'È più del 100 per cento.',
    en: 'This is more than 100 per cent.',
    de: 'Das sind mehr als 100 Prozent.',
    fr: 'C’est plus de 100 pour cent.',
    es: 'Es más del 100 por ciento.',
  }),
  takesNothing: template({
    it: 'Il codice non toglierebbe nulla.',
    en: 'The code would take nothing off.',
    de: 'Der Code würde nichts abziehen.',
    fr: 'Le code n’enlèverait rien.',
    es: 'El código no descontaría nada.',
  }),
  bothDays: template({
    it: 'Indicare entrambi i giorni, o nessuno.',
    en: 'Give both days, or none.',
    de: 'Bitte beide Tage angeben, oder keinen.',
    fr: 'Indiquez les deux jours, ou aucun.',
    es: 'Indique los dos días, o ninguno.',
  }),
} as const
