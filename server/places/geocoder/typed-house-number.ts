import { normalWords } from '#src/domain/menu/normal-words.ts'

const atAnEnd = /(?:^|\s)(\d{1,4}(?:\s?\/\s?[a-z\d]{1,3}|\s?[a-z])?)$|^(\d{1,4}[a-z]?)\s/i

/**
 * The house number of a typed address: what stands first or last before the first comma, as in `via Po 12/B, Torino` and
 * `12 rue de Rivoli, Paris`; null when there is none, or when it belongs to the street's name.
 */
export function typedHouseNumber(text: string, street: string): string | null {
  const [beginning = ''] = text.trim().split(',')
  const [, last, first] = atAnEnd.exec(beginning.trim()) ?? []
  const number = (last ?? first)?.replaceAll(/\s/g, '').toUpperCase() ?? null
  return number === null || normalWords(street).includes(number.toLowerCase()) ? null : number
}
