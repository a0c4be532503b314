const tag = /<(\/?)([a-z-]+)((?: [a-z]+="[^"<&]*")*)(\/?)>/uy
const content =
  /(?:[^<&\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]|&(?:amp|lt|gt|quot|apos|#10);)*/uy
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#10': '\n' }

type Element = { readonly name: string; readonly attributes: Readonly<Record<string, string>> }

/** Reads ePOS-Print XML as a strict reader would: whatever is not well-formed is an error. Answers its text and its elements. */
export function eposPaper(xml: string) {
  const elements: Element[] = []
  const open: string[] = []
  let [text, at] = ['', 0]
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(xml)
    at += found?.[0].length ?? 0
    return found
  }
  do {
    const found = next(tag)
    if (!found) throw new Error(`Not well-formed: ${xml.slice(at, at + 40)}`)
    const [, closes, name = '', attributes = '', isEmpty] = found
    if (closes && open.pop() !== name) throw new Error(`${name} ends that was not open.`)
    if (!closes) elements.push({ name, attributes: Object.fromEntries(pairsOf(attributes)) })
    if (!closes && !isEmpty) open.push(name)
    const written = next(content)?.[0] ?? ''
    if (open.at(-1) === 'text') text += written.replaceAll(/&([^;]+);/gu, (_all, word: string) => entities[word] ?? '')
    else if (written.trim() !== '') throw new Error(`A text stands beside the elements: ${written}`)
  } while (open.length > 0)
  if (at !== xml.length) throw new Error('Something stands behind the element.')
  return { text, elements }
}

function pairsOf(attributes: string): (readonly [string, string])[] {
  return [...attributes.matchAll(/([a-z]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value] as const)
}
