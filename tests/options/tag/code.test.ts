import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { tagHtml } from '#src/options/tag/html.ts'
import { reactCode } from '#src/options/tag/react-code.ts'
import { tagManagerCode } from '#src/options/tag/tag-manager-code.ts'
import type { OptionValues, Surface } from '#src/options/tag/tag.ts'
import { createTag, optionRows } from '#src/options/tag/tag.ts'
import { targets } from '#src/options/tag/targets.ts'
import { vueCode } from '#src/options/tag/vue-code.ts'

const folder = 'https://cdn.example.com/v1'
const required = { restaurant: '1', host: 'https://api.example.com' }
const aTag = (values: OptionValues, surface: Surface = 'floating') =>
  createTag(surface, folder, { ...required, ...values })
/** Code without what the formatter of the repository adds and removes: layout, quotes, semicolons, last commas. */
const plain = (code: string) => code.replaceAll(/["';,\s]/g, '')
const sample = (name: string) => plain(readFileSync(`docs/samples/${name}.html`, 'utf8'))

const kinds = targets.flatMap(({ surfaces, ...target }) => surfaces.map((surface) => ({ surface, ...target })))

describe('the code of a tag', () => {
  test.each(kinds)('names restaurant, service and files, $name $surface [SET-30]', ({ name, surface, code }) => {
    const text = code(aTag({ venue: '21' }, surface))
    for (const value of ['1', '21', required.host]) expect(text).toMatch(new RegExp(`["']${value}["']`))
    // The npm package brings its own files.
    if (['react', 'vue'].includes(name) && surface === 'inline') return
    expect(text).toContain(`"${folder}/${surface === 'floating' ? 'comanda.js' : 'element.js'}"`)
  })

  test('has its page in the documentation', () => {
    for (const { page } of targets) expect(existsSync(`docs/${page.replace('.html', '.md')}`)).toBe(true)
  })

  test('is that of the documentation', () => {
    expect(plain(tagHtml(aTag({})))).toBe(sample('floating'))
    expect(plain(tagHtml(aTag({}, 'inline')))).toBe(sample('inline'))
    expect(plain(tagManagerCode(aTag({})))).toBe(sample('tag-manager'))
  })

  test.each(['floating', 'inline'] as const)('holds every option of its kind, %s', (surface) => {
    const values = Object.fromEntries(optionRows.map(([name]) => [name, `/${name}-value`]))
    const tag = createTag(surface, folder, values)
    const expected = optionRows.filter(([, row]) => (surface === 'floating' ? row.isOnScript : row.attribute !== null))
    expect(tag.options.map(([name]) => name)).toEqual(expected.map(([name]) => name))
    for (const code of [tagHtml, reactCode, vueCode, ...(surface === 'floating' ? [tagManagerCode] : [])]) {
      for (const [, value] of tag.options) expect(code(tag)).toContain(value)
    }
  })

  test('leaves out what holds without it', () => {
    const { options } = aTag({ theme: 'auto', zIndex: '2147482000', venue: ' ', offset: ' 8px ', mode: 'inline' })
    expect(Object.fromEntries(options)).toEqual({ ...required, offset: '8px' })
  })

  test('names no file twice where its folder ends in slashes', () => {
    expect(tagHtml(createTag('floating', `${folder}//`, required))).toContain(`src="${folder}/comanda.js"`)
  })

  test('is neither ended nor read as a template by values', () => {
    const tag = aTag({ mapUrl: 'https://maps.example/{{q}}{%x%}"</script><b>&amp;' })
    expect(tagHtml(tag)).toContain(
      'data-map-url="https://maps.example/&#123;&#123;q}}&#123;%x%}&quot;&lt;/script>&lt;b>&amp;amp;"',
    )
    const managed = tagManagerCode(tag)
    expect(managed.match(/<\/script/g)).toHaveLength(1)
    expect(managed).not.toContain('{{')
    expect(managed).not.toContain('data-')
  })
})
