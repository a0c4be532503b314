import type { NewsItem } from '#src/contract/news.ts'

/** News in the order they are shown in [NEWS-02]; those of one moment stay as they came. */
export function newestFirst(news: readonly NewsItem[]): NewsItem[] {
  return [...news].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -Number(a.createdAt > b.createdAt)))
}
