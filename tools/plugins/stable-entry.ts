import type { Plugin } from 'vite'

/** Adds `element.js`, whose address never changes: it hands on what the source of the entry exports. */
export function stableEntry(): Plugin {
  return {
    name: 'comanda:stable-entry',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue
        // The chunk also exports, under short names, what its lazy chunks share with it.
        const names = this.getModuleInfo(file.facadeModuleId ?? '')?.exports ?? []
        const source = `${names.length > 0 ? `export { ${names.join(', ')} } from` : 'import'} './${file.fileName}'\n`
        this.emitFile({ type: 'asset', fileName: `${file.name}.js`, source })
      }
    },
  }
}
