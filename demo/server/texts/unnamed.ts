import { texts } from './five-texts.ts'

/** What stands for a product whose name is not known: nobody is shown a number. */
export const unnamedProduct = texts(['Questo articolo', 'This item', 'Dieser Artikel', 'Cet article', 'Este producto'])
