import { describe as group, expect, test } from 'vitest'

import type { Auth } from '#src/contract/endpoint.ts'
import { endpoints } from '#tools/contract/calls.ts'
import type { ObjectShape, Shape } from '#tools/contract/describe.ts'
import { describe, describeReply } from '#tools/contract/describe.ts'
import type { DocumentedField } from '#tools/contract/document.ts'
import { documentedCalls, tablesOf } from '#tools/contract/document.ts'

/** Where the codec of a table is found: section, heading of its first column, call, and the way to it inside. */
const tables: readonly (readonly [section: string, table: string, call: string, way: string])[] = [
  ['2.1', 'Field', 'getRestaurantInfo', 'reply'],
  ['2.2', 'Impostazioni', 'getRestaurantInfo', 'reply.impostazioni'],
  ['2.2', 'Moneta', 'getRestaurantInfo', 'reply.monete'],
  ['2.2', 'PuntoServizio', 'getRestaurantInfo', 'reply.punti_di_servizio'],
  ['2.3', 'Field', 'getRestaurantInfo', 'reply.locali'],
  ['2.3', 'Licenza', 'getRestaurantInfo', 'reply.locali.licenza'],
  ['2.3', 'OrarioRistorante', 'getRestaurantInfo', 'reply.locali.orari_ristorante'],
  ['2.4', 'Field', 'getReservationConfig', 'reply.prenotazioni'],
  ['2.6', 'DeliveryCity', 'getMixedInfo', 'reply.consegne_citta'],
  ['2.6', 'Zona', 'getMixedInfo', 'reply.consegne_citta.zone'],
  ['2.6', 'DeliveryAddress', 'getDeliveryAddresses', 'reply.indirizzi'],
  ['2.6', 'OrderAddress', 'newDeliveryAddress', 'request.ordine_indirizzo'],
  ['2.6', 'BillingAddress', 'getBillingAddress', 'reply.indirizzo'],
  ['2.6', 'GeocodeResult', 'geocode', 'reply.results'],
  ['2.8', 'Giorno', 'getDays', 'reply.giorni'],
  ['2.8', 'Fascia', 'getSlots', 'reply.fasce'],
  ['2.9', 'Category', 'getCategories', 'reply.categorie_prodotti_lista'],
  ['2.9', 'Product', 'getProduct', 'reply.prodotto'],
  ['2.10', 'Field', 'createOrder', 'request.prodotti'],
  ['2.11', 'Coupon', 'getDiscountCodes', 'reply.codici_sconto'],
  ['2.11', 'FidelityCard', 'getLoyaltyCard', 'reply'],
  ['2.11', 'Promotion', 'getLoyaltyCard', 'reply.promozione'],
  ['2.11', 'Soglia', 'getLoyaltyCard', 'reply.promozione.soglie'],
  ['2.11', 'Reward', 'getRewards', 'reply.premi'],
  ['2.11', 'AppliedReward', 'createOrder', 'request.rewards'],
  ['2.12', 'PaymentMode', 'getMixedInfo', 'reply.modalita_pagamento'],
  ['2.12', 'SavedCard', 'getSavedCards', 'reply.methods'],
  ['2.14', 'Field', 'createOrder', 'request'],
  ['2.15', 'Field', 'getOrder', 'reply.ordine'],
  ['2.15', 'OrderRow', 'getOrder', 'reply.ordine.righe'],
  ['2.16', 'Field', 'reserve', 'request'],
  ['2.17', 'Field', 'getReservation', 'reply.prenotazione'],
  ['2.18', 'Chat', 'getChat', 'reply.chat'],
  ['2.18', 'ChatMessage', 'getChat', 'reply.chat.messaggi'],
]

const authMark: Readonly<Record<Auth, string>> = {
  none: 'none',
  optional: 'opt',
  required: 'req',
  'required-or-token': 'req/token',
}

/** The object beneath null and lists. */
function objectIn(shape: Shape | undefined): ObjectShape | null {
  if (!shape) return null
  if (shape.kind === 'nullable') return objectIn(shape.of)
  if (shape.kind === 'list') return objectIn(shape.item)
  return shape.kind === 'object' ? shape : null
}

