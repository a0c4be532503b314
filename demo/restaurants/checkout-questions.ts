import { restaurantTexts } from '#server/platform/texts/localized.ts'

import type { RowsOf } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'

const cash: RowsOf<'paymentModes'>[number] = {
  id: id(1),
  position: 1,
  kind: 'cash',
  labels: restaurantTexts({
    it: 'Alla consegna o al ritiro',
    en: 'On delivery or collection',
    de: 'Bei Lieferung oder Abholung',
    fr: 'À la livraison ou au retrait',
    es: 'En la entrega o recogida',
  }),
}

/** By card in the widget; as mode 4 on a page of the service. */
const card: RowsOf<'paymentModes'>[number] = {
  id: id(2),
  position: 2,
  kind: 'card',
  labels: restaurantTexts({ it: 'Carta', en: 'Card', de: 'Karte', fr: 'Carte', es: 'Tarjeta' }),
}

const payPal: RowsOf<'paymentModes'>[number] = {
  id: id(3),
  position: 3,
  kind: 'payPal',
  labels: restaurantTexts('PayPal'),
}

/** Cash alone, settled in three ways. */
export const cashOnly: RowsOf<'paymentModes'> = [cash]

export const cashAndCard: RowsOf<'paymentModes'> = [cash, card]

/** Every mode everywhere; the venues of `onPage` take card and PayPal on a page of the service. */
export function allPaymentModes(inWidget: readonly number[], onPage: readonly number[]): RowsOf<'paymentModes'> {
  const page = { venueIds: onPage.map((venue) => id<'Venue'>(venue)), hasPaymentPage: true }
  const widget = { venueIds: inWidget.map((venue) => id<'Venue'>(venue)) }
  return [
    cash,
    { ...card, ...widget },
    { ...payPal, ...widget },
    { ...card, ...page, id: id(4), position: 4 },
    { ...payPal, ...page, id: id(5), position: 5 },
  ]
}

/** Cash at the first venues, nothing but cards at the others. */
export function cashOrCard(withCash: readonly number[]): RowsOf<'paymentModes'> {
  return [{ ...cash, venueIds: withCash.map((venue) => id<'Venue'>(venue)) }, card]
}

export const cashMeans: RowsOf<'cashMeans'> = [
  {
    id: id(1),
    position: 1,
    kind: 'cash',
    labels: restaurantTexts({ it: 'Contanti', en: 'Cash', de: 'Bargeld', fr: 'Espèces', es: 'Efectivo' }),
  },
  {
    id: id(2),
    position: 2,
    kind: 'cardAtDoor',
    labels: restaurantTexts({
      it: 'Carta o bancomat',
      en: 'Card at the counter',
      de: 'Karte vor Ort',
      fr: 'Carte sur place',
      es: 'Tarjeta en el local',
    }),
  },
  {
    id: id(3),
    position: 3,
    kind: 'mealVouchers',
    labels: restaurantTexts({
      it: 'Buoni pasto',
      en: 'Meal vouchers',
      de: 'Essensgutscheine',
      fr: 'Titres-restaurant',
      es: 'Vales de comida',
    }),
  },
]

/** Questions of venue 12; no other venue asks any. */
export const checkoutQuestions: RowsOf<'checkoutQuestions'> = [
  {
    id: id(1),
    position: 1,
    venueIds: [id(12)],
    kind: 'yesNo',
    labels: restaurantTexts({
      it: 'Ti servono posate e tovaglioli?',
      en: 'Do you need cutlery and napkins?',
      de: 'Brauchst du Besteck und Servietten?',
      fr: 'Avez-vous besoin de couverts et de serviettes ?',
      es: '¿Necesitas cubiertos y servilletas?',
    }),
  },
  {
    id: id(2),
    position: 2,
    venueIds: [id(12)],
    kind: 'text',
    labels: restaurantTexts({
      it: 'Nome di chi passa a ritirare',
      en: 'Name of the person collecting',
      de: 'Name der abholenden Person',
      fr: 'Nom de la personne qui retire la commande',
      es: 'Nombre de quien recoge el pedido',
    }),
  },
]
