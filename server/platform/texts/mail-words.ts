import type { Language } from '#src/options/languages.ts'

import { textIn } from './language.ts'
import { texts } from './localized.ts'

/** Labels and single words of mails. */
const words = {
  chosenTime: texts({
    it: 'Orario scelto',
    en: 'Time you chose',
    de: 'Gewählte Zeit',
    fr: 'Heure choisie',
    es: 'Hora elegida',
  }),
  asSoonAsPossible: texts({
    it: 'Il prima possibile',
    en: 'As soon as possible',
    de: 'So bald wie möglich',
    fr: 'Dès que possible',
    es: 'Lo antes posible',
  }),
  when: texts({ it: 'Quando', en: 'When', de: 'Wann', fr: 'Quand', es: 'Cuándo' }),
  people: texts({ it: 'Persone', en: 'People', de: 'Personen', fr: 'Personnes', es: 'Personas' }),
  table: texts({ it: 'Tavolo', en: 'Table', de: 'Tisch', fr: 'Table', es: 'Mesa' }),
  where: texts({ it: 'Dove', en: 'Where', de: 'Wo', fr: 'Lieu', es: 'Dónde' }),
  phone: texts({ it: 'Telefono', en: 'Phone', de: 'Telefon', fr: 'Téléphone', es: 'Teléfono' }),
  doorbell: texts({ it: 'Campanello', en: 'Doorbell', de: 'Klingel', fr: 'Interphone', es: 'Timbre' }),
  courierNote: texts({
    it: 'Note per il corriere',
    en: 'Note for the courier',
    de: 'Hinweis zur Lieferung',
    fr: 'Note pour le livreur',
    es: 'Notas para el repartidor',
  }),
  deliveryPoint: texts({
    it: 'Punto di consegna',
    en: 'Delivery point',
    de: 'Lieferpunkt',
    fr: 'Point de livraison',
    es: 'Punto de entrega',
  }),
  courier: texts({ it: 'Corriere', en: 'Courier', de: 'Lieferdienst', fr: 'Livreur', es: 'Repartidor' }),
  invoice: texts({ it: 'Fattura', en: 'Invoice', de: 'Rechnung', fr: 'Facture', es: 'Factura' }),
  payment: texts({ it: 'Pagamento', en: 'Payment', de: 'Zahlung', fr: 'Paiement', es: 'Pago' }),
  notes: texts({ it: 'Note', en: 'Notes', de: 'Hinweise', fr: 'Notes', es: 'Notas' }),
  yes: texts({ it: 'Sì', en: 'Yes', de: 'Ja', fr: 'Oui', es: 'Sí' }),
  no: texts({ it: 'No', en: 'No', de: 'Nein', fr: 'Non', es: 'No' }),
  minimumPrice: texts({
    it: 'prezzo minimo',
    en: 'minimum price',
    de: 'Mindestpreis',
    fr: 'prix minimum',
    es: 'precio mínimo',
  }),
  fixedCost: texts({ it: 'Costo fisso', en: 'Fixed cost', de: 'Servicegebühr', fr: 'Frais fixes', es: 'Coste fijo' }),
  delivery: texts({ it: 'Consegna', en: 'Delivery', de: 'Lieferung', fr: 'Livraison', es: 'Envío' }),
  free: texts({ it: 'gratis', en: 'free', de: 'gratis', fr: 'gratuite', es: 'gratis' }),
  freeDelivery: texts({
    it: 'consegna gratuita',
    en: 'free delivery',
    de: 'Gratislieferung',
    fr: 'livraison gratuite',
    es: 'envío gratis',
  }),
  freeProduct: texts({
    it: 'Un prodotto in omaggio',
    en: 'A product for free',
    de: 'Ein Artikel gratis',
    fr: 'Un article offert',
    es: 'Un producto gratis',
  }),
  discount: texts({ it: 'Sconto', en: 'Discount', de: 'Rabatt', fr: 'Remise', es: 'Descuento' }),
  tip: texts({ it: 'Mancia', en: 'Tip', de: 'Trinkgeld', fr: 'Pourboire', es: 'Propina' }),
  total: texts({ it: 'Totale', en: 'Total', de: 'Summe', fr: 'Total', es: 'Total' }),
  paid: texts({ it: 'Pagato', en: 'Paid', de: 'Bezahlt', fr: 'Payé', es: 'Pagado' }),
  paidAtTable: texts({
    it: 'Pagato al tavolo',
    en: 'Paid at the table',
    de: 'Am Tisch bezahlt',
    fr: 'Payé à table',
    es: 'Pagado en la mesa',
  }),
  toPay: texts({
    it: 'Resta da pagare',
    en: 'Left to pay',
    de: 'Noch offen',
    fr: 'Reste à payer',
    es: 'Queda por pagar',
  }),
  card: texts({ it: 'carta', en: 'card', de: 'Karte', fr: 'carte', es: 'tarjeta' }),
  payPal: texts('PayPal'),
  cash: texts({ it: 'contanti', en: 'cash', de: 'Bargeld', fr: 'espèces', es: 'efectivo' }),
  cardAtDoor: texts({ it: 'carta', en: 'card', de: 'Karte', fr: 'carte', es: 'tarjeta' }),
  mealVouchers: texts({
    it: 'buoni pasto',
    en: 'meal vouchers',
    de: 'Essensgutscheine',
    fr: 'titres-restaurant',
    es: 'vales de comida',
  }),
  onCollection: texts({
    it: 'al ritiro',
    en: 'when you collect it',
    de: 'bei der Abholung',
    fr: 'au retrait',
    es: 'al recoger',
  }),
  onDelivery: texts({
    it: 'alla consegna',
    en: 'on delivery',
    de: 'bei der Lieferung',
    fr: 'à la livraison',
    es: 'a la entrega',
  }),
  atVenue: texts({
    it: 'al ristorante',
    en: 'at the restaurant',
    de: 'im Restaurant',
    fr: 'sur place',
    es: 'en el restaurante',
  }),
  atTable: texts({ it: 'al tavolo', en: 'at the table', de: 'am Tisch', fr: 'à table', es: 'en la mesa' }),
  company: texts({ it: 'Azienda', en: 'Company', de: 'Firma', fr: 'Entreprise', es: 'Empresa' }),
  private: texts({ it: 'Privato', en: 'Private person', de: 'Privatperson', fr: 'Particulier', es: 'Particular' }),
  deposit: texts({
    it: 'Acconto pagato',
    en: 'Deposit paid',
    de: 'Anzahlung bezahlt',
    fr: 'Acompte payé',
    es: 'Anticipo pagado',
  }),
  seeOrder: texts({
    it: 'Vedi l’ordine',
    en: 'See the order',
    de: 'Bestellung ansehen',
    fr: 'Voir la commande',
    es: 'Ver el pedido',
  }),
  seeReservation: texts({
    it: 'Vedi la prenotazione',
    en: 'See the reservation',
    de: 'Reservierung ansehen',
    fr: 'Voir la réservation',
    es: 'Ver la reserva',
  }),
}

export type MailWord = keyof typeof words

export function mailWord(word: MailWord, language: Language): string {
  return textIn(words[word], { language, main: 'en' })
}
