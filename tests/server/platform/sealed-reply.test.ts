import { expect, test } from 'vitest'

import { openReply, sealReply } from '#server/platform/sealed-reply.ts'

const reply = { id: 10_001, total: 1350, token: 't_secret' }

test('a sealed reply is read again with its secret only', () => {
  const sealed = sealReply(reply, 'one')
  expect(openReply(sealed, 'one')).toEqual(reply)
  expect(() => openReply(sealed, 'two')).toThrow(/authenticate/)
})

test('says nothing, and never the same twice', () => {
  const [one, two] = [sealReply(reply, 'one'), sealReply(reply, 'one')]
  expect(one).not.toBe(two)
  expect(Buffer.from(one.split('.')[3] ?? '', 'base64url').toString()).not.toContain('t_secret')
})
