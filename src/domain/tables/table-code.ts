const codeLike = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Reads the table code from the text of a QR code: the text itself, or a part of it when it is a link; null without one
 * (contract 1.7) [WIZ-18].
 */
export function tableCode(text: string): string | null {
  const url = linkOf(text.trim())
  const code = url ? url.searchParams.get('identificativo') || lastSegment(url) : text.trim()
  return codeLike.test(code) ? code : null
}

function linkOf(text: string): URL | null {
  if (!/^https?:\/\//i.test(text)) return null
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function lastSegment({ pathname }: URL): string {
  const segment = pathname.split('/').findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
