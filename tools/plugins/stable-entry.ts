import type { Plugin } from 'vite'

/** Adds `element.js`, which re-exports the entry under an address that never changes. */
export function stableEntry(): Plugin {
  return {
    name: 'comanda:stable-entry',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue
        // The entry chunk also exports modules shared with lazy chunks, under short names.
        const names = this.getModuleInfo(file.facadeModuleId ?? '')?.exports ?? []
        const source = `${names.length > 0 ? `export { ${names.join(', ')} } from` : 'import'} './${file.fileName}'\n`
        this.emitFile({ type: 'asset', fileName: `${file.name}.js`, source })
      }
    },
  }
}
