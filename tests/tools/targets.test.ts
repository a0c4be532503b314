import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { targets } from '#tools/targets.ts'

test.each(['README.md', 'docs/browsers.md'])('%s names the oldest browsers of the build', (file) => {
  const text = readFileSync(file, 'utf8').toLowerCase()
  for (const target of targets) expect(text).toContain(target.replace(/[\d.]+$/, ' $&'))
})
