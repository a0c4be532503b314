import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { judge } from '#src/diagnose/diagnose.ts'
import type { Facts } from '#src/diagnose/facts.ts'

import { someFacts } from './some-facts.ts'

const page = 'https://shop.example/order'
const minutesMs = 60_000

test('A healthy page has no finding', () => {
  expect(judge(someFacts())).toEqual({
    isHealthy: true,
    findings: [],
    unknown: [expect.stringContaining('shop.example is registered for Apple Pay')],
    versions: { loader: '1.0.0', element: '1.0.0', diagnose: 'dev' },
  })
})

test.each<[subject: string, problem: string, changes: Partial<Facts>]>([
  ['tag', 'names no restaurant', { options: {} }],
  ['tag', 'Restaurant is "abc"', { options: { restaurant: 'abc' } }],
  ['tag', 'Theme is "blue"', { options: { restaurant: '1', theme: 'blue' } }],
  ['tag', 'First screen is "menu"', { options: { restaurant: '1', route: 'menu' } }],
  ['duplicate-tag', '2 times', { scripts: ['a.js', 'a.js'] }],
  ['mixed-content', 'the web service is http', { host: 'http://api.example' }],
  ['unreachable', 'does not answer', { service: { kind: 'silent' } }],
  ['cors', 'does not allow this page', { service: { kind: 'unreadable' } }],
  ['cors', 'preflight', { service: { kind: 'without-preflight' } }],
  ['service', 'status 404', { service: { kind: 'answered', status: 404, reply: { kind: 'foreign' } } }],
  [
    'restaurant',
    'does not know restaurant 1. It says: Gone',
    { service: { kind: 'answered', status: 200, reply: { kind: 'refused', messages: ['Gone'] } } },
  ],
  ['restaurant', 'no venue 12', { options: { restaurant: '1', venue: '12' } }],
  ['csp', '"default-src" does not allow https://cdn.example', { policies: ["default-src 'none'"] }],
  [
    'csp',
    '"connect-src" does not allow https://api.example',
    { violations: [{ directive: 'connect-src', blocked: 'https://api.example/it' }], service: { kind: 'silent' } },
  ],
  ['code', 'Failed to fetch', { codeFault: 'Failed to fetch' }],
  ['code', 'too old for the widget', { codeFault: 'Comanda cannot run', isBrowserTooOld: true }],
  [
    'versions',
    'script is version 1.0.0, the element on this page is version 2.0.0',
    {
      versions: { loader: '1.0.0', element: '2.0.0' },
    },
  ],
  ['storage', 'cannot store', { canStore: false }],
  ['partitioned', 'partitioned', { isFramedByOther: true }],
  ['camera', 'forbids the camera', { isCameraAllowed: false }],
  ['push-worker', 'on another origin', { pushWorker: { url: 'https://cdn.example/w.js', status: null, type: '' } }],
  ['push-worker', 'served as "text/html"', { pushWorker: { url: `${page}/w.js`, status: 200, type: 'text/html' } }],
  ['clock', '6 minutes slow', { clock: { deviceMs: 0, serverMs: 6 * minutesMs } }],
  ['contrast', 'contrast of 1.4', { colours: { brand: '#ffd400', text: null, invalid: [] } }],
  ['contrast', '"redd" is no colour', { colours: { brand: null, text: null, invalid: ['redd'] } }],
])('Names %s: %s', (subject, problem, changes) => {
  const { findings } = judge(someFacts(changes))
  expect(findings.map((one) => one.subject)).toContain(subject)
  expect(findings.map((one) => one.problem).join()).toContain(problem)
})

test('A page without https has neither camera nor wallets', () => {
  const { findings } = judge(someFacts({ page: 'http://shop.example/', isSecure: false }))
  expect(findings.map(({ subject }) => subject)).toEqual(['camera', 'wallets'])
})

test('Five minutes are no finding', () => {
  expect(judge(someFacts({ clock: { deviceMs: 5 * minutesMs, serverMs: 0 } })).isHealthy).toBe(true)
})

test('Errors stand before warnings', () => {
  const { findings } = judge(someFacts({ canStore: false, codeFault: 'blocked', scripts: ['a.js', 'a.js'] }))
  expect(findings.map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning'])
})

test('Every finding has a chapter in the docs', () => {
  const chapters = readFileSync('docs/diagnose.md', 'utf8').match(/(?<=^## ).*$/gm)
  const subjects = readFileSync('src/options/diagnosis.ts', 'utf8').match(/(?<=^ {2}\| ')[a-z-]+(?=')/gm)
  expect(chapters).toEqual(expect.arrayContaining([...(subjects ?? ['none'])]))
})
