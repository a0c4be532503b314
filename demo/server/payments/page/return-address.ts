/** Where a payment page leads back to: the page it came from when that is the restaurant's own site, else the site itself. */
export function returnAddress(wanted: string | null, siteUrl: string): string {
  if (wanted === null || !URL.canParse(wanted)) return siteUrl
  const [url, site] = [new URL(wanted), new URL(siteUrl)]
  return url.origin === site.origin && /^https?:$/.test(url.protocol) ? url.href : siteUrl
}
