import type { Plugin } from 'vite'

const importing = /import\{(\w+) as (\w+)\}from"\.\/rolldown-runtime\.js";/g

/** Writes the bundler's one small helper into the chunks that use it: as a file of its own it would cost a request. */
export function inlineRuntime(): Plugin {
  return {
    name: 'comanda:inline-runtime',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Before Vite writes down who imports whom.
      order: 'pre',
      handler(_options, bundle) {
        const runtime = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'rolldown-runtime')
        if (runtime?.type !== 'chunk') return
        const body = runtime.code.trim().replace(/export\{(\w+)\};?$/, 'return $1')
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.imports.includes(runtime.fileName)) continue
          if (runtime.exports.length !== 1 || chunk.code.match(importing)?.length !== 1)
            this.error(`${chunk.fileName} imports more of the bundler than one helper: look at inline-runtime.ts.`)
          chunk.code = chunk.code.replace(importing, (_, _name, local: string) => `var ${local}=(()=>{${body}})();`)
          chunk.imports = chunk.imports.filter((imported) => imported !== runtime.fileName)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}
