import type { Plugin } from 'vite'

import type { ModuleGraph } from '../chunk-steps.ts'

const compiled = /JSON\.parse\((?<text>"(?:[^"\\]|\\.)*")\)/

/** Whether a part of a catalog holds the texts of a module. */
type HoldsTextsOf = (id: string, graph: ModuleGraph) => boolean

export type SplitCatalogs = {
  /** The folder of the catalogs, such as `src/i18n/locales`. */
  readonly folder: string
  /** The texts of `messages.po`: those of the first screens. */
  readonly first: HoldsTextsOf
  /** Parts between it and the rest, by the name in their address; a text goes into the first part that holds it. */
  readonly between?: Readonly<Record<string, HoldsTextsOf>>
}

/**
 * Splits the catalog of each language: `messages.po` with the texts of the first screens, `messages.po?NAME?lingui` with those
 * of each part between, `messages.po?rest?lingui` with all others (`src/i18n/texts.ts`, `desk/i18n/desk-texts.ts`). In
 * development and tests each is the whole catalog; translators always see one file.
 */
export function splitCatalogs({ folder, first, between = {} }: SplitCatalogs): Plugin {
  const catalog = new RegExp(`/${folder}/\\w+/messages\\.po(?:\\?(?<part>\\w+)\\?lingui)?$`)
  const parts = Object.entries({ first, ...between })
  let codes: readonly (readonly [part: string, code: string])[] | null = null
  return {
    name: 'comanda:split-catalogs',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      codes = null
    },
    // Before the bundler names the file by its content.
    renderChunk(rendered, chunk) {
      const found = chunk.moduleIds.map((id) => catalog.exec(id)).find((match) => match !== null)
      if (!found) return null
      const { text } = compiled.exec(rendered)?.groups ?? {}
      if (text === undefined) return this.error(`${chunk.name} holds no compiled catalog: look at split-catalogs.ts.`)
      const modules = [...this.getModuleIds()].filter((id) => !catalog.test(id))
      const codeOf = (holdsTextsOf: HoldsTextsOf) =>
        modules
          .filter((id) => holdsTextsOf(id, this))
          .map((id) => this.getModuleInfo(id)?.code ?? '')
          .join('\n')
      const known = (codes ??= parts.map(([part, holdsTextsOf]) => [part, codeOf(holdsTextsOf)]))
      const partOf = (id: string) => known.find(([, code]) => code.includes(JSON.stringify(id)))?.[0] ?? 'rest'
      const messages = Object.entries(JSON.parse(JSON.parse(asJson(text)) as string) as Record<string, unknown>)
      const kept = Object.fromEntries(messages.filter(([id]) => partOf(id) === (found.groups?.part ?? 'first')))
      return { code: rendered.replace(text, () => JSON.stringify(JSON.stringify(kept))), map: null }
    },
  }
}

/** The printer writes a no-break space as `\xA0`, an escape that JSON does not have. */
function asJson(literal: string): string {
  return literal.replaceAll(/\\(?:x([\dA-F]{2})|.)/gi, (escape, hex?: string) => (hex ? `\\u00${hex}` : escape))
}
