import { printable } from './printable.ts'

/** Signs that are written with others where there is only ASCII. */
const written: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  '×': 'x',
  '‘': "'",
  '’': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '·': '-',
  '•': '-',
  '…': '...',
  '°': 'o',
  '¡': '!',
  '\u00A0': '\u00A0',
}

/** A text in ASCII: letters without their accents, `EUR` for the sign. No-break spaces stay, for `wrapWords`. */
export function folded(text: string): string {
  return Array.from(printable(text), asciiOf).join('')
}

function asciiOf(character: string): string {
  const own = written[character]
  if (own !== undefined) return own
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return /^[\u0020-\u007E]+$/u.test(bare) ? bare : '?'
}
