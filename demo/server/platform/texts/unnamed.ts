import { texts } from './localized.ts'

/** What stands for a product whose name is not known: nobody is shown a number. */
export const unnamedProduct = texts({
  it: 'Questo articolo',
  en: 'This item',
  de: 'Dieser Artikel',
  fr: 'Cet article',
  es: 'Este producto',
})
