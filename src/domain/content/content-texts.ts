import { charactersOf } from '#src/browser/lists.ts'
import type { NewsItem } from '#src/contract/news.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
}

/**
 * Turns HTML from the service into plain text: tags are removed, the five basic entities decoded once, line breaks
 * kept. Nothing is parsed as HTML (rulings "server text") [NEWS-08].
 */
export function plainText(text: string): string {
  return (
    text
      .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      // Tags that end a line or a paragraph become line breaks, so that words do not run together.
      .replace(/<br\b[^>]*>|<\/(p|div|li|h[1-6])\s*>/gi, '\n')
      .replace(/<\/?[a-z!][^>]*>/gi, '')
      .replace(/&(?:amp|lt|gt|quot|apos|#39);/g, (entity) => entities[entity] ?? entity)
      .replace(/\r\n?/g, '\n')
      .trim()
  )
}

/**
 * The words that fit into the first `length` characters, and "..." when there are more. A first word that is longer is cut
 * after the limit; emoji stay whole [CONST-02, HOME-08, MENU-08, NEWS-03].
 */
export function truncated(text: string, length: number): string {
  const characters = charactersOf(text)
  if (characters.length <= length) return text
  const start = (count: number) => characters.slice(0, count).join('')
  // The character after the limit tells whether the last word ends there.
  const [words = start(length)] = /^.*\S(?=\s)/s.exec(start(length + 1)) ?? []
  return `${words}...`
}

/** News in display order [NEWS-02]; items of the same moment keep the order of the service. */
export function newestFirst(news: readonly NewsItem[]): NewsItem[] {
  return [...news].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -Number(a.createdAt > b.createdAt)))
}
