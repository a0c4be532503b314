import { minify } from 'terser'
import type { Plugin } from 'vite'

const options = {
  ecma: 2018,
  toplevel: true,
  compress: { passes: 4, unsafe_arrows: true, pure_getters: true },
} as const

/** Every page pays for the loader: once more, by a minifier that writes functions called once where they are called. */
export function squeezeLoader(): Plugin {
  return {
    name: 'comanda:squeeze-loader',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'loader',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = (await minify(file.code, options)).code ?? file.code
      }
    },
  }
}
