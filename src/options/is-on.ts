/** Words that turn a switch of a tag off. */
export const offWord = /^\s*(off|false|no|0)\s*$/i

/** Whether a switch of the tag is on: present means on, as in HTML, unless it is an `offWord`. */
export function isOn(value: string | null | undefined): boolean {
  return value != null && !offWord.test(value)
}
