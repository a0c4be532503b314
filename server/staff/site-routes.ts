import { readSite } from '#desk/contract/site.ts'

import type { DeskRoutes } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'

/** The addresses that the tag of a restaurant is made of. */
export function siteRoutes(
  { read }: DeskRoutes,
  { publicUrl, widgetUrl, docsUrl }: Pick<DeskDeps, 'publicUrl' | 'widgetUrl' | 'docsUrl'>,
) {
  read(readSite, ({ context }) =>
    Promise.resolve({ service: publicUrl ?? new URL(context.req.url).origin, widget: widgetUrl, docs: docsUrl }),
  )
}
