import { describe, expect, expectTypeOf, test } from 'vitest'

import { bool, finite, text, word } from '#src/contract/checked.ts'
import { safeDecode } from '#src/contract/decode.ts'
import { storedObject } from '#src/contract/field-table.ts'
import type { StoredShape } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'

type Stored = {
  readonly id: Id<'Product'>
  readonly isAlcoholic: boolean
  readonly type: 'table' | 'dil'
  note?: string
}

const note = text
const whole = { id: finite, isAlcoholic: bool, type: word(['table', 'dil']), note }
const value = { id: 1, isAlcoholic: true, type: 'table', note: 'cold' }
const kept = (codec: ReturnType<typeof storedObject<Stored>>) => safeDecode(codec, value).data

describe('the shape of a stored object', () => {
  test('of a cart line names every field', () => {
    expectTypeOf<Omit<StoredShape<CartLine>, 'isAlcoholic'>>().not.toExtend<StoredShape<CartLine>>()
  })

  test('gives fields their brands back', () => {
    expectTypeOf(kept(storedObject<Stored>(whole))).toEqualTypeOf<Stored | undefined>()
    expect(kept(storedObject<Stored>(whole))).toEqual(value)
  })

  test('does not compile without a field, which is dropped', () => {
    const { isAlcoholic: _forgotten, ...others } = whole
    // @ts-expect-error: isAlcoholic is missing.
    expect(kept(storedObject<Stored>(others))).not.toHaveProperty('isAlcoholic')
    const { note: _optional, ...required } = whole
    // @ts-expect-error: note is missing.
    expect(kept(storedObject<Stored>(required))).not.toHaveProperty('note')
  })

  test('does not compile with another field', () => {
    // @ts-expect-error: name is no field of the type.
    expect(kept(storedObject<Stored>({ ...whole, name: text }))).toBeUndefined()
  })

  test('does not compile with a field of another type', () => {
    // @ts-expect-error: an id is a number.
    expect(kept(storedObject<Stored>({ ...whole, id: text }))).toBeUndefined()
    // @ts-expect-error: not every text is a type.
    expect(kept(storedObject<Stored>({ ...whole, type: text }))).toEqual(value)
  })

  test('does not compile without a type', () => {
    // @ts-expect-error: the type is not inferred.
    expect(safeDecode(storedObject(whole), value).data).toEqual(value)
  })

  test('takes any text for trusted words', () => {
    expect(safeDecode(storedObject<Stored, 'type'>({ ...whole, type: text }), value).data).toEqual(value)
    // @ts-expect-error: a trusted word is a text nevertheless.
    expect(safeDecode(storedObject<Stored, 'type'>({ ...whole, type: bool }), value).success).toBe(false)
  })
})
