/** Words that turn a switch of a tag off, in small letters. */
export const offWords: readonly string[] = ['off', 'false', 'no', '0']

/** Whether a switch of the tag is on: present means on, as in HTML, unless it says one of `offWords`. */
export function isOn(value: string | null | undefined): boolean {
  // `ComandaSettings` of a page may hold a number or a boolean.
  return value != null && !offWords.includes(String(value).trim().toLowerCase())
}
