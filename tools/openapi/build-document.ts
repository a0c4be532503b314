import type { Auth, Endpoint } from '#src/contract/endpoint.ts'
import { clientVersion } from '#src/contract/envelope.ts'
import { languages } from '#src/options/languages.ts'
import { endpoints } from '#tools/contract/calls.ts'
import type { ObjectShape } from '#tools/contract/describe.ts'
import { describe, describeReply } from '#tools/contract/describe.ts'
import { documentedCalls, documentedErrors, tablesOf } from '#tools/contract/document.ts'
import { entities, shapeOfEntity } from '#tools/contract/entities.ts'

import type { Named, Schema } from './json-schema.ts'
import { objectSchema, scalarSchemas, schemaOf } from './json-schema.ts'
import { withTextLimits } from './text-limits.ts'

/** One call as it went over the wire: bodies with the wire's names. */
export type Example = { readonly request: unknown; readonly reply: unknown }
/** By path; a call without one has none in the document. */
export type Examples = ReadonlyMap<string, Example>

const credentials: Readonly<Record<Auth, Schema>> = {
  none: {},
  optional: { api_key: { type: ['string', 'null'] }, email: { type: ['string', 'null'] } },
  required: { api_key: { type: 'string' }, email: { type: 'string' } },
  'required-or-token': { api_key: { type: ['string', 'null'] }, email: { type: ['string', 'null'] } },
}
const whoMayCall: Readonly<Record<Auth, string>> = {
  none: 'Anybody; `api_key` and `email` are not sent.',
  optional: 'Anybody; `api_key` and `email` are null for a guest.',
  required: 'Only a signed-in customer.',
  'required-or-token': 'A signed-in customer, or a guest with the `token` of what they created.',
}

/** Two objects are the same entity when they have the same keys of the same types. */
const signature = (schema: Schema) =>
  JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value))

/**
 * The OpenAPI 3.1 document of the web service, from the codecs: every call, its request, reply and envelope, with the
 * wire's names. Descriptions of fields come from the tables of `src/contract/README.md`.
 */
export function buildDocument(examples: Examples): Schema {
  const { schemas, named } = namedSchemas()
  const paths = new Map<string, Schema>()
  for (const endpoint of sortedCalls()) {
    const known = paths.get(endpoint.path)
    // One path can have two replies, depending on the request: they become alternatives.
    paths.set(endpoint.path, known ? withReply(known, endpoint, named) : pathOf(endpoint, { named, examples }))
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Comanda web service',
      version: clientVersion,
      description:
        'Generated from the codecs of src/contract by `npm run openapi`; src/contract/README.md explains it in prose. ' +
        'Failures travel with HTTP status 200 and success false.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '{host}/{language}/webservice',
        variables: {
          host: {
            default: 'http://127.0.0.1:8787',
            description: 'Origin and optional base path, no slash at its end.',
          },
          language: { default: 'en', enum: [...languages] },
        },
      },
    ],
    paths: Object.fromEntries([...paths].sort(([one], [other]) => one.localeCompare(other))),
    components: { schemas: { ...scalarSchemas, Failure: failure(), ...Object.fromEntries(schemas) } },
  }
}

const plain: Named = (_shape, schema) => schema

/** The schemas of all entities, and a function that refers to them wherever their object stands. */
function namedSchemas(): { readonly schemas: ReadonlyMap<string, Schema>; readonly named: Named } {
  const nameBySignature = new Map(
    entities.map((entity) => [signature(objectSchema(shapeOfEntity(entity), plain)), entity.name] as const),
  )
  const named: Named = (shape, schema) => {
    const name = nameBySignature.get(signature(objectSchema(shape, plain)))
    return name ? { $ref: `#/components/schemas/${name}` } : schema
  }
  const schemas = new Map<string, Schema>()
  for (const entity of entities) {
    const rows = tablesOf(entity.section).get(entity.table) ?? []
    const meanings = new Map(rows.map(({ name, meaning }) => [name, meaning]))
    schemas.set(entity.name, objectSchema(shapeOfEntity(entity), named, meanings))
  }
  return { schemas, named }
}

/** Sorted by name: the order of a module's exports depends on the bundler. */
function sortedCalls(): readonly Endpoint[] {
  return Object.entries(endpoints)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, endpoint]) => endpoint)
}

type Context = { readonly named: Named; readonly examples: Examples }

function pathOf(endpoint: Endpoint, { named, examples }: Context): Schema {
  const { path, auth, isIdempotent } = endpoint
  const example = examples.get(path)
  const json = (schema: Schema, value: unknown) => ({
    'application/json': { schema, ...(value !== undefined && { example: value }) },
  })
  return {
    post: {
      operationId: path.slice(1).replaceAll(/\W/g, '_'),
      tags: [path.split('/')[1]],
      description: `${whoMayCall[auth]} Screens: ${documentedCalls().find((one) => one.path === path)?.screens ?? ''}`,
      ...(isIdempotent && { parameters: [idempotencyKey] }),
      requestBody: { required: true, content: json(requestSchema(endpoint), example?.request) },
      responses: {
        200: {
          description: 'The reply, or why it was refused.',
          content: json(replySchema(endpoint, named), example?.reply),
        },
      },
    },
  }
}

const idempotencyKey: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key answers the first reply again and creates nothing (contract 1.5).',
  schema: { type: 'string', format: 'uuid' },
}

/**
 * The call's own fields and those of every body (contract 1.1, 1.3). Entities are written out, because their texts are
 * limited in requests only.
 */
function requestSchema({ request, auth }: Endpoint): Schema {
  const shape = describe(request)
  const own = shape.kind === 'object' ? objectSchema(shape, plain) : schemaOf(shape, plain)
  const envelope = {
    versione: { type: 'string', const: clientVersion },
    id_ristorante: { $ref: '#/components/schemas/Id' },
  }
  return withTextLimits({ ...own, properties: { ...envelope, ...credentials[auth], ...(own.properties as object) } })
}

function replySchema(endpoint: Endpoint, named: Named): Schema {
  return { oneOf: [success(describeReply(endpoint), named), { $ref: '#/components/schemas/Failure' }] }
}

function success(shape: ObjectShape, named: Named): Schema {
  return {
    type: 'object',
    properties: {
      success: { const: true },
      data: schemaOf(shape, named),
      messages: { type: 'array', items: { type: 'string' }, maxItems: 0 },
    },
    required: ['success', 'data', 'messages'],
  }
}

function withReply(path: Schema, endpoint: Endpoint, named: Named): Schema {
  const copy = structuredClone(path) as {
    post: { responses: { 200: { content: { 'application/json': { schema: { oneOf: Schema[] } } } } } }
  }
  copy.post.responses[200].content['application/json'].schema.oneOf.unshift(success(describeReply(endpoint), named))
  return copy
}

function failure(): Schema {
  const errors = documentedErrors()
  return {
    type: 'object',
    description: 'Why a call was refused; HTTP status 200 (contract 1.1, 4).',
    properties: {
      success: { const: false },
      data: {
        anyOf: [
          {
            type: 'object',
            properties: { status: { type: 'string', examples: errors, description: 'A code of contract 4.2.' } },
          },
          { type: 'null' },
        ],
      },
      messages: { type: 'array', items: { type: 'string' }, minItems: 1, description: 'Texts for the diner.' },
    },
    required: ['success', 'messages'],
  }
}
