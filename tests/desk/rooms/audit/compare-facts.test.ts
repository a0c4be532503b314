import { expect, test } from 'vitest'

import { compareFacts } from '#desk/rooms/audit/compare-facts.ts'

test('only what differs is listed, fields within fields too', () => {
  const before = { status: 'new', points: null, courier: { company: null, name: 'Sara' } }
  const after = { status: 'confirmed', points: null, courier: { company: 'Ponyu', name: 'Sara' }, isPaidBack: false }
  expect(compareFacts(before, after)).toEqual([
    { name: 'status', was: 'new', is: 'confirmed' },
    { name: 'courier.company', was: null, is: 'Ponyu' },
    { name: 'isPaidBack', was: undefined, is: false },
  ])
})

test('what is new or gone has one side', () => {
  expect(compareFacts(null, { name: 'Mia' })).toEqual([{ name: 'name', was: undefined, is: 'Mia' }])
  expect(compareFacts({ name: 'Mia' }, null)).toEqual([{ name: 'name', was: 'Mia', is: undefined }])
  expect(compareFacts(null, null)).toEqual([])
})
