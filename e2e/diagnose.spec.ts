import type { Page } from '@playwright/test'

import type { Diagnosis } from '#src/options/diagnosis.ts'
import type { Origins } from '#tools/host-pages.ts'

import { expect, test } from './support/fixtures.ts'
import type { HostPage } from './support/host-page.ts'

type Sabotage = {
  readonly what: string
  readonly page?: (origins: Origins) => HostPage
  readonly before?: (page: Page) => Promise<unknown>
  /** Subject, and a word of the problem. */
  readonly found: readonly [subject: string, text: RegExp]
  /** What the browser itself says on the console. */
  readonly noise?: RegExp
}

const policy = (text: string): HostPage => ({ head: `<meta http-equiv="Content-Security-Policy" content="${text}">` })

const sabotages: readonly Sabotage[] = [
  {
    what: 'an unknown restaurant',
    page: () => ({ tag: { restaurant: 987654 } }),
    found: ['restaurant', /does not know restaurant 987654/],
  },
  {
    what: 'an unknown venue',
    page: () => ({ tag: { venue: 987654 } }),
    found: ['restaurant', /no venue 987654/],
  },
  {
    what: 'a service that does not run',
    page: () => ({ tag: { host: 'http://127.0.0.1:9' } }),
    found: ['unreachable', /127\.0\.0\.1:9 does not answer/],
    noise: /ERR_UNSAFE_PORT|Failed to load|CORS/,
  },
  {
    what: 'a service without CORS',
    page: ({ provider }) => ({ tag: { host: provider } }),
    found: ['cors', /does not allow this page to read/],
    noise: /CORS|Failed to load/,
  },
  {
    what: 'an address that is no service',
    page: ({ cdn }) => ({ tag: { host: cdn, 'simple-requests': 'on' } }),
    found: ['service', /not as an ordering service/],
    noise: /404/,
  },
  {
    what: 'a policy that blocks the service',
    page: () => policy("connect-src 'self'"),
    found: ['csp', /blocks the web service: "connect-src"/],
    noise: /Content Security Policy|Fetch API cannot load/,
  },
  {
    what: 'a policy that blocks pictures',
    page: () => policy("img-src 'self'"),
    found: ['csp', /blocks pictures of dishes: "img-src"/],
    noise: /Content Security Policy/,
  },
  {
    what: 'the tag twice',
    page: ({ cdn, service }) => ({
      body: `<script async src="${cdn}/comanda.js" data-restaurant="1" data-host="${service}"></script>`,
    }),
    found: ['duplicate-tag', /2 times/],
    noise: /restaurant 1 runs here/,
  },
  {
    what: 'blocked storage',
    page: () => ({
      head: `<script>Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })</script>`,
    }),
    found: ['storage', /cannot store/],
  },
  {
    what: 'a policy that forbids the camera',
    page: () => ({ headers: { 'Permissions-Policy': 'camera=()' } }),
    found: ['camera', /forbids the camera/],
  },
  {
    what: 'a clock ten minutes fast',
    page: () => ({ headers: { Date: new Date(Date.now() - 600_000).toUTCString() } }),
    found: ['clock', /10 minutes fast/],
  },
  {
    what: 'a push worker that is not there',
    page: () => ({ tag: { 'push-sw': '/nothing.js' } }),
    found: ['push-worker', /status 404/],
    noise: /404/,
  },
  {
    what: 'white text on yellow',
    page: () => ({ tag: { color: '#ffd400' } }),
    found: ['contrast', /#ffffff on #ffd400/],
  },
  {
    what: 'code that does not load',
    before: (page) => page.route('**/chunks/*/element.js', (route) => route.abort()),
    found: ['code', /cannot be loaded/],
    noise: /ERR_FAILED/,
  },
]

const diagnose = (page: Page) => page.evaluate(() => window.Comanda?.('diagnose')) as Promise<Diagnosis | undefined>

const subjects = (diagnosis: Diagnosis | undefined) => diagnosis?.findings.map(({ subject }) => subject)

test('a healthy page has no finding', async ({ page, openHost }) => {
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  await openHost({ tag: { venue: 11 } })
  const diagnosis = await diagnose(page)
  expect(diagnosis).toMatchObject({ isHealthy: true, findings: [] })
  expect(diagnosis?.versions.element).toBe(diagnosis?.versions.loader)
  expect(lines[0]).toBe('Comanda: no findings')
})

for (const { what, page: sabotaged, before, found, noise } of sabotages) {
  test(`names the cause and the cure: ${what}`, async ({ page, openHost, origins, quietConsole }) => {
    if (noise) quietConsole.expect(noise)
    await before?.(page)
    await openHost(sabotaged?.(origins))
    await page.waitForFunction(() => window.Comanda?.version)
    const diagnosis = await diagnose(page)
    expect(subjects(diagnosis)).toEqual([found[0]])
    expect(diagnosis?.findings[0]?.problem).toMatch(found[1])
    expect(diagnosis?.findings[0]?.cure).not.toBe('')
  })
}

test('a tag without a restaurant is found without the loader', async ({ page, site, origins, quietConsole }) => {
  quietConsole.expect(/data-restaurant is missing/)
  await page.goto(site.add({ tag: {} }))
  const diagnosis = await page.evaluate(async (address) => {
    const module = (await import(address)) as { diagnose(): Promise<Diagnosis> }
    return module.diagnose()
  }, `${origins.cdn}/diagnose.js`)
  expect(subjects(diagnosis)).toContain('tag')
  expect(diagnosis.findings[0]?.problem).toBe('The tag names no restaurant.')
})

test('a frame in another site has partitioned storage', async ({ page, site, restaurant }) => {
  const inner = site.add({ tag: { restaurant: restaurant.id } })
  const outer = site.add({ tag: null, body: `<iframe src="${inner}" allow="camera"></iframe>` })
  await page.goto(outer.replace('127.0.0.1', 'localhost'))
  const [, frame] = page.frames()
  await frame?.waitForFunction(() => window.Comanda?.version)
  const diagnosis = (await frame?.evaluate(() => window.Comanda?.('diagnose'))) as Diagnosis | undefined
  expect(subjects(diagnosis)).toContain('partitioned')
})

test('an https page cannot use a service on http', async ({ page, origins, quietConsole }) => {
  quietConsole.expect(/Mixed Content|CORS|Failed to load/)
  await page.route('https://cdn.example/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: origins.cdn + pathname }) })
  })
  const tag =
    '<script src="https://cdn.example/comanda.js" data-restaurant="1" data-host="http://api.example"></script>'
  await page.route('https://shop.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><link rel="icon" href="data:,">${tag}` }),
  )
  await page.goto('https://shop.example/')
  expect(subjects(await diagnose(page))).toEqual(['mixed-content'])
})
