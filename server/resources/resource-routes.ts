import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { documentPage } from '#server/legal/document-page.ts'
import { documentHeaders } from '#server/legal/legal-routes.ts'
import { uploadedPhoto } from '#server/menu/uploaded-photos.ts'
import type { App } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sendFile } from '#server/platform/entity-tags.ts'
import type { Id } from '#src/contract/values.ts'
import { isLanguage } from '#src/options/languages.ts'

import { accessibility } from './accessibility.ts'
import type { FindPhoto } from './photo-widths.ts'
import { photoWidth } from './photo-widths.ts'
import { traitIcons } from './trait-icons.ts'

type ResourceDeps = { readonly db: Database; readonly findPhoto: FindPhoto }

const pushConfigs = join(import.meta.dirname, 'push')
const yearLong = 'public, max-age=31536000, immutable'
// May be kept, and is asked for again each time: what did not change is not sent.
const askAgain = { 'Cache-Control': 'no-cache' }

/** Files fetched with GET (contract 3.10), and the accessibility statement; `findPhoto` = the pictures of the edition. */
export function resourceRoutes(app: App, { db, findPhoto }: ResourceDeps) {
  app.get('/:language/webservice/restaurant/get_image/:restaurant/:code', async (context) => {
    const { restaurant, code } = context.req.param()
    const width = photoWidth(context.req.query('w'))
    const file = await findPhoto(code, width)
    const found = file ? { ...file, contentType: 'image/webp' } : await uploadOf(restaurant, { code, width })
    if (!found) return context.notFound()
    const { contentType, ...content } = found
    return sendFile(context, { ...content, headers: { 'Content-Type': contentType, 'Cache-Control': yearLong } })
  })

  async function uploadOf(restaurant: string, wanted: { readonly code: string; readonly width: number }) {
    if (!/^[1-9]\d{0,8}$/.test(restaurant)) return null
    return uploadedPhoto(db, Number(restaurant) as Id<'Restaurant'>, wanted)
  }

  app.get('/:language/webservice/restaurant/get_icon_caratteristica/:id', (context) => {
    const icon = traitIcons.get(context.req.param('id'))
    if (!icon) return context.notFound()
    const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': yearLong }
    return sendFile(context, { body: icon, headers })
  })

  app.get('/documents/:language/accessibility.html', (context) => {
    const { language } = context.req.param()
    if (!isLanguage(language)) return context.notFound()
    return sendFile(context, {
      body: documentPage(accessibility, { language, main: language }),
      headers: documentHeaders,
    })
  })

  app.get('/static/push/:file{[a-z0-9-]+\\.json}', async (context) => {
    const content = await readFile(join(pushConfigs, context.req.param('file')), 'utf8').catch(() => null)
    if (content === null) return context.notFound()
    return sendFile(context, { body: content, headers: { 'Content-Type': 'application/json', ...askAgain } })
  })
}
