import { defaultLanguage, languages } from '#src/options/options.ts'
import type { Language } from '#src/options/options.ts'

type EdgeTexts = { readonly failed: string; readonly retry: string }

// Shown when even the catalogs cannot be relied on, so these few do not come from them.
const texts: Readonly<Record<Language, EdgeTexts>> = {
  en: { failed: 'Something went wrong on our side. Your order is still here.', retry: 'Try again' },
  it: { failed: 'Qualcosa è andato storto da parte nostra. Il tuo ordine è ancora qui.', retry: 'Riprova' },
  de: { failed: 'Bei uns ist etwas schiefgegangen. Deine Bestellung ist noch da.', retry: 'Erneut versuchen' },
  fr: { failed: 'Un problème est survenu de notre côté. Votre panier est toujours là.', retry: 'Réessayer' },
  es: { failed: 'Algo ha fallado por nuestra parte. Tu pedido sigue aquí.', retry: 'Reintentar' },
}

export function edgeTexts(code: string): EdgeTexts {
  return texts[languages.find((language) => language === code) ?? defaultLanguage]
}
