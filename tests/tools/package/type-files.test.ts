import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { typeFiles } from '#tools/package/type-files.ts'

test('types agree with the tables; else run `npm run types`', async () => {
  const files = await typeFiles()
  const written = Object.keys(files).map((file) => [file, readFileSync(file, 'utf8')])
  expect(Object.fromEntries(written)).toEqual(files)
})
