import type { Plugin } from 'vite'

/** A node of the syntax tree that the bundler parses modules into (ESTree). */
export type Node = { readonly type: string; readonly [key: string]: unknown }

/** What a guard looks for in one module of the bundle; `id` is its file. */
type Complain = (program: Node, id: string) => readonly string[]

/** Fails the build with `title` and one line for each complaint about a module of the bundle. */
export function moduleGuard(name: string, title: string, complain: Complain): Plugin {
  return {
    name,
    apply: 'build',
    generateBundle(_options, bundle) {
      const lines = new Set<string>()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { code }] of Object.entries(file.modules)) {
          if (!code) continue
          for (const complaint of complain(this.parse(code) as unknown as Node, id)) lines.add(`${id}: ${complaint}`)
        }
      }
      if (lines.size > 0) this.error(`${title}\n${[...lines].join('\n')}`)
    },
  }
}
