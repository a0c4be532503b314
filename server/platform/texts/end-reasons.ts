import type { OrderEndReason, ReservationEndReason, Told } from '#desk/contract/end-reasons.ts'
import type { Language } from '#src/options/languages.ts'

import type { Template } from './template.ts'
import { template, write } from './template.ts'

/** Why a restaurant refuses or cancels, as it tells the diner. */
const endReasons: Readonly<Record<OrderEndReason | ReservationEndReason, Template<never>>> = {
  kitchenClosed: template({
    it: 'Oggi la cucina chiude prima.',
    en: 'The kitchen has closed early today.',
    de: 'Die Küche schließt heute früher.',
    fr: 'La cuisine ferme plus tôt aujourd’hui.',
    es: 'Hoy la cocina cierra antes.',
  }),
  soldOut: template({
    it: 'Un piatto del tuo ordine è esaurito.',
    en: 'A dish of your order is sold out.',
    de: 'Ein Gericht deiner Bestellung ist ausverkauft.',
    fr: 'Un plat de votre commande est épuisé.',
    es: 'Un plato de tu pedido está agotado.',
  }),
  tooBusy: template({
    it: 'Abbiamo troppi ordini per questo orario.',
    en: 'We have too many orders for this time.',
    de: 'Wir haben zu viele Bestellungen für diese Zeit.',
    fr: 'Nous avons trop de commandes pour cette heure.',
    es: 'Tenemos demasiados pedidos para esta hora.',
  }),
  cannotDeliver: template({
    it: 'Non possiamo consegnare a questo indirizzo.',
    en: 'We cannot deliver to this address.',
    de: 'An diese Adresse können wir nicht liefern.',
    fr: 'Nous ne pouvons pas livrer à cette adresse.',
    es: 'No podemos entregar en esta dirección.',
  }),
  unreachable: template({
    it: 'Non siamo riusciti a contattarti.',
    en: 'We could not reach you.',
    de: 'Wir konnten dich nicht erreichen.',
    fr: 'Nous n’avons pas réussi à vous joindre.',
    es: 'No hemos podido contactar contigo.',
  }),
  askedFor: template({
    it: 'Come ci hai chiesto.',
    en: 'As you asked us.',
    de: 'Wie von dir gewünscht.',
    fr: 'Comme vous nous l’avez demandé.',
    es: 'Como nos has pedido.',
  }),
  full: template({
    it: 'Per questo orario siamo al completo.',
    en: 'We are fully booked for this time.',
    de: 'Zu dieser Zeit sind wir ausgebucht.',
    fr: 'Nous sommes complets pour cette heure.',
    es: 'Para esta hora estamos completos.',
  }),
  closed: template({
    it: 'In quell’orario siamo chiusi.',
    en: 'We are closed at that time.',
    de: 'Zu dieser Zeit haben wir geschlossen.',
    fr: 'Nous sommes fermés à cette heure.',
    es: 'A esa hora estamos cerrados.',
  }),
  tooMany: template({
    it: 'Non abbiamo un tavolo per così tante persone.',
    en: 'We have no table for so many people.',
    de: 'Für so viele Personen haben wir keinen Tisch.',
    fr: 'Nous n’avons pas de table pour autant de personnes.',
    es: 'No tenemos mesa para tantas personas.',
  }),
}

/** What the diner reads: the sentence of the reason in their language, then the restaurant's own words; null = neither. */
export function endMessage({ reason, message }: Told, language: Language): string | null {
  const sentence = reason ? write(endReasons[reason], language, {}) : ''
  return [sentence, message ?? ''].filter(Boolean).join(' ') || null
}
