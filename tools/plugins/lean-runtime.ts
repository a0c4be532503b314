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

type Stub = { readonly file: RegExp; readonly code: string }

// query-core listens to the page only when its client is mounted, and ours never is: what it would then know of focus
// and network is constant (and a retry begun in a hidden tab would wait for good). Its timers are those of the browser.
const stubs: readonly Stub[] = [
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]focusManager\.js$/,
    code: 'export class FocusManager {}; export const focusManager = { isFocused: () => true }',
  },
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]onlineManager\.js$/,
    code: 'export class OnlineManager {}; export const onlineManager = { isOnline: () => true }',
  },
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]environmentManager\.js$/,
    code: 'export const isServer = () => false; export const environmentManager = { isServer }',
  },
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]timeoutManager\.js$/,
    code:
      'export class TimeoutManager {}; export const timeoutManager = globalThis, defaultTimeoutProvider = globalThis;' +
      'export const systemSetTimeoutZero = (run) => setTimeout(run)',
  },
]

/** Lets the bundler drop what no code of ours uses of the runtime. */
export function leanRuntime(): Plugin {
  return {
    name: 'comanda:lean-runtime',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: stubs.map(({ file }) => file) },
      handler: (id) => stubs.find(({ file }) => file.test(id))?.code,
    },
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
