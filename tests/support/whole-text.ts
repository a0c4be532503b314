/**
 * Matches the innermost element with this text, for texts that are made of several elements: each text beside an element is
 * one of its own (decision 94).
 */
export function wholeText(wanted: string | RegExp) {
  function says({ textContent }: Element): boolean {
    const text = textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    return typeof wanted === 'string' ? text === wanted : wanted.test(text)
  }
  return (_content: string, element: Element | null) =>
    element !== null && says(element) && ![...element.children].some(says)
}
