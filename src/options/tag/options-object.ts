import { toJson } from '#src/browser/json.ts'

import type { Tag } from './tag.ts'

/** Options as an object of JavaScript, each on a line of its own. */
export function optionsObject(options: Tag['options']): string {
  const lines = options.map(([name, value]) => `  ${toJson(name)}: ${toJson(value)}`)
  return `{\n${lines.join(',\n')}\n}`
}

/** JSON for a script that stands in HTML: no `<` that could end the script. */
export const withoutTags = (json: string) => json.replace(/</g, '\\u003c')
