import type { Language } from '#src/options/languages.ts'

import type { Texts } from './language.ts'
import { textIn } from './language.ts'
import { texts } from './localized.ts'

const names: ReadonlyMap<string, Texts> = new Map(
  Object.entries({
    GLUTINE: texts({ it: 'glutine', en: 'gluten', de: 'Gluten', fr: 'gluten', es: 'gluten' }),
    CROSTACEI: texts({ it: 'crostacei', en: 'crustaceans', de: 'Krebstiere', fr: 'crustacés', es: 'crustáceos' }),
    UOVA: texts({ it: 'uova', en: 'egg', de: 'Eier', fr: 'œufs', es: 'huevo' }),
    PESCE: texts({ it: 'pesce', en: 'fish', de: 'Fisch', fr: 'poisson', es: 'pescado' }),
    ARACHIDI: texts({ it: 'arachidi', en: 'peanuts', de: 'Erdnüsse', fr: 'arachides', es: 'cacahuetes' }),
    SOIA: texts({ it: 'soia', en: 'soy', de: 'Soja', fr: 'soja', es: 'soja' }),
    LATTE: texts({ it: 'latte', en: 'milk', de: 'Milch', fr: 'lait', es: 'leche' }),
    FRUTTA_A_GUSCIO: texts({
      it: 'frutta a guscio',
      en: 'tree nuts',
      de: 'Schalenfrüchte',
      fr: 'fruits à coque',
      es: 'frutos de cáscara',
    }),
    SEDANO: texts({ it: 'sedano', en: 'celery', de: 'Sellerie', fr: 'céleri', es: 'apio' }),
    SENAPE: texts({ it: 'senape', en: 'mustard', de: 'Senf', fr: 'moutarde', es: 'mostaza' }),
    SESAMO: texts({ it: 'sesamo', en: 'sesame', de: 'Sesam', fr: 'sésame', es: 'sésamo' }),
    MOLLUSCHI: texts({ it: 'molluschi', en: 'molluscs', de: 'Weichtiere', fr: 'mollusques', es: 'moluscos' }),
    CEREALI: texts({ it: 'cereali', en: 'cereals', de: 'Getreide', fr: 'céréales', es: 'cereales' }),
    ANIDRIDE_SOLFOROSA: texts({
      it: 'anidride solforosa',
      en: 'sulphur dioxide',
      de: 'Schwefeldioxid',
      fr: 'sulfites',
      es: 'dióxido de azufre',
    }),
    LUPINI: texts({ it: 'lupini', en: 'lupin', de: 'Lupinen', fr: 'lupin', es: 'altramuces' }),
  }),
)

/** The name of an allergen in mails and at the desk; an unknown code is said as it is, never left out [CONST-03]. */
export function allergenNameIn(language: Language, code: string): string {
  const known = names.get(code)
  return known ? textIn(known, { language, main: 'en' }) : code
}
