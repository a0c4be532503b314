import { describe, expect, test } from 'vitest'

import { anchorOf, siteLinks } from '#tools/docs/repository-links.ts'

const pages = new Map([
  ['docs/options.md', 'options.md'],
  ['docs/decisions/README.md', 'decisions/index.md'],
])

/** What becomes of a link to `href` on docs/developers.md. */
function linkTo(href: string) {
  const link = { type: 'link_open', tag: 'a', attrs: [['href', href]] as [string, string][], children: null }
  const end = { type: 'link_close', tag: 'a', attrs: null, children: null }
  siteLinks([{ type: 'inline', tag: '', attrs: null, children: [link, end] }], '/repository/docs/developers.md', {
    root: '/repository',
    pages,
    exists: (file) => file !== 'docs/nowhere.md',
  })
  return { tag: `${link.tag} ${end.tag}`, attribute: link.attrs[0]?.join(' ') }
}

describe('links of the documentation', () => {
  test.each([
    ['options.md', 'href /options.md'],
    ['options.md#colours', 'href /options.md#colours'],
    ['decisions/', 'href /decisions/index.md'],
    ['https://example.com/a.md', 'href https://example.com/a.md'],
    ['#colours', 'href #colours'],
  ])('to %s stay links', (href, attribute) => {
    expect(linkTo(href)).toEqual({ tag: 'a a', attribute })
  })

  test('to other files become text that names the file', () => {
    expect(linkTo('../tools/size.ts')).toEqual({ tag: 'span span', attribute: 'title tools/size.ts' })
  })

  test('to nothing stop the build', () => {
    expect(() => linkTo('nowhere.md')).toThrow('links to nowhere.md, which does not exist')
  })
})

test('An anchor is written as on GitHub', () => {
  expect(anchorOf('What the tag costs, in `kB`')).toBe('what-the-tag-costs-in-kb')
})
