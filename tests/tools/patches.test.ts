import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const patches = readdirSync('patches')
/** What stands above the first changed file. */
const headOf = (patch: string) => readFileSync(`patches/${patch}`, 'utf8').split('diff --git')[0] ?? ''

test('at most four patches of packages are left', () => {
  expect(patches.length).toBeLessThanOrEqual(4)
})

test.each(patches)('%s says why and links the upstream thread', (patch) => {
  expect(headOf(patch).length).toBeGreaterThan(200)
  expect(headOf(patch)).toMatch(/https:\/\/github\.com\/[\w-]+\/[\w-]+\/(issues|pull)\/\d+/)
})
