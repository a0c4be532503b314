import type { WireMode } from '#server/settings/wire-mode.ts'

import type { ObjectShape, Row, Shape } from './describe.ts'
import type { Leaf } from './leaves.ts'
import { leftOut, noForm } from './leaves.ts'

type Plain = Readonly<Record<string, unknown>>

/** Rewrites a reply of the reference service as another service might send it, with the same meaning. */
export function rewriteReply(mode: WireMode, shape: ObjectShape, body: Plain): Plain {
  if (mode === 'bare') return body.success === true ? { ...body, data: bare(shape, body.data) } : body
  const { success, data, messages, ...rest } = body
  const path = body.success === true ? shape.rows.map(({ key }) => key).join() : JSON.stringify(messages)
  return {
    ...rest,
    success: pick(path, [success, success ? 1 : 0, success ? '1' : '0']),
    data: success === true ? variedData(shape, data as Plain) : isPlain(data) ? { ...data, ...unknown } : data,
    messages: Array.isArray(messages) && messages.length < 2 ? (messages[0] ?? null) : messages,
    ...unknown,
  }
}

function variedData(shape: ObjectShape, data: Plain): unknown {
  return shape.rows.length === 0 ? null : varied(shape, data, '')
}

/** An extra key that the contract does not name and readers ignore. */
const unknown = { zz_altro: { valore: 1 }, zz_elenco: ['x'] }

/**
 * Writes a value in one of its tolerated forms, chosen by a hash of path and value, so that a reply is always the same.
 */
export function varied(shape: Shape, value: unknown, path: string): unknown {
  switch (shape.kind) {
    case 'leaf':
      return pickForm(shape.leaf, value, path, () => true)
    case 'nullable':
      return value === null ? leftOut : value === leftOut ? null : variedBeneathNull(shape.of, value, path)
    case 'list':
      if (!Array.isArray(value)) return value
      return value.length === 0 ? null : value.map((item, index) => varied(shape.item, item, `${path}.${index}`))
    case 'object':
      return isPlain(value) ? variedRows(shape, value, path) : value
    case 'either':
      return isPlain(value) ? varied(shape.choose(value), value, path) : value
  }
}

/** Where null says something of its own, it is not another form of a value. */
function variedBeneathNull(shape: Shape, value: unknown, path: string): unknown {
  if (shape.kind === 'leaf') return pickForm(shape.leaf, value, path, (form) => form !== null && form !== leftOut)
  return varied(shape, value, path) ?? value
}

function pickForm({ is, others }: Leaf, value: unknown, path: string, isFit: (form: unknown) => boolean): unknown {
  if (!is(value)) return value
  const forms = others.map(({ write }) => write(value)).filter((form) => form !== noForm && isFit(form))
  return forms.length === 0 ? value : pick(`${path} ${JSON.stringify(value)}`, forms)
}

function variedRows({ rows, others }: ObjectShape, value: Plain, path: string): Plain {
  const result: Record<string, unknown> = { ...value, ...unknown }
  for (const { key, shape, absence } of rows) {
    // Where being absent says something of its own, it stays as it is.
    if (value[key] == null && (absence === 'told' || shape.kind !== 'nullable')) continue
    result[key] = varied(shape, value[key], `${path}.${key}`)
  }
  for (const key of Object.keys(value))
    if (others?.pattern.test(key)) result[key] = variedBeneathNull(others.shape, value[key], `${path}.${key}`)
  return result
}

/** A value without its optional additions and without what is null. */
export function bare(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'leaf':
      return value
    case 'nullable':
      return value == null ? value : bare(shape.of, value)
    case 'list':
      return Array.isArray(value) ? value.map((item) => bare(shape.item, item)) : value
    case 'object':
      return isPlain(value) ? bareRows(shape, value) : value
    case 'either':
      return isPlain(value) ? bare(shape.choose(value), value) : value
  }
}

function bareRows({ rows }: ObjectShape, value: Plain): Plain {
  const result: Record<string, unknown> = { ...value }
  for (const row of rows) {
    if (!(row.key in value)) continue
    if (isDispensable(row, value[row.key])) delete result[row.key]
    else result[row.key] = bare(row.shape, value[row.key])
  }
  return result
}

function isDispensable({ shape, absence, isAddition }: Row, value: unknown): boolean {
  return isAddition || (value === null && shape.kind === 'nullable' && absence !== 'told')
}

/** Chooses one of the forms by the FNV-1a hash. */
function pick(by: string, forms: readonly unknown[]): unknown {
  let hash = 0x811c9dc5
  for (let index = 0; index < by.length; index += 1) hash = Math.imul(hash ^ by.charCodeAt(index), 0x01000193) >>> 0
  return forms[(hash >>> 8) % forms.length]
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
