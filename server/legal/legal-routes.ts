import type { App } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sendFile } from '#server/platform/entity-tags.ts'
import { isLanguage } from '#src/options/languages.ts'

import { namedVersion } from './document-address.ts'
import { versionPage } from './document-page.ts'
import { versionOf, versionsOf } from './legal-versions.ts'

/** Documents may be shown in a frame on any site [ACCT-06]; asked for again each time, what did not change is not sent. */
export const documentHeaders = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
  'Cache-Control': 'no-cache',
}

/** The pages of every version of the restaurants' documents. */
export function legalRoutes(app: App, db: Database) {
  app.get('/documents/:restaurant/:language/:document/:number', async (context) => {
    const { restaurant, language, document, number } = context.req.param()
    const named = namedVersion(restaurant, document, number)
    if (!named || !isLanguage(language)) return context.notFound()
    const version = await versionOf(db, named)
    if (!version) return context.notFound()
    const shown = { number: named.number, publishedAt: version.publishedAt }
    const body = versionPage(version.content, shown, { asked: language, versions: await versionsOf(db, named) })
    return sendFile(context, { body, headers: documentHeaders })
  })
}
