import { readMap } from '#desk/contract/map.ts'
import { readSite } from '#desk/contract/site.ts'

import type { DeskRoutes } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'

/** The addresses that the tag of a restaurant is made of, and where the pictures of the map are. */
export function siteRoutes(
  { read }: DeskRoutes,
  { publicUrl, widgetUrl, docsUrl, mapTiles }: Pick<DeskDeps, 'publicUrl' | 'widgetUrl' | 'docsUrl' | 'mapTiles'>,
) {
  read(readSite, ({ context }) =>
    Promise.resolve({ service: publicUrl ?? new URL(context.req.url).origin, widget: widgetUrl, docs: docsUrl }),
  )
  read(readMap, () => Promise.resolve({ tiles: mapTiles }))
}
