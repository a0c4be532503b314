import type { Template } from '#server/platform/texts/template.ts'
import { write } from '#server/platform/texts/template.ts'
import type { Language } from '#src/options/languages.ts'

type Values<Name extends string> = [Name] extends [never] ? [] : [values: Readonly<Record<Name, string | number>>]

/** Says a text of the service in the language of the desk, with the values that it asks for. */
export type Say = <Name extends string = never>(text: Template<Name>, ...values: Values<Name>) => string

/** Says texts in a language. */
export function sayIn(language: Language): Say {
  return (text, ...[values]) => {
    const words = Object.entries(values ?? {}).map(([name, value]) => [name, String(value)] as const)
    return write(text as Template<string>, language, Object.fromEntries(words))
  }
}
