/**
 * The languages of the widget. To add one: its code here, what the types of the two tables below, of `language-names.ts`
 * and of `catalogs` in `src/i18n/texts.ts` then ask for, and `src/i18n/locales/<language>/messages.po` (`npm run i18n:extract` makes it).
 */
export const languages = ['it', 'en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code)
}

type ByLanguage<T> = Readonly<Record<Language, T>>

/** Texts of the loader's button; a tuple, because property names would cost bytes on every page. */
export type ButtonLabels = readonly [
  /** What the button says unless the widget has stored something else (`stored-button.ts`). */
  orderNow: string,
  /** The widget could not be loaded, and a tap tries again. */
  failed: string,
]

/** The loader has no catalogs, so its texts are written here. */
export const buttonLabels: ByLanguage<ButtonLabels> = {
  it: ['Ordina ora', 'Non si carica'],
  en: ['Order now', 'Not loading'],
  de: ['Jetzt bestellen', 'Lädt nicht'],
  fr: ['Commander', 'Indisponible'],
  es: ['Pedir ahora', 'No carga'],
}

/** Stands before the telephone number of the restaurant, where ordering does not work. */
export const callWords: ByLanguage<string> = {
  it: 'Chiama il',
  en: 'Call',
  de: 'Anrufen:',
  fr: 'Appeler le',
  es: 'Llamar al',
}

/** Shown when the widget has crashed: then the catalogs may be missing as well. */
export const crashTexts: ByLanguage<{ readonly failed: string; readonly retry: string }> = {
  en: { failed: 'Something went wrong on our side. Your order is still here.', retry: 'Try again' },
  it: { failed: 'Qualcosa è andato storto da parte nostra. Il tuo ordine è ancora qui.', retry: 'Riprova' },
  de: { failed: 'Bei uns ist etwas schiefgegangen. Deine Bestellung ist noch da.', retry: 'Erneut versuchen' },
  fr: { failed: 'Un problème est survenu de notre côté. Votre panier est toujours là.', retry: 'Réessayer' },
  es: { failed: 'Algo ha fallado por nuestra parte. Tu pedido sigue aquí.', retry: 'Reintentar' },
}
