import type { OptionKind, OptionRow } from '#src/options/option-row.ts'

type Kind = OptionKind['kind']
type Check = { readonly isGood: (value: string) => boolean; readonly wanted: string }

/** Kinds that not every text is good for. Runs in a browser. */
const checks: Readonly<Partial<Record<Kind, Check>>> = {
  id: { isGood: (value) => /^[1-9]\d*$/.test(value), wanted: 'A positive whole number.' },
  number: { isGood: (value) => /^-?\d+$/.test(value), wanted: 'A whole number.' },
  route: { isGood: (value) => value.startsWith('/'), wanted: 'A path that begins with "/".' },
  address: { isGood: isAddress, wanted: 'An address that begins with https:// or http://.' },
  colour: {
    isGood: (value) => CSS.supports('color', value),
    wanted: 'A colour as CSS writes it, such as #0b6e4f.',
  },
  length: { isGood: areLengths, wanted: 'One or two CSS lengths, such as 72px 16px.' },
  phone: {
    isGood: (value) => /^\+?[\d\s()./-]{3,}$/.test(value),
    wanted: 'A phone number, with the code of the country.',
  },
}

/** What a value of an option has to be, in a sentence, when it is not; null for a good or an empty one. */
export function faultOf({ kind }: OptionRow, text: string): string | null {
  const value = text.trim()
  const check = checks[kind]
  return value === '' || !check || check.isGood(value) ? null : check.wanted
}

function isAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}

/** As the loader reads them: numbers are px, and custom properties of the page may be used. */
function areLengths(value: string): boolean {
  const margin = value.replaceAll(/\b\d+(?= |$)/g, '$&px')
  return CSS.supports('margin', margin) && (value.includes('(') || value.split(/\s+/).length <= 2)
}
