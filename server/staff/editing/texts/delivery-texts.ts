import { template } from '#server/platform/texts/template.ts'

/** What the audit calls what bringing an order costs, and where orders are brought. */
export const deliveryTexts = {
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
  fee: template({
    it: 'Costo di consegna',
    en: 'Delivery costs',
    de: 'Liefergebühr',
    fr: 'Frais de livraison',
    es: 'Gastos de envío',
  }),
} as const
