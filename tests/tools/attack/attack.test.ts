import { describe, expect, test } from 'vitest'

import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { isAsDue } from '#tools/attack/finding.ts'
import type { AttackName } from '#tools/attack/run-attacks.ts'
import { runAttacks, shortSize } from '#tools/attack/run-attacks.ts'
import type { TargetName } from '#tools/attack/target.ts'

const programs = postgresPrograms()

// Short forms of `npm run attack`. Kills and stops on a folder are in
// restart.test.ts and data-folder.test.ts, the storm of sign-ins is in passwords.test.ts.
describe.each<[TargetName, readonly AttackName[]]>([
  ['pglite', ['last', 'deadlock', 'fuzz', 'authorisation', 'desk', 'tokens', 'mail', 'groups']],
  ['pglite', ['payments']],
  ['pg1', ['last', 'kill', 'database', 'sigterm']],
])('an attack on %s', (target, names) => {
  const isPossible = target === 'pglite' || programs !== null
  test.skipIf(!isPossible)('finds nothing but what is due', { timeout: 240_000 }, async () => {
    const findings = await runAttacks({ target, programs, names, size: shortSize })
    expect(findings.length).toBeGreaterThan(6)
    expect(findings.filter((finding) => !isAsDue(finding))).toEqual([])
  })
})

test('a count that is not due is a finding', () => {
  const findings = [0, 1].map((found) => ({ what: 'orders lost', found, due: 0 }))
  expect(findings.map(isAsDue)).toEqual([true, false])
})
