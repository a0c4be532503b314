/** A name as people typed it, on one line; '' when nothing is left. */
export function memberName(typed: string): string {
  return typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
