import { describe as group, expect, test } from 'vitest'

import type { Auth } from '#src/contract/endpoint.ts'
import { endpoints } from '#tools/contract/calls.ts'
import type { Shape } from '#tools/contract/describe.ts'
import type { DocumentedField } from '#tools/contract/document.ts'
import { documentedCalls, tablesOf } from '#tools/contract/document.ts'
import { entities, shapeAt, shapeOfEntity } from '#tools/contract/entities.ts'

const authMark: Readonly<Record<Auth, string>> = {
  none: 'none',
  optional: 'opt',
  required: 'req',
  'required-or-token': 'req/token',
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
    case 'either':
    case 'object':
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
  if (plain.startsWith('F1')) return 'string'
  if (
    /^(\{|[A-Z]|object|cart line|answer)/.test(plain) &&
    !/^(Flag|Money|Date|DateTime|Time|Url|PageUrl)\b/.test(plain)
  ) {
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
    const documented = documentedCalls().map(({ path, auth }) => [path, auth])
    const ours = Object.values(endpoints).map(({ path, auth }) => [path, authMark[auth]])
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(ours))
  })

  test.each(entities)('$section $name has the fields and types of its codec', (entity) => {
    const { section, table, way } = entity
    const rows = tablesOf(section).get(table)
    const codec = shapeOfEntity(entity)
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
