import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import type { OwnerWish } from '#server/commands/make-owner.ts'
import { makeOwner } from '#server/commands/make-owner.ts'
import { noon } from '#tests/server/support/diner.ts'
import { runFile } from '#tests/server/support/process.ts'
import { signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const ada = { email: 'Ada@Example.com', password: 'prezzemolo', nowMs: noon }
const make = async (wish: Partial<OwnerWish> = {}) => makeOwner(service.db, { restaurant: '1', ...ada, ...wish })

describe('an operator makes an owner', () => {
  test('who signs in with the printed password', async () => {
    const restaurantId = await service.newRestaurant()
    const made = await make({ restaurant: String(restaurantId), password: undefined })
    expect(made).toEqual({
      ok: true,
      value: expect.stringMatching(/^ada@example\.com owns the desk of .+ and signs in with the password [\w-]{16}\.$/),
    })
    const password = made.ok ? (/password (\S+)\.$/.exec(made.value)?.[1] ?? '') : ''
    expect(await signInAtDesk(service, { restaurantId, email: ada.email, password })).not.toBeNull()
  })

  test('who forgot the password and gets another', async () => {
    const restaurantId = await service.newRestaurant()
    const restaurant = String(restaurantId)
    expect((await make({ restaurant, isForgotten: true })).ok).toBe(false)
    await make({ restaurant })
    expect((await make({ restaurant, isForgotten: true, password: 'rosmarino' })).ok).toBe(true)
    const signIn = (password: string) => signInAtDesk(service, { restaurantId, email: ada.email, password })
    expect([await signIn('prezzemolo'), await signIn('rosmarino')]).toEqual([null, expect.any(String)])
  })

  test.each([
    ['an unknown restaurant', { restaurant: '999999' }, ['There is no restaurant 999999.']],
    [
      'a taken e-mail',
      { email: 'owner@example.com' },
      [
        'Somebody with the e-mail owner@example.com uses the desk of restaurant 1 already: --forgotten sets a new password.',
      ],
    ],
    [
      'wrong words',
      { restaurant: 'one', email: 'ada', name: ' ', password: 'seven77' },
      [
        'There is no restaurant one.',
        '--email must be an e-mail address, and it is "ada".',
        '--name must have 1 to 100 characters.',
        'The password must have 8 to 200 characters.',
      ],
    ],
  ])('and hears what is wrong: %s', async (_case, wish, refusal) => {
    expect(await make(wish)).toEqual({ ok: false, refusal })
  })

  test('by a command, in the embedded folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'comanda-owner-'))
    const dataDir = join(folder, 'data')
    await (await openDemonstration({ dataDir })).close()
    const run = (...args: string[]) => runFile('server/commands/desk-owner.ts', { COMANDA_DATA: dataDir }, ...args)
    const made = await run('--restaurant', '2', '--email', 'ada@example.com')
    expect([made.code, made.complaint]).toEqual([0, ''])
    expect(made.output).toMatch(/^ada@example\.com owns the desk of Pizzeria Stella \(2\) and signs in with/)
    expect(await run('--restaurant', '2', '--email', 'ada@example.com')).toEqual({
      code: 1,
      output: '',
      complaint:
        'Comanda: Somebody with the e-mail ada@example.com uses the desk of restaurant 2 already: --forgotten sets a new password.\n',
    })
    await rm(folder, { recursive: true })
  })
})
