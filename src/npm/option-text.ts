import { switchesOnByDefault } from './options.ts'

/** An option as the text of its attribute; undefined where the attribute has to be left out. */
export function optionText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (value === false) return (switchesOnByDefault as readonly string[]).includes(name) ? 'off' : undefined
  return value === true ? 'on' : String(value as string | number)
}
