const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
}

/**
 * What the service writes about itself as plain text: tags are removed, the five basic entities decoded once, line breaks
 * kept. Nothing is parsed as HTML (rulings "server text") [NEWS-08].
 */
export function plainText(text: string): string {
  return (
    text
      .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      // What ends a line or a paragraph in HTML would else glue two words together.
      .replace(/<br\b[^>]*>|<\/(p|div|li|h[1-6])\s*>/gi, '\n')
      .replace(/<\/?[a-z!][^>]*>/gi, '')
      .replace(/&(?:amp|lt|gt|quot|apos|#39);/g, (entity) => entities[entity] ?? entity)
      .replace(/\r\n?/g, '\n')
      .trim()
  )
}
