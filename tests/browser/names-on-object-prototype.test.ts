import { expect, test } from 'vitest'

// Zod makes the members of a kind of schema once, at its first schema: so src is imported while the name is there.
test('an enumerable name on Object.prototype changes nothing of codecs', async () => {
  Object.defineProperty(Object.prototype, 'extend', { value: () => 1, enumerable: true, configurable: true })
  const { readReply } = await import('#src/contract/envelope.ts').finally(() =>
    Reflect.deleteProperty(Object.prototype, 'extend'),
  )
  expect(readReply({ success: 'true', data: { a: 1 } })).toEqual({ success: true, data: { a: 1 } })
  expect(readReply({ success: 'perhaps' })).toBeNull()
})
