import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import type { NamesOf, Template } from '#server/platform/texts/template.ts'
import { write } from '#server/platform/texts/template.ts'
import type { Language } from '#src/options/languages.ts'

import { faultTexts } from './fault-texts.ts'

type FaultId = keyof typeof faultTexts
/** A word that has one in each language, such as the name of a thing, is given with all of them. */
type FaultValue = string | number | Texts
type FaultNames = { [Id in FaultId]: NamesOf<(typeof faultTexts)[Id]> }
/** A sentence that needs no values. */
export type PlainFault = { [Id in FaultId]: [FaultNames[Id]] extends [never] ? Id : never }[FaultId]
type ValuedFault = Exclude<FaultId, PlainFault>

/** A sentence of the table of texts, with its values. */
export type FaultText =
  | { readonly id: PlainFault }
  | {
      [Id in ValuedFault]: { readonly id: Id; readonly values: Readonly<Record<FaultNames[Id], FaultValue>> }
    }[ValuedFault]

/** What is wrong with one place of a file: a value, said in the language of whoever reads it. */
export type Fault = {
  /** `menu.products[3].price`, `line 4`; empty = the whole file. */
  readonly path: string
  readonly says: FaultText
}
export type Faults = readonly Fault[]

/** Names the sentence of a schema's type or check, which zod carries as its message. */
export function saying(id: PlainFault): string {
  return id
}

/** The sentence that a message of zod names; null = it is one of zod's own. */
export function saidBy(message: string): FaultText | null {
  return Object.hasOwn(faultTexts, message) ? { id: message as PlainFault } : null
}

/** The sentence alone, in the language of the desk. */
export function faultSentence({ says }: Fault, language: Language): string {
  const text: Template<string> = faultTexts[says.id]
  const values: Readonly<Record<string, FaultValue>> = 'values' in says ? says.values : {}
  const words = Object.entries(values).map(([name, value]) => [name, wordIn(value, language)] as const)
  return write(text, language, Object.fromEntries(words))
}

function wordIn(value: FaultValue, language: Language): string {
  return typeof value === 'object' ? textIn(value, { language, main: 'en' }) : String(value)
}

/** In English with its path, as commands print it. */
export function faultLine(fault: Fault): string {
  const sentence = faultSentence(fault, 'en')
  return fault.path === '' ? sentence : `${fault.path}: ${sentence}`
}
