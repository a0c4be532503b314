import { createHook } from 'node:async_hooks'

import { expect, test } from 'vitest'

import {
  expectRoomForPassword,
  hashPassword,
  isPassword,
  passwordsAtOnce,
  waitingPasswords,
} from '#server/accounts/passwords.ts'
import { QueueFullError } from '#server/platform/db/unavailable.ts'
import { resetPassword } from '#src/contract/sign-in.ts'
import { clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { startService } from '#tests/support/service.ts'
import type { Finding } from '#tools/attack/finding.ts'
import { isAsDue } from '#tools/attack/finding.ts'
import { signInStorm } from '#tools/attack/sign-in-storm.ts'

// Costs a thousandth of a real one.
const cheap = 'scrypt$16$8$1$icgBftDwKv6GKKoXB1FRTA$sOcZW7BPBtLVpmBX3zZJ5rhqvAUmSvr91qDIe6nA1N4'

/** The largest number of key derivations that Node has in its threads at one time while `work` runs. */
async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
  const running = new Set<number>()
  let most = 0
  const hook = createHook({
    init: (id, type) => {
      if (type !== 'SCRYPTREQUEST') return
      running.add(id)
      most = Math.max(most, running.size)
    },
    before: (id) => running.delete(id),
  }).enable()
  try {
    await work()
  } finally {
    hook.disable()
  }
  return most
}

test('passwords of a storm are worked on in turn', async () => {
  const storm = () => Promise.all(Array.from({ length: waitingPasswords }, () => isPassword('guess', cheap)))
  expect(await mostAtOnce(storm)).toBe(passwordsAtOnce)
})

test('sign-ins of a storm leave the menu its turn', { timeout: 240_000 }, async () => {
  const service = await startService({ now: noon })
  const found: Finding[] = []
  const storm = async () => void found.push(...(await signInStorm({ service })))
  expect(await mostAtOnce(storm)).toBe(passwordsAtOnce)
  expect(found.filter((finding) => !isAsDue(finding))).toEqual([])
  expect(found.length).toBeGreaterThan(3)
})

test('passwords that could only wait longer are refused', async () => {
  const taken = Array.from({ length: passwordsAtOnce + waitingPasswords }, () => isPassword('guess', cheap))
  await expect(hashPassword('focaccia-genovese')).rejects.toBeInstanceOf(QueueFullError)
  expect(expectRoomForPassword).toThrow(QueueFullError)
  expect(await Promise.all(taken)).not.toContain(true)
  expectRoomForPassword()
})

test('a reset with a wrong token derives nothing', async () => {
  const passwords = { password: 'focaccia-genovese', passwordRepeat: 'focaccia-genovese' }
  const api = clientOf(await startService({ now: noon }), id(1))
  const resetting = async () =>
    expect(await statusOf(api.call(resetPassword, { token: 'made-up', ...passwords }))).toBe('TOKEN_NOT_VALID')
  expect(await mostAtOnce(resetting)).toBe(0)
})
