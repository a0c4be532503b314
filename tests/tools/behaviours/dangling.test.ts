import { describe, expect, test } from 'vitest'

import { danglingCitations } from '#tools/behaviours/dangling.ts'

const documents = {
  'package.json': '{ "scripts": { "size": "" } }',
  'README.md': '# Cart',
  'src/contract/README.md':
    '## 1. Conventions\n### 1.2 Types\n## 6. Choices\n| C9 | 1.2 | Ids. |\n| C10 | 1.2 | Flags. |',
  'docs/decisions/0012-journal.md': '# 12. Journal',
  'tests/behaviours/cart.md':
    '| CART-09 | Adds. |\n| CART-10 | Merges. |\n| CART-11 | Removes. (rulings "fee of 0", "two, three") |',
  'tests/behaviours/rulings.md': '| Topic | Ruling |\n|---|---|\n| fee of 0 | Free. |\n| `two`, three | Both. |',
}

/** What is dangling in a file beside the documents: where it stands, and what was looked for. */
function danglingIn(text: string, file = 'src/cart.ts') {
  return danglingCitations(new Map(Object.entries({ ...documents, [file]: text }))).map(
    ({ line, citation, sought }) => `${line}: ${citation} -> ${sought}`,
  )
}

describe('a citation', () => {
  test.each([
    ['a row', '/** Adds up [CART-09]; see CART-11. */'],
    ['a range', '// [CART-09..11]'],
    ['a ruling', '// rulings "fee of 0"'],
    ['several rulings', '// (rulings "fee of 0", "two, three")'],
    ['a ruling across two lines', '/**\n * rulings "fee\n * of 0"\n */'],
    ['sections and choices of the contract', '// contract 1.2, C9 and C10; (C9)'],
    ['a chapter of the contract', '// contract 6.'],
    ['a decision', '// decision 12'],
    ['a script', 'npm run size -- --files'],
    ['a file by the end of its path', '// `decisions/0012-journal.md` and `cart.ts`'],
    ['a word with a number that is no row', '[0-9] UTF-8, SHA-256, const decision = 2'],
  ])('of %s that exists is accepted', (_what, text) => {
    expect(danglingIn(text)).toEqual([])
  })

  test.each([
    ['a row', '\n// CART-12', '2: CART-12 -> a row CART-12 in a table of tests/behaviours'],
    ['the end of a range', '// [CART-11..12]', '1: CART-11..12 -> a row CART-12 in a table of tests/behaviours'],
    ['a row of no table', '// [KART-11]', '1: [KART-11] -> a table of tests/behaviours with rows KART-…'],
    ['a range backwards', '// [CART-11..09]', '1: CART-11..09 -> a row CART-11..09 in a table of tests/behaviours'],
    [
      'the second ruling',
      '// rulings "fee of 0",\n// "gone"',
      '1: rulings "fee of 0", "gone" -> the topic "gone" in tests/behaviours/rulings.md',
    ],
    ['a ruling in another form', '// (rulings: fee of 0)', '1: rulings: -> rulings, then topics in quotation marks'],
    ['a section', '// contract 1.2, 1.3', '1: contract 1.2, 1.3 -> a heading 1.3 in src/contract/README.md'],
    ['a choice', '// contract C11', '1: contract C11 -> the choice C11 in src/contract/README.md'],
    ['a choice in brackets', '// (C9, C12)', '1: (C9, C12) -> the choice C12 in src/contract/README.md'],
    ['a decision', '// decisions 12 and 13', '1: decisions 12 and 13 -> docs/decisions/0013-….md'],
    ['a script', '// npm run weigh', '1: npm run weigh -> a script weigh in package.json'],
    ['a path', '// `server/gone`', '1: `server/gone` -> the file server/gone'],
    ['a file of a folder', '// `parts/cart.ts`', '1: `parts/cart.ts` -> a file whose path ends with parts/cart.ts'],
    ['notes outside', '// see facts/toolchain.md', '1: facts/toolchain.md -> a document of the repository'],
    ['a folder outside', '// see ../shared/spec', '1: ../shared/spec -> a document of the repository'],
  ])('of %s that is missing is named with its line', (_what, text, dangling) => {
    expect(danglingIn(text)).toEqual([dangling])
  })
})

describe('in Markdown', () => {
  const page = 'docs/decisions/0013-page.md'

  test('links and paths lead to files and folders', () => {
    const links = '[a](../../README.md#cart) [b](../../src/contract/) [c](https://example.com) [d](#cart)'
    expect(danglingIn(`${links} \`src/contract/README.md\` \`tests/**\``, page)).toEqual([])
  })

  test.each([
    ['a link', '[a](README.md)', '1: ](README.md -> the file docs/decisions/README.md'],
    ['a path', '\n`src/gone.ts`', '2: `src/gone.ts` -> the file src/gone.ts'],
  ])('%s to a missing file is named with its line', (_what, text, dangling) => {
    expect(danglingIn(text, page)).toEqual([dangling])
  })
})
