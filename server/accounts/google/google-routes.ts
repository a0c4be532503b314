import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { App } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import type { Id } from '#src/contract/values.ts'

import type { GoogleSetup } from './id-token.ts'
import { isGoogleAvailable } from './id-token.ts'

type GoogleDeps = {
  readonly db: Database
  readonly google: GoogleSetup
  readonly siteOrigin: string
}

const files: readonly (readonly [address: string, file: string, type: string])[] = [
  ['/google/page.js', 'google-sign-in.js', 'text/javascript; charset=utf-8'],
  ['/google/page.css', 'google-sign-in.css', 'text/css; charset=utf-8'],
  ['/google/:restaurant{[0-9]+}', 'google-sign-in.html', 'text/html; charset=utf-8'],
]
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/**
 * The page that signs in with Google for widgets on any site: one origin that Google knows instead of every
 * restaurant's. With the emulator of the demonstration it plays Google itself, with a few people to choose from; without
 * GOOGLE_CLIENT_ID and without the emulator there is no such page.
 */
export function googleRoutes(app: App, { db, google, siteOrigin }: GoogleDeps) {
  if (!isGoogleAvailable(google)) return
  for (const [address, name, type] of files) {
    app.get(address, async (context) => {
      const content = await readFile(join(import.meta.dirname, 'browser', name), 'utf8')
      return context.body(content, 200, { 'Content-Type': type, 'Content-Security-Policy': policy })
    })
  }

  app.get('/google/:restaurant{[0-9]+}/settings', async (context) => {
    const restaurant = await restaurantOf(db, idOf(context.req.param('restaurant')))
    // A token goes to the restaurant's own site only, whoever opens the page.
    const site = new URL(restaurant?.siteUrl ?? '/', siteOrigin).origin
    const isAllowed = restaurant?.hasGoogleSignIn === true && context.req.query('origin') === site
    const [clientId = null] = google.clientIds
    return context.json({ isAllowed, clientId, people: google.emulator?.people ?? [] })
  })
}

function idOf(text: string): Id<'Restaurant'> {
  return Number(text) as Id<'Restaurant'>
}
