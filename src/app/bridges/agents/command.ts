import type { Cents } from '#src/contract/values.ts'
import { normalWords } from '#src/domain/menu/normal-words.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import type { Field, Fields } from './fields.ts'

/** What a command answers: data, or a sentence that says why there is none. */
export type Answer<T = object> = Verdict<T, string>

/** Something that an agent can do with the widget on behalf of the diner. */
export type Command = {
  readonly description: string
  readonly isReadOnly: boolean
  /** What it takes, by name; what `required` does not name may be left out. */
  readonly fields: Fields
  readonly required: readonly string[]
  readonly run: (instance: Instance, input: unknown) => Promise<Answer>
}

type ValueOf<F> = F extends Field<infer T> ? T : never
type Input<F extends Fields, R extends keyof F> = {
  readonly [K in R]: ValueOf<F[K]>
} & { readonly [K in Exclude<keyof F, R>]?: ValueOf<F[K]> }

type Parts<F extends Fields, R extends keyof F & string> = Omit<Command, 'run' | 'fields' | 'required'> & {
  readonly fields: F
  readonly required: readonly R[]
  readonly run: (instance: Instance, input: Input<F, R>) => Promise<Answer>
}

/** Makes a command, whose input is read before it runs: values that do not fit are refused, unknown ones are left out. */
export function command<F extends Fields, R extends keyof F & string>({ run, ...rest }: Parts<F, R>): Command {
  return {
    ...rest,
    async run(instance, input) {
      const given = new Map(Object.entries(input ?? {}))
      const values = Object.entries(rest.fields).flatMap(([name, { read }]) =>
        given.get(name) === undefined ? [] : [[name, read(given.get(name))] as const],
      )
      const wrong = values.filter(([, value]) => value === undefined).map(([name]) => name)
      const missing = rest.required.filter((name) => given.get(name) === undefined)
      if (wrong.length + missing.length > 0)
        return refuse(`This does not fit the input schema: ${[...missing, ...wrong].join(', ')}.`)
      return run(instance, Object.fromEntries(values) as Input<F, R>)
    },
  }
}

type Named = { readonly id: number; readonly name: string }

/** What an id or a name means, whatever its case and accents: several things where several are called so. */
export function allNamed<T extends Named>(offered: readonly T[], wanted: string): readonly T[] {
  const byId = offered.filter(({ id }) => String(id) === wanted)
  const words = normalWords(wanted).join(' ')
  return byId.length > 0 ? byId : offered.filter(({ name }) => normalWords(name).join(' ') === words)
}

/** The names of what there is, for a sentence. */
export function namesOf(offered: readonly { readonly name: string }[]): string {
  return offered.length === 0 ? 'none' : offered.map(({ name }) => name).join(', ')
}

/** `6.50`, in the unit of the currency. */
export function amount(cents: Cents): string {
  return (cents / 100).toFixed(2)
}
