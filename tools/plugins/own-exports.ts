import type { Plugin } from 'vite'

/**
 * Has the bundler's helper read the own names of a module's exports only: names that a page has added to
 * `Object.prototype` would be taken for exports, and the widget would not load. Fails the build when the helper is not
 * written as it is known.
 */
export function ownExports(): Plugin {
  return {
    name: 'comanda:own-exports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.name === 'rolldown-runtime') file.code = withOwnNames(file.code)
      }
    },
  }
}

/** The code of the helper with its loop over all enumerable names replaced. */
export function withOwnNames(code: string): string {
  const changed = code.replace(/\bfor\s*\((var|let|const) (\w+) in (\w+)\)/, 'for($1 $2 of Object.keys($3))')
  if (changed === code) throw new Error('comanda:own-exports: the helper of the bundler is no longer known.')
  return changed
}
