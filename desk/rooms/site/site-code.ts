import type { OptionValues, Surface } from '#src/options/tag/tag.ts'
import { createTag } from '#src/options/tag/tag.ts'
import type { TargetName } from '#src/options/tag/targets.ts'
import { targets } from '#src/options/tag/targets.ts'

type Wish = {
  readonly target: TargetName
  readonly surface: Surface
  /** Folder of the widget's files. */
  readonly folder: string
  readonly values: OptionValues
}

/** What a kind of site takes, and the page of the documentation about it; in a chunk of its own, with the table of options. */
export function siteCode({ target: name, surface, folder, values }: Wish) {
  const target = targets.find((each) => each.name === name)
  if (!target) throw new Error(`Comanda: nothing says what a site of the kind ${name} takes.`)
  return { code: target.code(createTag(surface, folder, values)), page: target.page }
}
