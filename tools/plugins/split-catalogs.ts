import type { Plugin } from 'vite'

import { isOpening } from '../chunk-steps.ts'

const catalog = /\/locales\/\w+\/messages\.po(?<rest>\?lingui)?$/
const compiled = /JSON\.parse\((?<text>"(?:[^"\\]|\\.)*")\)/

/**
 * Splits the catalog of each language in two: `messages.po` with the texts of the first screens, `messages.po?lingui`
 * with all others. In development and tests both are the whole catalog; translators always see one file.
 */
export function splitCatalogs(): Plugin {
  let opening = ''
  return {
    name: 'comanda:split-catalogs',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      opening = ''
    },
    // Before the bundler names the file by its content.
    renderChunk(code, chunk) {
      const found = chunk.moduleIds.map((id) => catalog.exec(id)).find((match) => match !== null)
      if (!found) return null
      const { text } = compiled.exec(code)?.groups ?? {}
      if (text === undefined) return this.error(`${chunk.name} holds no compiled catalog: look at split-catalogs.ts.`)
      opening ||= [...this.getModuleIds()]
        .filter((id) => !catalog.test(id) && isOpening(id, this))
        .map((id) => this.getModuleInfo(id)?.code ?? '')
        .join('\n')
      const isFirst = (id: string) => opening.includes(JSON.stringify(id))
      const isWanted = (id: string) => isFirst(id) === (found.groups?.rest === undefined)
      const messages = Object.entries(JSON.parse(JSON.parse(asJson(text)) as string) as Record<string, unknown>)
      const kept = Object.fromEntries(messages.filter(([id]) => isWanted(id)))
      return { code: code.replace(text, () => JSON.stringify(JSON.stringify(kept))), map: null }
    },
  }
}

/** The printer writes a no-break space as `\xA0`, an escape that JSON does not have. */
function asJson(literal: string): string {
  return literal.replaceAll(/\\(?:x([\dA-F]{2})|.)/gi, (escape, hex?: string) => (hex ? `\\u00${hex}` : escape))
}
