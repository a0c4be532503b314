import type { ObjectShape, Row, Shape } from '#tools/contract/describe.ts'
import type { Leaf } from '#tools/contract/leaves.ts'
import { leaves } from '#tools/contract/leaves.ts'

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 takes it. */
export type Schema = { readonly [keyword: string]: unknown }

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const timeOfDay = '([01]\\d|2[0-3]):[0-5]\\d'
/** The types of contract 1.2 in their documented form; readers take more (`x-also-accepted`). */
export const scalarSchemas: Readonly<Record<string, Schema>> = {
  Id: { type: 'integer', minimum: 1 },
  IdOrAny: { type: 'integer', minimum: -1, description: '-1 means any.' },
  Flag: { type: 'integer', enum: [0, 1] },
  Money: { type: 'number', multipleOf: 0.01, description: 'In the currency of the venue: 12.5 is 12.50 EUR.' },
  Date: { type: 'string', format: 'date' },
  DateTime: {
    type: 'string',
    pattern: `^\\d{4}-\\d{2}-\\d{2} ${timeOfDay}:[0-5]\\d$`,
    description: 'Wall-clock time of the venue, without offset.',
  },
  Time: { type: 'string', pattern: `^${timeOfDay}$` },
}

const schemaOfLeaf = new Map<string, Schema>([
  [leaves.id.name, ref('Id')],
  [leaves.idOrAny.name, ref('IdOrAny')],
  [leaves.flag.name, ref('Flag')],
  [leaves.selection.name, { type: 'boolean' }],
  [leaves.money.name, ref('Money')],
  [leaves.number.name, { type: 'number' }],
  [leaves.count.name, { type: 'integer' }],
  [leaves.date.name, ref('Date')],
  [leaves.dateTime.name, ref('DateTime')],
  [leaves.time.name, ref('Time')],
  [leaves.ids.name, { type: 'array', items: ref('Id') }],
  [leaves.idOrIds.name, { oneOf: [ref('Id'), { type: 'array', items: ref('Id') }] }],
  [leaves.text.name, { type: 'string' }],
  [leaves.texts.name, { type: 'object', additionalProperties: { type: 'string' } }],
  [leaves.presence.name, { const: '***' }],
  [leaves.webAddress.name, { type: 'string', format: 'uri' }],
  [leaves.pageAddress.name, { type: 'string', format: 'uri', pattern: '^https?://' }],
])

function leafSchema({ name, documented, others }: Leaf): Schema {
  const schema = name === 'enum' ? { type: 'string', enum: documented.split(' | ') } : schemaOfLeaf.get(name)
  if (!schema) throw new Error(`tools/openapi/json-schema.ts has no schema for ${name}.`)
  return others.length > 0 && !('$ref' in schema)
    ? { ...schema, 'x-also-accepted': others.map(({ as }) => as) }
    : schema
}

const isNull: Schema = { type: 'null' }
/** Null beside the schema itself; `type: [..., "null"]` would not do for references and enums. */
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, isNull] })

/** The text that documents a field of an entity, by its key. */
export type Meanings = ReadonlyMap<string, string>
/** Replaces the schema of an object by a reference when it is an entity with a name. */
export type Named = (shape: ObjectShape, schema: Schema) => Schema

/** The JSON Schema of what a codec of `src/contract` reads and writes. */
export function schemaOf(shape: Shape, named: Named): Schema {
  switch (shape.kind) {
    case 'leaf':
      return leafSchema(shape.leaf)
    case 'nullable':
      return orNull(schemaOf(shape.of, named))
    case 'list':
      return { type: 'array', items: schemaOf(shape.item, named) }
    case 'either':
      return { oneOf: shape.of.map((one) => schemaOf(one, named)) }
    case 'object':
      return named(shape, objectSchema(shape, named))
  }
}

/** An object and its keys; `required` names those whose absence is a fault. Unknown keys are passed over by readers. */
export function objectSchema(shape: ObjectShape, named: Named, meanings: Meanings = new Map()): Schema {
  const property = ({ key, shape: of, isAddition }: Row): readonly [string, Schema] => {
    const description = [meanings.get(key), isAddition ? 'Optional addition (contract 7).' : ''].filter(Boolean)
    const schema = schemaOf(of, named)
    return [key, description.length > 0 ? { ...schema, description: description.join(' ') } : schema]
  }
  const required = shape.rows.filter(({ absence }) => absence === 'fault').map(({ key }) => key)
  return {
    type: 'object',
    properties: Object.fromEntries(shape.rows.map(property)),
    ...(required.length > 0 && { required }),
    ...(shape.others && { patternProperties: { [shape.others.pattern.source]: schemaOf(shape.others.shape, named) } }),
  }
}
