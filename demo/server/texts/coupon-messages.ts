import { texts } from './five-texts.ts'

/** Why the code of an order is not accepted. */
export const couponMessages = {
  COUPON_NOT_FOUND: texts([
    'Il codice sconto non esiste.',
    'This discount code does not exist.',
    'Diesen Rabattcode gibt es nicht.',
    'Ce code promo n’existe pas.',
    'Este código de descuento no existe.',
  ]),
  COUPON_LIMIT_REACHED: texts([
    'Il codice sconto è già stato usato il numero massimo di volte.',
    'This discount code has been used the maximum number of times.',
    'Dieser Rabattcode wurde schon so oft eingelöst wie möglich.',
    'Ce code promo a déjà été utilisé le nombre maximum de fois.',
    'Este código de descuento ya se ha usado el número máximo de veces.',
  ]),
  COUPON_NOT_ACTIVE: texts([
    'Il codice sconto non è attivo.',
    'This discount code is not active.',
    'Dieser Rabattcode ist nicht aktiv.',
    'Ce code promo n’est pas actif.',
    'Este código de descuento no está activo.',
  ]),
  COUPON_WRONG_VENUE: texts([
    'Il codice sconto non è valido per questo ristorante.',
    'This discount code is not valid for this restaurant.',
    'Dieser Rabattcode gilt nicht für dieses Restaurant.',
    'Ce code promo n’est pas valable pour ce restaurant.',
    'Este código de descuento no es válido para este restaurante.',
  ]),
  COUPON_WRONG: texts([
    'Il codice sconto è errato o non vale per questo ordine.',
    'This discount code is wrong or does not apply to this order.',
    'Dieser Rabattcode ist falsch oder gilt nicht für diese Bestellung.',
    'Ce code promo est erroné ou ne s’applique pas à cette commande.',
    'Este código de descuento es incorrecto o no vale para este pedido.',
  ]),
} as const
