import type { OrderType } from '#src/contract/service-type.ts'

/** The types with the eat-in price list and a number of people: MANGIA_RISTORANTE and ORDINA_TAVOLO (contract 1.6). */
export function isEatIn(type: OrderType): boolean {
  return type === 'eatIn' || type === 'table'
}