function shapeAt(start: Shape, way: readonly string[]): Shape | undefined {
  return way.reduce<Shape | undefined>(
    (shape, key) => objectIn(shape)?.rows.find((row) => row.key === key)?.shape,
    start,
  )
}

function codecOf(call: string, way: string): ObjectShape {
  const endpoint = endpoints[call]
  if (!endpoint) throw new Error(`There is no call ${call}.`)
  const [side, ...rest] = way.split('.')
  const found = objectIn(shapeAt(side === 'reply' ? describeReply(endpoint) : describe(endpoint.request), rest))
  if (!found) throw new Error(`${call} has no ${way}.`)
  return found
}

/** The type of a codec in the notation of contract 1.2; entities and literals are `object`, choices are `enum`. */
function notation(shape: Shape): string {
  switch (shape.kind) {
    case 'leaf':
      return shape.leaf.name.replace('{key: string}', 'object').replace(/\?$/, '')
    case 'nullable':
      return `${notation(shape.of)}?`
    case 'list':
      return `${notation(shape.item)}[]`
    default:
      return 'object'
  }
}

const enums =
  /^(ServiceType|Allergen|PaymentMode\.tipo|MezzoPagamento\.tipo|Coupon\.tipo|BillingAddress\.fatturazione_tipo)/

/** The documented type in the same notation; null where the table only refers to another one. */
function documentedNotation(type: string): string | null {
  if (/^(as |same shape|client only)/.test(type)) return null
  const plain = type
    .replaceAll('`', '')
    .replace(/;.*$/, '')
    .replace(/ \(.*$/, '')
    .replace(/, .*$/s, (rest) => (type.startsWith('`{') ? rest : ''))
  const suffix = /(\[\])?\s*\??$/.exec(plain)?.[0]?.replaceAll(' ', '') ?? ''
  if (enums.test(plain)) return `enum${suffix}`
  if (/^[A-Z_"]+( \| [A-Z_"]+)*( \?)?$/.test(plain)) return `enum${suffix}`
  if (/^(\d+(\.\.| \|)|int )/.test(plain)) return 'int'
  if (/^F1/.test(plain)) return 'string'
  if (/^(\{|[A-Z]|object|cart line|answer)/.test(plain) && !/^(Flag|Money|Date|DateTime|Time)\b/.test(plain)) {
    return `object${suffix}`
  }
  return plain
}

/** Fields that the service sends and the widget has no use for. */
const unread = new Set(['facebook_pixel_id'])
/** Sent with every call that is not anonymous (contract 1.3), so not by the codec of one call. */
const credentials = new Set(['email', 'api_key'])
const isInCodec =
  (side: string) =>
  ({ name, type }: DocumentedField) =>
    type !== 'client only' && !unread.has(name) && !(side === 'request' && credentials.has(name))

group('src/contract/README.md', () => {
  test('documents every call with its authentication', () => {
    const documented = new Map(documentedCalls().map(({ path, auth }) => [path, auth]))
    const ours = new Map(Object.values(endpoints).map(({ path, auth }) => [path, authMark[auth]]))
    expect([...documented].sort()).toEqual([...ours].sort())
  })

  test.each(tables)('%s %s has the fields and types of its codec', (section, table, call, way) => {
    const rows = tablesOf(section).get(table)
    const codec = codecOf(call, way)
    const documented = (rows ?? []).filter(isInCodec(way.split('.')[0] ?? ''))
    const written = documented.map(({ name, type }) => [name, documentedNotation(type)] as const)
    const ours = written.map(([name, type]) => {
      const shape = shapeAt(codec, name.split('.'))
      const found = shape ? notation(shape) : 'no such field'
      // Readers may take null where the table promises a value; a table never promises less than the codec demands.
      return [name, type === null || found === `${type}?` ? type : found] as const
    })
    expect(ours).toEqual(written)
    const known = new Set(documented.map(({ name }) => name.split('.')[0]))
    expect(codec.rows.filter((row) => !row.isAddition && !known.has(row.key)).map(({ key }) => key)).toEqual([])
  })
})
