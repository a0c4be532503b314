import { toString } from 'qrcode'

import { tableLink } from '#src/contract/table-link.ts'
import { defaultRouteParameter } from '#src/options/deep-link.ts'

const pattern = /^\/tables\/([\w-]{1,64})\.svg$/
/** Longest link in a code, in characters: longer ones make modules too small for the camera of a phone. */
const longest = 500

/**
 * The QR code of a table as an SVG: of a table of the pizzeria (`/tables/CODE.svg`), or of any link to a page
 * (`/table-card.svg?link=`). Null for any other path, and for what is no link.
 */
export async function tableCard(url: string): Promise<string | null> {
  const link = linkOf(new URL(url))
  return link === null ? null : toString(link, { type: 'svg', margin: 2 })
}

function linkOf({ origin, pathname, searchParams }: URL): string | null {
  const code = pattern.exec(pathname)?.[1]
  if (code !== undefined) return tableLink(new URL('/stella.html', origin), code, defaultRouteParameter)
  const link = pathname === '/table-card.svg' ? (searchParams.get('link') ?? '') : ''
  return /^https?:\/\//.test(link) && link.length <= longest ? link : null
}
