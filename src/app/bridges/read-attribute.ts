import type { AttributeName } from '#src/options/options.ts'

const no = ['false', 'off', 'no', '0']

/** Whether an attribute of the element asks for something: it is there, and not a word such as `off`. */
export function isAsked(element: Element, attribute: AttributeName): boolean {
  const word = element.getAttribute(attribute)?.trim().toLowerCase()
  return word !== undefined && !no.includes(word)
}
