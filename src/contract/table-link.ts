/**
 * Link in the QR code of a table: opens the page of a restaurant with the order of that table (contract 1.7). `parameter`
 * is the one that the tag reads the route from.
 */
export function tableLink(page: string | URL, code: string, parameter: string): string {
  const link = new URL(page)
  link.searchParams.set(parameter, '/ordine')
  link.searchParams.set('identificativo', code)
  return link.href
}
