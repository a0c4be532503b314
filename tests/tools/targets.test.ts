import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { targets } from '#tools/targets.ts'

test('the README names the oldest browsers of the build', () => {
  const readme = readFileSync('README.md', 'utf8').toLowerCase()
  for (const target of targets) expect(readme).toContain(target.replace(/[\d.]+$/, ' $&'))
})
