import type { Plugin } from 'vite'

import { isOpening, isUpToCart } from '../chunk-steps.ts'

const catalog = /\/locales\/\w+\/messages\.po(?:\?(?<part>\w+)\?lingui)?$/
const compiled = /JSON\.parse\((?<text>"(?:[^"\\]|\\.)*")\)/

/**
 * Splits the catalog of each language in three: `messages.po` with the texts of the first screens,
 * `messages.po?order?lingui` with those of the other steps up to the cart, `messages.po?rest?lingui` with all others
 * (`src/i18n/texts.ts`). In development and tests each is the whole catalog; translators always see one file.
 */
export function splitCatalogs(): Plugin {
  let code: Record<'opening' | 'order', string> | null = null
  return {
    name: 'comanda:split-catalogs',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      code = null
    },
    // Before the bundler names the file by its content.
    renderChunk(rendered, chunk) {
      const found = chunk.moduleIds.map((id) => catalog.exec(id)).find((match) => match !== null)
      if (!found) return null
      const { text } = compiled.exec(rendered)?.groups ?? {}
      if (text === undefined) return this.error(`${chunk.name} holds no compiled catalog: look at split-catalogs.ts.`)
      const modules = [...this.getModuleIds()].filter((id) => !catalog.test(id))
      const codeOf = (isPart: typeof isOpening) =>
        modules
          .filter((id) => isPart(id, this))
          .map((id) => this.getModuleInfo(id)?.code ?? '')
          .join('\n')
      code ??= { opening: codeOf(isOpening), order: codeOf(isUpToCart) }
      const { opening, order } = code
      const partOf = (id: string) => {
        const literal = JSON.stringify(id)
        return opening.includes(literal) ? undefined : order.includes(literal) ? 'order' : 'rest'
      }
      const messages = Object.entries(JSON.parse(JSON.parse(asJson(text)) as string) as Record<string, unknown>)
      const kept = Object.fromEntries(messages.filter(([id]) => partOf(id) === found.groups?.part))
      return { code: rendered.replace(text, () => JSON.stringify(JSON.stringify(kept))), map: null }
    },
  }
}

/** The printer writes a no-break space as `\xA0`, an escape that JSON does not have. */
function asJson(literal: string): string {
  return literal.replaceAll(/\\(?:x([\dA-F]{2})|.)/gi, (escape, hex?: string) => (hex ? `\\u00${hex}` : escape))
}
