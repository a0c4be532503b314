import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

import type { Texts } from './language.ts'
import { texts } from './localized.ts'
import { template } from './template.ts'

/** A way to pay that a venue has set up and diners are not offered. */
export const unpayableTexts = {
  currency: template({
    it: '{mode}: qui non si può usare, perché il gestore dei pagamenti non accetta {currency}. Ai clienti non viene proposto.',
    en: '{mode} cannot be used here: the payment provider does not take {currency}. Diners are not offered it.',
    de: '{mode}: hier nicht nutzbar, denn der Zahlungsanbieter nimmt {currency} nicht an. Gästen wird es nicht angeboten.',
    fr: '{mode} : utilisation impossible ici, car le prestataire de paiement n’accepte pas {currency}. Les clients n’en ont pas la proposition.',
    es: '{mode}: aquí no se puede usar, porque el proveedor de pagos no acepta {currency}. No se ofrece a los clientes.',
  }),
  account: template({
    it: '{mode}: qui non si può usare, perché manca un account presso il gestore dei pagamenti, o le sue chiavi non sono utilizzabili. Ai clienti non viene proposto.',
    en: '{mode} cannot be used here: there is no account at the payment provider, or its keys cannot be used. Diners are not offered it.',
    de: '{mode}: hier nicht nutzbar, denn beim Zahlungsanbieter fehlt ein Konto, oder seine Schlüssel sind unbrauchbar. Gästen wird es nicht angeboten.',
    fr: '{mode} : utilisation impossible ici, car il n’y a pas de compte chez le prestataire de paiement, ou ses clés sont inutilisables. Les clients n’en ont pas la proposition.',
    es: '{mode}: aquí no se puede usar, porque falta una cuenta en el proveedor de pagos o sus claves no sirven. No se ofrece a los clientes.',
  }),
} as const

/** What staff on the telephone choose, for somebody who pays online by themselves. */
export const linkToPay = texts({
  it: 'Link per pagare',
  en: 'Link to pay',
  de: 'Zahlungslink',
  fr: 'Lien de paiement',
  es: 'Enlace de pago',
})

/** The ways to pay as such a sentence begins with them. */
export const onlineModeNames: Readonly<Record<OnlineMode, Texts>> = {
  card: texts({ it: 'Carte', en: 'Cards', de: 'Karten', fr: 'Cartes', es: 'Tarjetas' }),
  payPal: texts('PayPal'),
}

/** Why a venue cannot ask for a deposit with every reservation. */
export const depositFaultTexts = {
  'no-deposit': template({
    it: 'Non c’è alcun acconto da scegliere.',
    en: 'There is no deposit to choose.',
    de: 'Es gibt keine Anzahlung zur Auswahl.',
    fr: 'Il n’y a aucun acompte à choisir.',
    es: 'No hay ningún anticipo que elegir.',
  }),
  'not-taken': template({
    it: 'Nessun pagamento online accetta qui un acconto: le prenotazioni richiedono carta o PayPal, e un importo accettato.',
    en: 'No way to pay online here takes a deposit: reservations need card or PayPal, and an amount that they take.',
    de: 'Hier nimmt keine Online-Zahlung eine Anzahlung an: Reservierungen brauchen Karte oder PayPal und einen Betrag, den sie annehmen.',
    fr: 'Aucun paiement en ligne n’accepte ici d’acompte : les réservations demandent la carte ou PayPal, et un montant accepté.',
    es: 'Ningún pago en línea acepta aquí un anticipo: las reservas necesitan tarjeta o PayPal, y un importe que acepten.',
  }),
} as const
