/**
 * Whether a switch of the tag is on: present means on, as in HTML; a word such as `off` turns it off. An option that is
 * not there is tested as `undefined` or `null`.
 */
export function isOn(value: unknown): boolean {
  return !/^(f|of|n|0|u)/.test(value as string)
}
