import { typedText } from '#src/domain/typed-text.ts'

/** A name as people typed it, on one line; '' when nothing is left. */
export function memberName(typed: string): string {
  return typedText(typed).replaceAll(/\s+/gu, ' ')
}
