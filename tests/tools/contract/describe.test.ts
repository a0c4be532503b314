import { describe as group, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { getMixedInfo } from '#src/contract/venue-content.ts'
import { calls } from '#tests/support/arbitraries/endpoints.ts'
import { endpoints } from '#tools/contract/calls.ts'
import type { Shape } from '#tools/contract/describe.ts'
import { describe, describeReply } from '#tools/contract/describe.ts'

/** Types by field, e.g. `locali[].id: id`. */
function outline(shape: Shape, field = ''): string[] {
  switch (shape.kind) {
    case 'leaf':
      return [`${field}: ${shape.leaf.name}`]
    case 'nullable':
      return outline(shape.of, `${field}?`)
    case 'list':
      return outline(shape.item, `${field}[]`)
    case 'either':
      return shape.of.flatMap((one) => outline(one, field))
    case 'object':
      return shape.rows.flatMap((row) => outline(row.shape, field === '' ? row.key : `${field}.${row.key}`))
  }
}

test('the list has every exported call [BAPI-05]', () => {
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(calls).sort())
})

test.each(Object.entries(endpoints))('%s is described completely', (_name, call) => {
  expect(() => [describe(call.request), describeReply(call)]).not.toThrow()
})

group('a description', () => {
  test('says the types of contract 1.2', () => {
    expect(outline(describeReply(endpoints.getSlots!))).toEqual([
      'fasce[].from: Time',
      'fasce[].to?: Time',
      'fasce[].id_orario: id',
      'fasce[].id_menu?: id',
      'fasce[].ids_consegna_citta: ids',
    ])
    const restaurant = outline(describeReply(endpoints.getRestaurantInfo!))
    expect(restaurant).toContain('impostazioni.logo?.svg?: Url')
    expect(restaurant).toContain('locali[].licenza.f_attivo: Flag')
    expect(restaurant).toContain('specific_translations?: {key: string}')
    expect(outline(describeReply(endpoints.getProduct!))).toContain(
      'prodotto.prezzi[].id_misura_tipologia_prodotto: id*',
    )
    expect(outline(describe(endpoints.reserve!.request))).toContain('acconto_prezzo: Money')
  })

  test('says where a field may be missing', () => {
    const rows = describeReply(getMixedInfo).rows
    expect(rows.map(({ absence }) => absence)).toEqual(rows.map(() => 'null'))
  })

  test('refuses a codec it does not know', () => {
    expect(() => describe(z.custom<string>() as unknown as z.ZodMiniType, 'campo')).toThrow('campo is of a type')
  })
})
