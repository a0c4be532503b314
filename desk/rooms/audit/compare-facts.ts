import type { AuditFact, AuditFacts } from '#desk/contract/audit.ts'

/** A value of the audit that holds no others. */
export type PlainFact = Exclude<AuditFact, AuditFacts>

/** A field that is another now; undefined = it was not there, or is not there any more. */
export type ChangedField = {
  /** As the service names it; of a field within another both, `courier.name`. */
  readonly name: string
  readonly was: PlainFact | undefined
  readonly is: PlainFact | undefined
}

/** The fields that differ, by the order of what is there now. */
export function compareFacts(before: AuditFacts | null, after: AuditFacts | null): readonly ChangedField[] {
  const was = plainFacts(before ?? {})
  const is = plainFacts(after ?? {})
  const names = [...new Set([...is.keys(), ...was.keys()])]
  return names.map((name) => ({ name, was: was.get(name), is: is.get(name) })).filter((field) => field.was !== field.is)
}

function plainFacts(facts: AuditFacts, prefix = ''): ReadonlyMap<string, PlainFact> {
  return new Map(
    Object.entries(facts).flatMap(([name, fact]): [string, PlainFact][] =>
      typeof fact === 'object' && fact !== null
        ? [...plainFacts(fact, `${prefix}${name}.`)]
        : [[`${prefix}${name}`, fact]],
    ),
  )
}
