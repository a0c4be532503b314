import { texts } from './localized.ts'

/** What diners read where a restaurant has not been opened yet [SET-01]. */
export const opensSoonText = texts({
  it: 'Apriamo presto: tra poco potrai ordinare qui.',
  en: 'We open soon: you will be able to order here shortly.',
  de: 'Wir öffnen bald: In Kürze kannst du hier bestellen.',
  fr: 'Nous ouvrons bientôt : vous pourrez commander ici sous peu.',
  es: 'Abrimos pronto: en breve podrás pedir aquí.',
})
