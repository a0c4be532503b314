import type { Plugin } from 'vite'

/** Adds `element.js` and `diagnose.js`, which re-export the entries under addresses that never change. */
export function stableEntry(): Plugin {
  return {
    name: 'comanda:stable-entry',
    apply: 'build',
    applyToEnvironment: (environment) => ['client', 'diagnose'].includes(environment.name),
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
