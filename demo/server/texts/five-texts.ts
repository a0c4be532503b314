import type { Texts } from './language.ts'

/** A text in Italian, English, German, French and Spanish; one alone holds in every language. */
export type FiveTexts = readonly [it: string, en: string, de: string, fr: string, es: string] | readonly [all: string]

export function texts(five: FiveTexts): Texts {
  const [it, en = it, de = it, fr = it, es = it] = five
  return { it, en, de, fr: frenchSpaced(fr), es }
}

/** French never breaks a line before `: ; ? ! »`, nor after `«` and `n°`; the files write plain spaces there. */
function frenchSpaced(text: string): string {
  return text.replaceAll(/ (?=[:;?!»])|(?<=«|n°) /g, '\u00A0')
}
