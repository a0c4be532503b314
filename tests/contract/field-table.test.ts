import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'

import { field, wireObject } from '#src/contract/field-table.ts'
import { cents, flag, list, orNull, text, whenPresent } from '#src/contract/values.ts'

const dish = wireObject({
  name: field('nome', text),
  price: field('prezzo', cents),
  isNew: field('f_nuovo', flag),
  note: field('note', orNull(text)),
  label: field('etichetta', whenPresent(text)),
  sizes: field('misure', list(wireObject({ price: field('prezzo', cents) }))),
})
type Dish = z.output<typeof dish>

const wire = { nome: 'Pizza', prezzo: '6.50', f_nuovo: 1, note: null, misure: [{ prezzo: 7 }] } as const

describe('wireObject', () => {
  test('reads wire names into ours and writes them back', () => {
    const read = z.decode(dish, wire as never)
    expect(read).toEqual({ name: 'Pizza', price: 650, isNew: true, note: null, sizes: [{ price: 700 }] })
    expect(z.encode(dish, read)).toEqual({ ...wire, prezzo: 6.5 })
  })

  test('knows its types', () => {
    expectTypeOf<Dish['note']>().toEqualTypeOf<string | null>()
    expectTypeOf<Dish>().toHaveProperty('label').toEqualTypeOf<string | undefined>()
  })

  test('keeps absent keys apart where a row says so', () => {
    expect(z.decode(dish, wire as never)).not.toHaveProperty('label')
    expect(z.decode(dish, { ...wire, etichetta: '' } as never)).toHaveProperty('label', '')
  })

  test('drops unknown keys both ways [API-07]', () => {
    expect(z.decode(dish, { ...wire, altro: 1 } as never)).not.toHaveProperty('altro')
    const more = { name: 'x', price: 1, isNew: false, note: null, sizes: [], other: 1 }
    expect(z.encode(dish, more as unknown as Dish)).not.toHaveProperty('other')
  })

  test('names the path of a broken value on the wire', () => {
    const broken = z.safeDecode(dish, { ...wire, misure: [{ prezzo: 'free' }] } as never)
    expect(broken.error?.issues.map(({ path }) => path.join('.'))).toEqual(['misure.0.prezzo'])
  })
})
