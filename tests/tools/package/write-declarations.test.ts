import { expect, test } from 'vitest'

import { withRelativeImports } from '#tools/package/write-declarations.ts'

test.each([
  ["import type { A } from '#src/options/options.ts';", "import type { A } from '../options/options.js';"],
  ["export type * from './types.ts'", "export type * from './types.js'"],
  ["type A = import('#src/npm/options.ts').B", "type A = import('./options.js').B"],
  ["import type { A } from 'vue'", "import type { A } from 'vue'"],
])('imports are those of any project: %s', (written, expected) => {
  expect(withRelativeImports(written, 'npm')).toBe(expected)
})
