import { defaultLanguage, languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

/** Texts of the payment page. */
const texts = {
  title: {
    it: 'Pagamento',
    en: 'Payment',
    de: 'Zahlung',
    fr: 'Paiement',
    es: 'Pago',
  },
  card: {
    it: 'Carta',
    en: 'Card',
    de: 'Karte',
    fr: 'Carte',
    es: 'Tarjeta',
  },
  pay: {
    it: 'Paga {amount}',
    en: 'Pay {amount}',
    de: '{amount} bezahlen',
    fr: 'Payer {amount}',
    es: 'Pagar {amount}',
  },
  back: {
    it: 'Torna al sito',
    en: 'Back to the site',
    de: 'Zurück zur Seite',
    fr: 'Retour au site',
    es: 'Volver al sitio',
  },
  paid: {
    it: 'È già pagato.',
    en: 'This has been paid.',
    de: 'Das ist bezahlt.',
    fr: 'C’est payé.',
    es: 'Ya está pagado.',
  },
  thanks: {
    it: 'Grazie, è pagato: il tuo ordine è confermato.',
    en: 'Thank you, it is paid: your order is confirmed.',
    de: 'Danke, es ist bezahlt: Deine Bestellung ist bestätigt.',
    fr: 'Merci, c’est payé : votre commande est confirmée.',
    es: 'Gracias, está pagado: tu pedido está confirmado.',
  },
  over: {
    it: 'Il tempo per pagare è scaduto: ordina di nuovo.',
    en: 'The time to pay is over: please order again.',
    de: 'Die Zeit zum Bezahlen ist abgelaufen: Bitte bestelle neu.',
    fr: 'Le temps pour payer est écoulé : commandez à nouveau.',
    es: 'Se acabó el tiempo para pagar: haz el pedido de nuevo.',
  },
  billOver: {
    it: 'Il tempo per questo pagamento è scaduto: ricomincia dal tavolo.',
    en: 'The time for this payment is over: please start again at your table.',
    de: 'Die Zeit für diese Zahlung ist abgelaufen: Bitte beginne am Tisch neu.',
    fr: 'Le temps pour ce paiement est écoulé : recommencez depuis votre table.',
    es: 'Se acabó el tiempo para este pago: empieza de nuevo desde tu mesa.',
  },
  unknown: {
    it: 'Qui non c’è nulla da pagare.',
    en: 'There is nothing to pay here.',
    de: 'Hier gibt es nichts zu bezahlen.',
    fr: 'Il n’y a rien à payer ici.',
    es: 'Aquí no hay nada que pagar.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** The script with the texts of the payment page, in the language of the link that was sent, else in the browser's. */
export const pageTextsScript = `const languages = ${JSON.stringify(languages)}
const texts = ${JSON.stringify(texts)}

const wanted = new URLSearchParams(window.location.hash.slice(1)).get('language') ?? navigator.language

export const language = languages.find((one) => wanted.startsWith(one)) ?? '${defaultLanguage}'

export function say(name, amount = '') {
  return texts[name][language].replace('{amount}', amount)
}
`
