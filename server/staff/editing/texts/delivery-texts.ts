import { template } from '#server/platform/texts/template.ts'

/** What bringing an order costs, and where orders are brought. */
export const deliveryTexts = {
  freeFrom: template({
    it: '{type}: gratis a partire da',
    en: '{type}: free from',
    de: '{type}: kostenlos ab',
    fr: '{type} : gratuit à partir de',
    es: '{type}: gratis a partir de',
  }),
  freeFromHint: template({
    it: 'Totale dei prodotti. Vuoto: mai gratis.',
    en: 'Total of the products. Empty: never free.',
    de: 'Summe der Produkte. Leer: nie kostenlos.',
    fr: 'Total des produits. Vide : jamais gratuit.',
    es: 'Total de los productos. Vacío: nunca gratis.',
  }),
  name: template({ it: 'Nome', en: 'Name', de: 'Name', fr: 'Nom', es: 'Nombre' }),
  isBrought: template({
    it: 'Si consegna qui',
    en: 'Orders are brought here',
    de: 'Hierhin wird geliefert',
    fr: 'On livre ici',
    es: 'Se entrega aquí',
  }),
  servedFrom: template({
    it: 'Consegna da',
    en: 'Brought from',
    de: 'Geliefert von',
    fr: 'Livré depuis',
    es: 'Se lleva desde',
  }),
  least: template({
    it: 'Ordine minimo',
    en: 'Least order',
    de: 'Mindestbestellwert',
    fr: 'Commande minimale',
    es: 'Pedido mínimo',
  }),
  leastHint: template({
    it: 'Totale dei prodotti. Vuoto: nessun minimo.',
    en: 'Total of the products. Empty: any.',
    de: 'Summe der Produkte. Leer: kein Mindestwert.',
    fr: 'Total des produits. Vide : aucun minimum.',
    es: 'Total de los productos. Vacío: sin mínimo.',
  }),
  fee: template({
    it: 'Costo di consegna',
    en: 'Delivery costs',
    de: 'Liefergebühr',
    fr: 'Frais de livraison',
    es: 'Gastos de envío',
  }),
  noFee: template({
    it: 'Vuoto: nessun costo.',
    en: 'Empty: none.',
    de: 'Leer: keine.',
    fr: 'Vide : aucun.',
    es: 'Vacío: ninguno.',
  }),
  asInTown: template({
    it: 'Vuoto: come per la città.',
    en: 'Empty: as in the town.',
    de: 'Leer: wie im Ort.',
    fr: 'Vide : comme pour la ville.',
    es: 'Vacío: como en la ciudad.',
  }),
} as const
