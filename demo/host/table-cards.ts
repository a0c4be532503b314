import { toString } from 'qrcode'

const pattern = /^\/tables\/([\w-]{1,64})\.svg$/

/** Link in the QR code of a table: opens the pizzeria's page with the order of that table (contract 1.7). */
export function tableLink(host: string, code: string): string {
  const link = new URL('/stella.html', host)
  link.searchParams.set('ordering_route', '/ordine')
  link.searchParams.set('identificativo', code)
  return link.href
}

/** The QR code of a table as an SVG; null for any other path. */
export async function tableCard(url: string): Promise<string | null> {
  const { origin, pathname } = new URL(url)
  const code = pattern.exec(pathname)?.[1]
  return code === undefined ? null : toString(tableLink(origin, code), { type: 'svg', margin: 2 })
}
