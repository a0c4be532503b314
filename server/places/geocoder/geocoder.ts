import type { Position } from '#src/domain/areas/polygon.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

/** An address, or a street as a whole, as a geocoder knows it. */
export type FoundPlace = {
  readonly street: string
  /** Null: the street as a whole, whose position is somewhere on it. */
  readonly houseNumber: string | null
  /** Null: it has several, or the geocoder does not know it. */
  readonly postcode: string | null
  readonly town: string
  /** Its short form where there is one, such as `TO`, else its name. */
  readonly province: string
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string
  readonly position: Position
}

/** What is looked up besides the text. It never says who asks. */
export type Surroundings = {
  /** Places near it come first; null = nowhere is nearer. */
  readonly near: Position | null
  readonly language: Language
  /** ISO 3166-1 alpha-2, in capitals; none = of the whole world. */
  readonly countries: readonly string[]
}

/** Why a geocoder has not answered, for the log: nothing of what was asked. */
export type Outage = { readonly reason: string }

export type LookUp = (text: string, around: Surroundings) => Promise<Verdict<readonly FoundPlace[], Outage>>

/** Who has to be named beside the places, and where they say so. */
export type Attribution = { readonly text: string; readonly url: string | null }

/** Knows addresses: a provider, or the streets of the demonstration (decision 98). */
export type Geocoder = {
  /** As the log says it. */
  readonly name: string
  readonly attribution: Attribution | null
  /** Places for the beginning of an address, the best first. */
  readonly suggest: LookUp
  /** Places for a whole address, the best first. */
  readonly resolve: LookUp
}

/** Places that are suggested for one text at most (contract 3.1). */
export const maxSuggestions = 5
