import { template } from './template.ts'

/** What the card on a table says to who sits there. */
export const tableCardTexts = {
  table: template({
    it: 'Tavolo {name}',
    en: 'Table {name}',
    de: 'Tisch {name}',
    fr: 'Table {name}',
    es: 'Mesa {name}',
  }),
  invitation: template({
    it: 'Inquadra, ordina, paga',
    en: 'Scan, order, pay',
    de: 'Scannen, bestellen, bezahlen',
    fr: 'Scannez, commandez, payez',
    es: 'Escanear, pedir, pagar',
  }),
} as const
