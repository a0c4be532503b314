/** Where a value stands in a part of the file: `['openingHours', 0, 'from']`. */
export type Path = readonly (string | number)[]

/** The same as the service names it in its refusals: `openingHours[0].from`. */
export function pathText(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')
}

/** Whether a path as the service names it is another one, or below it. */
export function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`) || path.startsWith(`${other}[`)
}

/** What stands at a path; undefined = nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  let here = value
  for (const step of path) here = (here as Readonly<Record<string | number, unknown>> | undefined)?.[step]
  return here
}

/** A text of one language that stands at a path; empty where there is none. */
export function wordAt(value: unknown, path: Path): string {
  const word = valueAt(value, path)
  return typeof word === 'string' ? word : ''
}

/** The same value with another one at a path; undefined takes it away. */
export function withValueAt<T>(value: T, path: Path, wanted: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return wanted as T
  const inner = withValueAt(valueAt(value, [step]), rest, wanted)
  if (typeof step === 'number')
    return (Array.isArray(value) ? (value as readonly unknown[]) : []).with(step, inner) as T
  const { [step]: _earlier, ...others } = (value ?? {}) as Readonly<Record<string, unknown>>
  return (inner === undefined ? others : { ...others, [step]: inner }) as T
}
