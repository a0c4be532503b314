import type { ObjectShape, Row, Shape } from './describe.ts'
import type { Leaf } from './leaves.ts'
import { leaves } from './leaves.ts'

/** A finding about one field of a reply. */
export type Finding = {
  /** `note`: a tolerated form (contract 1.2). `difference`: not allowed. */
  readonly kind: 'note' | 'difference'
  /** Path inside `data`, or the part of the envelope. */
  readonly field: string
  readonly expected: string
  readonly got: string
}

export type Checked = {
  readonly findings: readonly Finding[]
  /** Keys that the contract does not name; readers ignore them. */
  readonly unknownKeys: number
}

/** A reply as it came; `body` is undefined when it is not JSON. */
export type RawAnswer = { readonly status: number; readonly body: unknown }

type Plain = Readonly<Record<string, unknown>>
type Sink = { readonly findings: Finding[]; unknownKeys: number }
type At = { readonly field: string; readonly sink: Sink }

/** Compares a value with what the contract documents. */
export function checkValue(shape: Shape, value: unknown, field = ''): Checked {
  const sink: Sink = { findings: [], unknownKeys: 0 }
  check(shape, value, { field, sink })
  return sink
}

/** Compares a whole reply, envelope and data, with what is documented (contract 1.1). */
export function checkReply(shape: Shape, { status, body }: RawAnswer): Checked & { readonly isSuccess: boolean } {
  const sink: Sink = { findings: [], unknownKeys: 0 }
  if (status !== 200) tell({ field: '(HTTP status)', sink }, 'difference', { expected: '200', got: String(status) })
  if (!isPlain(body)) {
    const got = body === undefined ? 'no JSON' : shown(body)
    tell({ field: '(reply)', sink }, 'difference', { expected: '{ success, data, messages }', got })
    return { ...sink, isSuccess: false }
  }
  const { success, data, messages, ...others } = body
  sink.unknownKeys += Object.keys(others).length
  const successAt = { field: '(success)', sink }
  if ('success' in body) check({ kind: 'leaf', leaf: leaves.selection }, success, successAt)
  else tell(successAt, 'difference', { expected: 'true or false', got: 'left out' })
  const isSuccess = success === true || success === 1 || success === '1'
  checkMessages(messages, isSuccess, { field: '(messages)', sink })
  if (isSuccess) checkData(shape, data, sink)
  else checkRefusal(data, sink)
  return { ...sink, isSuccess }
}

function checkMessages(messages: unknown, isSuccess: boolean, at: At): void {
  if (isSuccess && Array.isArray(messages) && messages.length > 0)
    return tell(at, 'difference', { expected: '[]', got: shown(messages) })
  if (!isSuccess && Array.isArray(messages) && messages.length === 0)
    return tell(at, 'difference', { expected: 'at least one text', got: '[]' })
  if (typeof messages === 'string') return tell(at, 'note', { expected: 'an array of texts', got: 'a single text' })
  return check({ kind: 'list', item: { kind: 'leaf', leaf: leaves.text } }, messages, at)
}

function checkData(shape: Shape, data: unknown, sink: Sink): void {
  const isEmpty = data === null || (Array.isArray(data) && data.length === 0)
  const saysNothing = shape.kind === 'object' && shape.rows.length === 0
  // "Reply: nothing" may be written in three ways (contract C6).
  if (isEmpty && saysNothing) tell({ field: '(data)', sink }, 'note', { expected: '{}', got: shown(data) })
  else check(shape, data, { field: '', sink })
}

function checkRefusal(data: unknown, sink: Sink): void {
  if (data === null || (isPlain(data) && typeof data.status === 'string')) return
  tell({ field: '(data)', sink }, 'difference', { expected: 'null or { status: CODE }', got: shown(data) })
}

function check(shape: Shape, value: unknown, at: At): void {
  switch (shape.kind) {
    case 'leaf':
      return checkLeaf(shape.leaf, value, at)
    case 'nullable':
      return value === null || value === undefined ? undefined : check(shape.of, value, at)
    case 'list':
      return checkList(shape.item, value, at)
    case 'object':
      return isPlain(value) ? checkRows(shape, value, at) : tellNoObject(value, at)
    case 'either':
      return isPlain(value) ? check(shape.choose(value), value, at) : tellNoObject(value, at)
  }
}

function checkLeaf({ name, documented, is, others }: Leaf, value: unknown, at: At): void {
  if (is(value)) return
  const other = others.find((form) => form.is(value))
  const expected = `${name}: ${documented}`
  if (other) tell(at, 'note', { expected, got: `${shown(value)} (${other.as})` })
  else tell(at, 'difference', { expected, got: shown(value) })
}

function checkList(item: Shape, value: unknown, at: At): void {
  const expected = 'an array'
  if (Array.isArray(value)) value.forEach((one, index) => check(item, one, { ...at, field: `${at.field}[${index}]` }))
  else if (value === null) tell(at, 'note', { expected, got: 'null (null for [])' })
  else tell(at, 'difference', { expected, got: shown(value) })
}

function checkRows({ rows, others }: ObjectShape, value: Plain, { field, sink }: At): void {
  const inside = (key: string): At => ({ field: field === '' ? key : `${field}.${key}`, sink })
  for (const row of rows) if (!mayMiss(row, value)) check(row.shape, value[row.key], inside(row.key))
  const named = new Set(rows.map(({ key }) => key))
  for (const key of Object.keys(value).filter((one) => !named.has(one))) {
    if (others?.pattern.test(key)) check(others.shape, value[key], inside(key))
    else sink.unknownKeys += 1
  }
}

function tellNoObject(value: unknown, at: At): void {
  tell(at, 'difference', { expected: 'an object', got: shown(value) })
}

function mayMiss({ key, absence }: Row, value: Plain): boolean {
  return absence !== 'fault' && value[key] === undefined
}

function tell({ field, sink }: At, kind: Finding['kind'], { expected, got }: { expected: string; got: string }): void {
  sink.findings.push({ kind, field: field || '(data)', expected, got })
}

function shown(value: unknown): string {
  if (value === undefined) return 'left out'
  const whole = JSON.stringify(value) ?? typeof value
  return whole.length > 60 ? `${whole.slice(0, 57)}...` : whole
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
