import type { DeskField, FieldValue } from './desk-field.ts'

type Choice = { readonly id: number | string; readonly label: string }

/** One tick for each of several things, in a group of their own: `menuIds.1`. */
export function tickFields(
  at: { readonly name: string; readonly group: string },
  choices: readonly Choice[],
  ticked: readonly (number | string)[],
): DeskField[] {
  return choices.map(({ id, label }) => ({
    name: `${at.name}.${id}`,
    label,
    kind: 'flag',
    value: tick(ticked.includes(id)),
    group: at.group,
  }))
}

/** Those of `ids` that were ticked. */
export function tickedOf<T extends number | string>(
  values: ReadonlyMap<string, FieldValue>,
  name: string,
  ids: readonly T[],
): T[] {
  return ids.filter((id) => values.get(`${name}.${id}`) === true)
}

/** How a form says that something is ticked. */
export function tick(isTicked: boolean): string {
  return isTicked ? 'yes' : ''
}
