import type { Plugin } from 'vite'

type Edit = { readonly file: RegExp; readonly from: string; readonly to: string }

// Packages that reach for all of React keep all of preact/compat in the bundle. Named, the unused rest falls away.
const edits: readonly Edit[] = [
  {
    file: /wouter[\\/]src[\\/]react-deps\.js$/,
    from: 'React["useInsertion" + "Effect"]',
    to: 'React.useInsertionEffect',
  },
  {
    file: /@r2wc[\\/]react-to-web-component[\\/]dist[\\/]react-to-web-component\.js$/,
    from: 'import o from "react"',
    to: 'import * as o from "react"',
  },
  // Only reached through infinite queries, and we have none.
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]query\.js$/,
    from: 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";',
    to: 'const infiniteQueryBehavior = () => undefined;',
  },
]

/** Lets the bundler drop what no code of ours uses of the runtime. */
export function leanRuntime(): Plugin {
  return {
    name: 'comanda:lean-runtime',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: edits.map(({ file }) => file) },
      handler(code, id) {
        const edit = edits.find(({ file }) => file.test(id))
        if (!edit) return null
        if (!code.includes(edit.from))
          return this.error(`${id} no longer has \`${edit.from}\`: look at lean-runtime.ts.`)
        return { code: code.replace(edit.from, edit.to), map: null }
      },
    },
  }
}
