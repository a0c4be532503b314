import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { readRefusedFields, refusedFields } from '#src/contract/refused-fields.ts'

test('fields of a refusal travel under their wire names', () => {
  const fields = ['firstName', 'email', null, 'passwordRepeat'] as const
  const wire = { campi: ['nome', 'email', '', 'password_conferma'] }
  expect(z.encode(refusedFields, { fields })).toEqual(wire)
  expect(readRefusedFields({ status: 'VALIDATION', ...wire })).toEqual(fields)
})

test('unknown fields are none of the form', () => {
  expect(readRefusedFields({ campi: ['indirizzi'] })).toEqual([null])
})

test.each([undefined, null, [], {}, { campi: null }, { campi: 'email' }, { campi: [7] }])(
  'a service may name none: %j',
  (data) => {
    expect(readRefusedFields(data)).toEqual([])
  },
)
