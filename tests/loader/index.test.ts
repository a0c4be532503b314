import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { expectConsole } from '#tests/support/setup.ts'
import { onPage } from '#tests/surface/make-surface.ts'

import { build, comes, fails, parts, tag } from './run-loader.ts'

let runs = 0
/** Runs the script's own file once more, as a second tag does. */
const runScript = () => {
  runs += 1
  return import(/* @vite-ignore */ `/src/loader/index.ts?run=${runs}`)
}

/** Runs it with its tag on the page. */
function runTag() {
  const script = tag()
  script.type = 'text/plain'
  onPage(script)
  return runScript()
}

/** Gives the page another html element, as pages do that render themselves on the client; until the test ends. */
function replaceDocument() {
  const { documentElement: before } = document
  const after = document.createElement('html')
  after.append(document.createElement('head'), document.createElement('body'))
  before.replaceWith(after)
  onTestFinished(() => after.replaceWith(before))
}

const shownButtons = () =>
  [...document.documentElement.children].filter((one) => one.shadowRoot?.querySelector('button')) as HTMLElement[]

beforeEach(() => {
  build(comes)
  onTestFinished(async () => {
    await window.Comanda?.('destroy')
    delete window.Comanda
  })
})

describe('comanda.js', () => {
  test('finds its tag by address when currentScript is hidden', async () => {
    const script = tag({ color: '#123456' })
    script.type = 'text/plain'
    onPage(script)
    await runScript()
    const button = document.documentElement.lastElementChild?.shadowRoot?.querySelector('button') as HTMLElement
    expect(getComputedStyle(button).backgroundColor).toBe('rgb(18, 52, 86)')
  })

  test('pasted twice draws one button and says nothing', async () => {
    const script = tag()
    script.type = 'text/plain'
    onPage(script)
    await runScript()
    const first = window.Comanda
    const nodes = document.documentElement.childElementCount
    await runScript()
    expect([window.Comanda === first, document.documentElement.childElementCount]).toEqual([true, nodes])
  })

  test('draws its button again after the document is replaced', async () => {
    await runTag()
    const first = window.Comanda
    replaceDocument()
    await runTag()
    expect([shownButtons().length, window.Comanda === first]).toEqual([1, false])
    dispatchEvent(new StorageEvent('storage'))
    await first?.('destroy')
    expect([shownButtons().length, typeof window.Comanda]).toEqual([1, 'function'])
  })

  test('brings its button back when called after replacement', async () => {
    build(fails)
    await runTag()
    replaceDocument()
    await window.Comanda?.('open')
    expect(shownButtons().map((host) => parts(host).button.textContent)).toEqual(['Not loading ↻'])
    expect(expectConsole()).toEqual(['console.error: Comanda: cannot be loaded: Error: blocked'])
  })

  test('of another version warns once, leaving calls alone', async () => {
    const calls: string[] = []
    const first = Object.assign((command: string) => (calls.push(command), Promise.resolve()), { version: '0.9.0' })
    Object.assign(window, { Comanda: first })
    await runScript()
    await window.Comanda?.('open')
    Object.assign(window, { Comanda: first })
    expect(calls).toEqual(['open'])
    expect(expectConsole()).toEqual(['console.warn: Comanda: 0.9.0 runs here, not dev.'])
  })

  test('for another restaurant says which one is dropped', async () => {
    const script = tag()
    script.type = 'text/plain'
    onPage(script)
    await runScript()
    script.dataset.restaurant = '2'
    await runScript()
    expect(shownButtons()).toHaveLength(1)
    expect(expectConsole()).toEqual(['console.warn: Comanda: restaurant 1 runs here, not restaurant 2.'])
  })

  test('that cannot work says so without throwing', async () => {
    const script = tag({ restaurant: '' })
    script.type = 'text/plain'
    onPage(script)
    await runScript()
    expect(window.Comanda).toBeUndefined()
    expect(expectConsole()).toEqual(['console.error: Comanda: Error: data-restaurant is missing.'])
  })
})
