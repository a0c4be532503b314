import { expect, test } from 'vitest'

import { blockingDirective } from '#src/diagnose/policy.ts'

const page = new URL('https://shop.example/order')
const api = new URL('https://api.example/it')

test.each([
  ['connect-src https://api.example', null],
  ['connect-src api.example', null],
  ['connect-src *.example', null],
  ['connect-src https:', null],
  ['connect-src *', null],
  ['connect-src https://api.example:443/', null],
  ['connect-src https://api.example/it', null],
  ["img-src 'none'", null],
  ["connect-src 'self'", 'connect-src'],
  ["default-src 'self'", 'default-src'],
  ["default-src *; connect-src 'none'", 'connect-src'],
  ['connect-src', 'connect-src'],
  ['connect-src https://other.example', 'connect-src'],
  ['connect-src https://api.example:8443', 'connect-src'],
  ['connect-src https://api.example/en/', 'connect-src'],
  ['connect-src *.api.example', 'connect-src'],
])('%s: blocked by %s', (policy, expected) => {
  expect(blockingDirective(policy, 'connect-src', api, page)).toBe(expected)
})

test.each(["script-src 'nonce-a'", "script-src 'strict-dynamic'", "script-src 'none'; script-src-elem https:"])(
  'Scripts are allowed by: %s',
  (policy) => {
    expect(blockingDirective(policy, 'script-src', api, page)).toBeNull()
  },
)
