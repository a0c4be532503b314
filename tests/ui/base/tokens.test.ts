import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

const css = readFileSync('src/ui/base/tokens.css', 'utf8')
const guide = readFileSync('docs/theming.md', 'utf8')
const [light = '', dark = ''] = css.split(/\.root\[data-theme='dark'\]|@media/)

/** Tokens that a block declares, with their values on one line. */
function tokensOf(block: string): ReadonlyMap<string, string> {
  return new Map(
    [...block.matchAll(/^ {2}(--comanda-[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' '),
    ]),
  )
}

/** Rows of the tables of the guide: what each cell holds in backticks. */
const rows = guide
  .split('\n')
  .filter((line) => line.startsWith('| `--comanda-'))
  .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text)))
const ofTokens = rows.filter(({ length }) => length === 6)
const ofInputs = rows.filter(({ length }) => length === 4).flatMap((cells) => cells[1])

/** A value as the guide writes it: a derived colour by its default. */
const written = (value: string | undefined) => (value && / (#\w+)\)\)$/.exec(value)?.[1]) ?? value

describe('docs/theming.md', () => {
  test('names every token with its values, and no other', () => {
    const [inLight, inDark] = [tokensOf(light), tokensOf(dark)]
    // What it says in words.
    const shown = (name: string) => (name === '--comanda-font' ? '--comanda-font-family' : written(inLight.get(name)))
    expect(ofTokens.map(([, name, , value, inDarkValue]) => [name, value, inDarkValue])).toEqual(
      [...inLight.keys()].map((name) => [[name], [shown(name)], inDark.has(name) ? [written(inDark.get(name))] : []]),
    )
  })

  test('names every property that a page may set', () => {
    const declared = tokensOf(light)
    const read = [...css.matchAll(/var\(\s*(--comanda-[\w-]+)/g)].map(([, name = '']) => name)
    const set = read.filter((name) => !declared.has(name) && !name.startsWith('--comanda-derived-'))
    expect(new Set(ofInputs)).toEqual(new Set([...set, '--comanda-color', '--comanda-text-color']))
  })
})

describe('::part()', () => {
  test('reaches the parts that the guide names, and no other', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
    const used = files.flatMap((file) => {
      const names = readFileSync(`src/${file}`, 'utf8').match(/(?<=\bpart(?:="| = [^\n]*[?:] '))[\w -]+(?=["'])/g)
      return (names ?? []).flatMap((one) => one.split(' '))
    })
    const named = [...guide.matchAll(/^\| `([a-z][a-z-]*)`/gm)].map(([, name = '']) => name)
    expect([...new Set(used)].toSorted()).toEqual(named.toSorted())
  })
})

// What is light in dark too, paper of legal documents and the ground of logos, and masks that only fade.
const allowed = /(dialogs|home-button|page-footer)\.css: background: #ffffff|mask-image:/

test('colours of the widget stand in the tokens alone', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  expect(files.length).toBeGreaterThan(60)
  const found = files.flatMap((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`)
      .filter((line) => /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|color)a?\(/i.test(line) && !allowed.test(line)),
  )
  expect(found.filter((line) => !line.startsWith('ui/base/tokens.css'))).toEqual([])
})
