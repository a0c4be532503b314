import { charactersOf } from '#src/browser/lists.ts'

/** The first `length` characters and "..." when there are more; no character is split [MENU-08, HOME-08, NEWS-03, CONST-02]. */
export function truncated(text: string, length: number): string {
  const characters = charactersOf(text)
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text
}
