import { describe, expect, test } from 'vitest'

import { withParallelImports } from '#tools/plugins/parallel-imports.ts'

const chunk = (name: string, imports: readonly string[] = [], code = '') => ({
  type: 'chunk' as const,
  name,
  fileName: `chunks/b1/${name}.js`,
  imports: imports.map((imported) => `chunks/b1/${imported}.js`),
  code,
})

/** The code of the entry, which imports `common` statically, with one dynamic import. */
function rewritten(code: string) {
  const all = [
    chunk('element', ['common'], code),
    chunk('common'),
    chunk('checkout', ['form', 'common', 'dialog']),
    chunk('form', ['field', 'checkout']),
    chunk('field'),
    chunk('cart'),
    chunk('dialog'),
    chunk('layers', ['dialog']),
    chunk('venues', ['dialog']),
  ]
  const bundle = Object.fromEntries(all.map((one) => [one.fileName, one]))
  return withParallelImports(all[0] ?? chunk('element'), bundle)
}

describe('parallel imports', () => {
  test('request a step and all that it adds at once', () => {
    expect(rewritten('a=()=>import(`./checkout.js`).then(b)')).toBe(
      'a=()=>Promise.all([import(`./checkout.js`),import(`./form.js`),import(`./field.js`)]).then(([m])=>m).then(b)',
    )
  })

  test('request a first screen with what all screens share', () => {
    expect(rewritten('import(`./venues.js`)')).toBe(
      'Promise.all([import(`./venues.js`),import(`./dialog.js`)]).then(([m])=>m)',
    )
  })

  test.each([
    ['a step without imports', "import('./cart.js')"],
    ['what nobody waits for', "import('./layers.js')"],
    ['a file of another origin', "import('https://js.example/sdk.js')"],
  ])('leave %s alone', (_what, code) => {
    expect(rewritten(code)).toBe(code)
  })
})
