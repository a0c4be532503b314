import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { navigation, sitePages } from '#tools/docs/site-pages.ts'

const pages = [...sitePages('.').keys()]
const links = navigation('.').flatMap(({ items }) => items.map(({ link }) => link))

test('The navigation leads to every page of the folder', () => {
  const names = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'index.md')
  expect(names.filter((name) => !links.includes(`/${name}`))).toEqual([])
})

test('The navigation names no page twice', () => {
  expect(links).toHaveLength(new Set(links).size)
})

test('The README shows the tag that the journeys paste', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(readFileSync('docs/samples/floating.html', 'utf8'))
})

test('Pages take code from files that are tested', () => {
  const own = pages.filter((file) => /^docs\/[\w-]+\.md$/.test(file))
  const written = own.filter((file) => /^```(?:html|js|ts|tsx|jsx|css)/m.test(readFileSync(file, 'utf8')))
  expect(written).toEqual([])
})

test('The push worker shown is that of the demo', () => {
  const shown = readFileSync('docs/samples/comanda-push-sw.js', 'utf8')
  const ofDemo = readFileSync('demo/host/comanda-push-sw.js', 'utf8')
  expect(ofDemo.replace('{{cdn}}', 'https://cdn.example.com/v1').trim()).toBe(shown.trim())
})
