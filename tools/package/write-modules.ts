import type { Plugin } from 'vite'
import { build } from 'vite'

/** Writes `react.js` and `loader.js` of the package into `folder`; each is one file and imports the element by its address. */
export async function writeModules(folder: string): Promise<void> {
  for (const name of ['react', 'loader']) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [importedElement()],
      build: {
        target: 'es2022',
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        lib: { entry: { [name]: `src/npm/${name}.ts` }, formats: ['es'] },
        rolldownOptions: {
          external: ['react'],
          output: { entryFileNames: '[name].js' },
          // `use client` stays at the head of its module.
          checks: { moduleLevelDirective: false },
        },
      },
    })
  }
}

/** Puts the import of the element in; written after bundling, so that the element stays the file that it is. */
function importedElement(): Plugin {
  return {
    name: 'comanda:imported-element',
    renderChunk: (code) => code.replaceAll('__COMANDA_IMPORT_ELEMENT__()', "import('./dist/element.js')"),
  }
}
