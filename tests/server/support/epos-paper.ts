const root = /^<epos-print xmlns="http:\/\/www\.epson-pos\.com\/schemas\/2011\/03\/epos-print">(.*)<\/epos-print>$/su
const child = /\s*<([a-z]+)((?: [a-z]+="[a-z0-9]*")*)(?:\/>|>([^<]*)<\/\1>)\s*/uy
const entity = /&(amp|lt|gt|quot|apos|#10);/gu
/** What XML 1.0 forbids, and line ends that are not written as entities. */
const forbidden = /[&<\p{Cc}\p{Cs}\uFFFE\uFFFF]/u
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#10': '\n' }

/** Reads ePOS-Print XML as a strict reader would: whatever is not well-formed is an error. Answers its text and its elements. */
export function eposPaper(xml: string) {
  const inside = root.exec(xml)?.[1]
  if (inside === undefined) throw new Error('There is no element epos-print.')
  const elements: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] = []
  let text = ''
  child.lastIndex = 0
  while (child.lastIndex < inside.length) {
    const at = child.lastIndex
    const [, name = '', attributes = '', content = ''] = child.exec(inside) ?? []
    if (name === '' || forbidden.test(content.replaceAll(entity, '')))
      throw new Error(`Not well-formed: ${inside.slice(at, at + 60)}`)
    elements.push({ name, attributes: attributesOf(attributes) })
    text += content.replaceAll(entity, (_all, word: string) => signs[word] ?? '')
  }
  return { text, elements }
}

function attributesOf(written: string): Readonly<Record<string, string>> {
  const pairs = [...written.matchAll(/([a-z]+)="([^"]*)"/gu)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]))
}
