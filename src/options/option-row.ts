import type { AttributeName } from './options.ts'

export type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S

export type OptionKind =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** `isOn`: what holds when the option is absent. */
  | { readonly kind: 'switch'; readonly isOn: boolean }
  | { readonly kind: 'id' | 'text' | 'route' | 'address' | 'colour' | 'length' | 'number' | 'phone' }

export type OptionRow = OptionKind & {
  /** Title of the form control in the builder. */
  readonly label: string
  /** One or two plain sentences: what it does and what holds without it. */
  readonly explanation: string
  /** What a restaurant might write, as a placeholder. */
  readonly example: string
  /** Whether the widget cannot do without it. */
  readonly isRequired?: true
  /** Name on `<comanda-order>`; null where only the script has the option. */
  readonly attribute: AttributeName | null
  /** Whether the pasted script has it, as `data-…`. */
  readonly isOnScript: boolean
  /** Value that holds without the option; null when there is no single one. */
  readonly fallback: string | null
}

/** A row for every attribute of the element, under its name in camelCase. */
export type AttributeRows = { readonly [A in AttributeName as CamelCase<A>]: OptionRow & { readonly attribute: A } }
