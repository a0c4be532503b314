import { template } from '#server/platform/texts/template.ts'

/** What the audit calls what a way to order offers. */
export const serviceTexts = {
  isActive: template({ it: 'Offerto', en: 'Offered', de: 'Wird angeboten', fr: 'Proposé', es: 'Se ofrece' }),
  maxPeople: template({
    it: 'Persone al massimo',
    en: 'Most people',
    de: 'Höchstens Personen',
    fr: 'Personnes au maximum',
    es: 'Máximo de personas',
  }),
  acceptsAtOnce: template({
    it: 'Accetta gli ordini da solo',
    en: 'Accept orders by itself',
    de: 'Bestellungen von selbst annehmen',
    fr: 'Accepter les commandes tout seul',
    es: 'Aceptar los pedidos por sí solo',
  }),
  depositRequired: template({
    it: 'Solo con acconto',
    en: 'Only with a deposit',
    de: 'Nur mit Anzahlung',
    fr: 'Seulement avec un acompte',
    es: 'Solo con anticipo',
  }),
  stays: template({
    it: 'Durata della permanenza',
    en: 'Length of stay',
    de: 'Aufenthaltsdauer',
    fr: 'Durée du repas',
    es: 'Duración de la estancia',
  }),
  allowsAsSoonAsPossible: template({
    it: 'Si può scegliere «Il prima possibile»',
    en: '“As soon as possible” can be chosen',
    de: '„So bald wie möglich“ ist wählbar',
    fr: '« Dès que possible » peut être choisi',
    es: 'Se puede elegir «Lo antes posible»',
  }),
  sharesSeats: template({
    it: 'I suoi clienti occupano i posti delle prenotazioni',
    en: 'Its guests take the seats of reservations',
    de: 'Diese Gäste belegen Plätze der Reservierungen',
    fr: 'Ses clients prennent les places des réservations',
    es: 'Sus clientes ocupan los asientos de las reservas',
  }),
  hasBills: template({
    it: 'Ciò che si paga alla sede si può pagare dal telefono',
    en: 'What is to be paid at the venue can be paid on the phone',
    de: 'Was im Lokal zu zahlen ist, geht auch am Handy',
    fr: 'Ce qui se paie sur place peut se payer au téléphone',
    es: 'Lo que se paga en el local se puede pagar con el móvil',
  }),
  hasGroups: template({
    it: 'Più telefoni possono ordinare insieme',
    en: 'Several phones can order together',
    de: 'Mehrere Handys können zusammen bestellen',
    fr: 'Plusieurs téléphones peuvent commander ensemble',
    es: 'Varios móviles pueden pedir juntos',
  }),
  tipPercents: template({
    it: 'Mance in percentuale',
    en: 'Tips in per cent',
    de: 'Trinkgeld in Prozent',
    fr: 'Pourboires en pour cent',
    es: 'Propinas en porcentaje',
  }),
  tipMaximum: template({
    it: 'Mancia massima',
    en: 'Highest tip',
    de: 'Höchstes Trinkgeld',
    fr: 'Pourboire maximal',
    es: 'Propina máxima',
  }),
} as const
