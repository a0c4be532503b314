import { beforeAll, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import { calls } from '#tests/support/arbitraries/endpoints.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const prefix = '/:language/webservice'
const paths = new Set(Object.values(calls).map(({ endpoint }) => `${prefix}${endpoint.path}`))
const files = [
  `${prefix}/restaurant/get_image/:restaurant/:code`,
  `${prefix}/restaurant/get_icon_caratteristica/:id`,
  '/documents/:language/accessibility.html',
  '/documents/:restaurant/:language/:document/:number',
  '/static/push/:file{[a-z0-9-]+\\.json}',
]

/** A path that the pattern of a route matches. */
const example = (path: string) =>
  path
    .replaceAll(/:file\{[^}]*\}/g, 'x.js')
    .replaceAll(/:\w+\{[^}]*\}/g, '1')
    .replaceAll(':language', 'en')
    .replaceAll(/:\w+/g, '1')

/** The routes that a page of another site may call: those whose preflight names every origin. */
async function openRoutes() {
  const routes = service.app.routes.filter(({ method }) => method !== 'ALL')
  const seen = routes.map(async ({ method, path }) => {
    const headers = { Origin: 'https://other.example', 'Access-Control-Request-Method': method }
    const response = await service.fetch(`https://service.example${example(path)}`, { method: 'OPTIONS', headers })
    return { path, isOpen: response.headers.get('Access-Control-Allow-Origin') === '*' }
  })
  return Promise.all(seen)
}

test('only calls and files of the widget answer other sites', async () => {
  const routes = await openRoutes()
  const isForWidget = (path: string) => paths.has(path) || files.includes(path) || path.startsWith('/emulators/')
  const open = routes.filter(({ isOpen }) => isOpen).map(({ path }) => path)
  expect(open.filter((path) => !isForWidget(path))).toEqual([])
  expect([...paths, ...files].filter((path) => !open.includes(path))).toEqual([])
  expect(routes.filter(({ path }) => path.startsWith('/staff')).length).toBeGreaterThan(15)
  expect(routes.filter(({ path, isOpen }) => isOpen && path.startsWith('/staff'))).toEqual([])
})
