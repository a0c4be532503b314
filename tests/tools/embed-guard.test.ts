import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'

import { findings } from '#tools/plugins/embed-guard.ts'

const found = (code: string, id = 'src/x.ts') => findings(parseAst(code) as never, id).map(({ what }) => what)

describe('embedGuard', () => {
  test.each([
    ['a { font-size: 1.5rem }', 'rem unit'],
    ['a { margin: .5rem }', 'rem unit'],
    ['a { background: url(data:image/png;base64,AA) }', 'data: URL'],
    ['data:text/plain,x', 'data: URL'],
    ['blob:https://x', 'blob: URL'],
    ['<style>a{}</style>', '<style'],
  ])('finds %s in a text', (text, what) => {
    expect(found(`const css = ${JSON.stringify(text)}`)).toEqual([what])
    expect(found(`const css = \`${text}\``)).toEqual([what])
  })

  test.each([
    ['element.innerHTML = text', 'innerHTML'],
    ['element["innerHTML"] = text', 'innerHTML'],
    ['jsx("p", { dangerouslySetInnerHTML: { __html: text } })', 'innerHTML'],
    ['element.insertAdjacentHTML("beforeend", text)', 'innerHTML'],
    ['new Function("return 1")()', 'new Function'],
    ['eval(text)', 'new Function'],
    ['document.head.append(element)', 'document.head'],
    ['element.setAttribute("style", "color:red")', 'style attribute'],
  ])('finds %s', (code, what) => {
    expect(found(code)).toContain(what)
  })

  test.each([
    'const css = "a { margin: 1em; width: 20px }"',
    'const text = "theorem 2removed"',
    'const reply = { data: value }',
    'element.textContent = text; element.style.color = "red"',
    'const head = list.head',
  ])('lets %s pass', (code) => {
    expect(found(code)).toEqual([])
  })

  test('allows Preact its own innerHTML, which only dangerouslySetInnerHTML reaches', () => {
    expect(found('element.innerHTML = html.__html', '/x/node_modules/preact/dist/preact.mjs')).toEqual([])
  })
})
