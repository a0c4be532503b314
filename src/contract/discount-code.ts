import * as z from 'zod/mini'

import { checked, whole } from './checked.ts'
import { localDateTime } from './date-values.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { serviceType } from './service-type.ts'
import { cents, flag, id, list, number, oneOf, orNull, selection, text, whenPresent } from './values.ts'

/** End of a validity: a date without a time includes the whole day (contract 2.11) [COUP-08]. */
export const lastMoment = z.codec(text, localDateTime, {
  decode: (value) => (value.length === 10 ? `${value} 23:59:59` : value),
  encode: (value) => value,
})

export const discountKind = oneOf({ amount: 'VALORE', percentage: 'PERCENTUALE' })

/** A discount code (contract 2.11) [COUP-01]. */
export const discountCode = wireObject({
  id: field('id', id('DiscountCode')),
  /** The code to type, in upper case. */
  name: field('nome', text),
  kind: field('tipo', discountKind),
  /** Currency units or per cent, by `kind`. */
  value: field('valore', number),
  orderTypes: field('tipi_orario', list(serviceType)),
  /** Names of `orderTypes`, in the same order, in the language of the call. */
  orderTypeNames: field('tipi_orario_completi', list(text)),
  from: field('dal', orNull(localDateTime)),
  /** Last valid moment, inclusive. */
  to: field('al', orNull(lastMoment)),
  /** Minimum total of the eligible products; null or 0 = none. */
  minimumOrder: field('ordine_minimo', orNull(cents)),
  freesDelivery: field('f_spedizione_gratis', flag),
  isHidden: field('f_nascosto', flag),
})
export type DiscountCode = z.output<typeof discountCode>

const codesFields = {
  venueId: field('id_locale', orNull(id('Venue'))),
  isHidden: field('f_nascosto', whenPresent(flag)),
  /** Requests the number of codes instead of the codes: see `countDiscountCodes`. */
  asNumber: field('counter_form', whenPresent(selection)),
} as const

/** All codes that the customer may type; with `isHidden: false` only the listed ones. */
export const getDiscountCodes = endpoint('/account/get_coupons', {
  auth: 'optional',
  isPersonal: true,
  request: codesFields,
  reply: { codes: field('codici_sconto', list(discountCode)) },
})

/** A number; some services send the list instead, then its length (contract C125). */
export const howMany = z.codec(checked<number | string | object[]>(isCountable, 'a number or a list'), whole, {
  decode: (value) => (Array.isArray(value) ? value.length : Number(value)),
  encode: (value) => value,
})

function isCountable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'object' && item !== null)
  return typeof value === 'string' ? /^\d+$/.test(value) : Number.isSafeInteger(value)
}

/** The same call with `asNumber: true`: the number of codes, for the badge. */
export const countDiscountCodes = endpoint('/account/get_coupons', {
  auth: 'optional',
  isPersonal: true,
  request: codesFields,
  reply: { count: field('codici_sconto', howMany) },
})
