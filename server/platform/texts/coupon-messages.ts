import { texts } from './localized.ts'

/** Why the code of an order is not accepted. */
export const couponMessages = {
  COUPON_NOT_FOUND: texts({
    it: 'Il codice sconto non esiste.',
    en: 'This discount code does not exist.',
    de: 'Diesen Rabattcode gibt es nicht.',
    fr: 'Ce code promo n’existe pas.',
    es: 'Este código de descuento no existe.',
  }),
  EMAIL_NOT_CONFIRMED: texts({
    it: 'Questo codice è riservato al tuo indirizzo e-mail: prima confermalo, con il link che ti abbiamo scritto o da «I tuoi dati».',
    en: 'This code is reserved for your e-mail address: confirm it first, with the link in our mail or under “Your data”.',
    de: 'Dieser Code ist für deine E-Mail-Adresse reserviert: Bestätige sie zuerst, mit dem Link in unserer Mail oder unter „Deine Daten“.',
    fr: 'Ce code est réservé à votre adresse e-mail : confirmez-la d’abord, avec le lien de notre mail ou sous « Vos informations ».',
    es: 'Este código está reservado para tu correo electrónico: confírmalo primero, con el enlace de nuestro correo o en «Tus datos».',
  }),
  COUPON_LIMIT_REACHED: texts({
    it: 'Il codice sconto è già stato usato il numero massimo di volte.',
    en: 'This discount code has been used the maximum number of times.',
    de: 'Dieser Rabattcode wurde schon so oft eingelöst wie möglich.',
    fr: 'Ce code promo a déjà été utilisé le nombre maximum de fois.',
    es: 'Este código de descuento ya se ha usado el número máximo de veces.',
  }),
  COUPON_NOT_ACTIVE: texts({
    it: 'Il codice sconto non è attivo.',
    en: 'This discount code is not active.',
    de: 'Dieser Rabattcode ist nicht aktiv.',
    fr: 'Ce code promo n’est pas actif.',
    es: 'Este código de descuento no está activo.',
  }),
  COUPON_WRONG_VENUE: texts({
    it: 'Il codice sconto non è valido per questo ristorante.',
    en: 'This discount code is not valid for this restaurant.',
    de: 'Dieser Rabattcode gilt nicht für dieses Restaurant.',
    fr: 'Ce code promo n’est pas valable pour ce restaurant.',
    es: 'Este código de descuento no es válido para este restaurante.',
  }),
  COUPON_WRONG: texts({
    it: 'Il codice sconto è errato o non vale per questo ordine.',
    en: 'This discount code is wrong or does not apply to this order.',
    de: 'Dieser Rabattcode ist falsch oder gilt nicht für diese Bestellung.',
    fr: 'Ce code promo est erroné ou ne s’applique pas à cette commande.',
    es: 'Este código de descuento es incorrecto o no vale para este pedido.',
  }),
} as const
