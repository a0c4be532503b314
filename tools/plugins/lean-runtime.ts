import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

type Edit = { readonly file: RegExp; readonly from: string | RegExp; readonly to: string }

const lingui = /@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/
const jsqr = /jsqr[\\/]dist[\\/]jsQR\.js$/
const qrScanner = /qr-scanner[\\/]qr-scanner\.min\.js$/
const linguiReact = /@lingui[\\/]react[\\/]dist[\\/]shared[\\/]react\.\w+\.mjs$/

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
  // A global of the page, which its own zod would share: settings of either would change the other.
  {
    file: /zod[\\/]v4[\\/]core[\\/]core\.js$/,
    from: '(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});',
    to: '',
  },
  {
    file: /zod[\\/]v4[\\/]core[\\/]core\.js$/,
    from: 'export const globalConfig = globalThis.__zod_globalConfig;',
    to: 'export const globalConfig = {};',
  },
  {
    file: /zod[\\/]v4[\\/]core[\\/]core\.js$/,
    from: 'globalThis.__zod_globalConfig?.postProcessor',
    to: 'globalConfig.postProcessor',
  },
  // We hand texts over by loadAndActivate only, and each widget has an i18n of its own.
  {
    file: lingui,
    from: /if \(params\.messages != null\)[^]*?this\.activate\(params\.locale \?\? defaultLocale, params\.locales\);\n\s*\}/,
    to: '',
  },
  { file: lingui, from: 'const i18n = setupI18n();', to: 'const i18n = /* @__PURE__ */ setupI18n();' },
  // Texts hold no dates (`npm run texts`): src/i18n/format-date.ts writes them.
  { file: lingui, from: /,\n\s*date: \(value, format\) => [^]*? \|\| format\)(?=\n\s*\};)/, to: '' },
  { file: lingui, from: /"Lingui: Attempted to call[^\n]*"/, to: '"Comanda: no language yet."' },
  { file: lingui, from: /`Uncompiled message detected![^`]*`/, to: '`Comanda: uncompiled text ${translation}`' },
  // Of <Trans> we use neither `render` nor `component`, and its elements stand in the code they come from.
  {
    file: linguiReact,
    from: /if \(!element \|\| voidElementTags[^]*?element = [^\n]*\n\s*\}/,
    to: '',
  },
  { file: linguiReact, from: /const voidElementTags = \{[^}]*\};/, to: '' },
  {
    file: linguiReact,
    from: /const FallbackComponent = [^]*?(?=\n\}\nconst RenderChildren)/,
    to: 'return translation;',
  },
  // A module of the old kind would bring more of the bundler's runtime, into every chunk.
  {
    file: jsqr,
    from: /^\(function webpackUniversalModuleDefinition[^]*?\n\}\)\(typeof self !== 'undefined' \? self : this, /,
    to: 'export default (',
  },
  { file: jsqr, from: /\}\);\s*$/, to: '})();' },
  // In a constructor that we never call: it takes the video out of the shadow root.
  { file: qrScanner, from: '.innerHTML=', to: '.textContent=' },
  { file: qrScanner, from: '.insertAdjacentHTML(', to: '.append(' },
]

type Cut = { readonly file: RegExp; readonly methods: readonly string[] }

// Methods nobody calls: not the package itself in the ways we use it, and not our code, which sees narrower types.
const cuts: readonly Cut[] = [
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]query\.js$/,
    methods: ['onFocus', 'onOnline', 'isDisabled', 'isStatic', 'reset', 'resetState', 'invalidate', 'promise'],
  },
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]queryCache\.js$/,
    methods: ['find', 'onFocus', 'onOnline'],
  },
  {
    file: lingui,
    methods: [
      'localeData',
      '_loadLocaleData',
      'setMessagesCompiler',
      'loadLocaleData',
      '_load',
      'load',
      'activate',
      'date',
      'number',
    ],
  },
]

type Stub = {
  readonly file: RegExp
  /** SHA-256 of the file this was written for: another one may do or export something else. */
  readonly replaces: string
  readonly code: string
}

// query-core listens to the page only when its client is mounted, and ours never is: what it would then know of focus
// and network is constant (and a retry begun in a hidden tab would wait for good). Its timers are those of the browser.
const stubs: readonly Stub[] = [
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]focusManager\.js$/,
    replaces: 'cc32cf5ad1192c1b73b5478314503d4321e2532e91eede3f0a0726d140ce7c46',
    code: 'export class FocusManager {}; export const focusManager = { isFocused: () => true }',
  },
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]onlineManager\.js$/,
    replaces: '03397e951f5da636f422a10604dc9b27ad40dfb5b774f17e9e86ccbb1e25837f',
    code: 'export class OnlineManager {}; export const onlineManager = { isOnline: () => true }',
  },
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]environmentManager\.js$/,
    replaces: '525543e0644bd1f84894c677a0ed94ddf1818874df0c2bfc56c6e8ad6fe12433',
    code: 'export const isServer = () => false; export const environmentManager = { isServer }',
  },
  {
    file: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]timeoutManager\.js$/,
    replaces: '37c77b0d904dd35aea2a5b87653c9555c1ab621b25a691b7366fc840f8d10019',
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
      handler(id) {
        const stub = stubs.find(({ file }) => file.test(id))
        const found = createHash('sha256').update(readFileSync(id)).digest('hex')
        if (stub && stub.replaces !== found)
          this.error(`${id} is not the file its stub was written for but ${found}: look at lean-runtime.ts.`)
        return stub?.code
      },
    },
    transform: {
      filter: { id: [...edits, ...cuts].map(({ file }) => file) },
      handler(source, id) {
        const code = cuts
          .filter(({ file }) => file.test(id))
          .flatMap(({ methods }) => methods)
          .reduce(
            (text, name) =>
              withoutMethod(text, name) ?? this.error(`${id} has no method ${name}: look at lean-runtime.ts.`),
            source,
          )
        const edited = edits
          .filter(({ file }) => file.test(id))
          .reduce((text, { from, to }) => {
            if (text.replace(from, '') === text) this.error(`${id} no longer has \`${from}\`: look at lean-runtime.ts.`)
            return text.replace(from, to)
          }, code)
        return edited === source ? null : { code: edited, map: null }
      },
    },
  }
}

/** The code of a class without one of its methods; null when it has none of that name. */
function withoutMethod(code: string, name: string): string | null {
  const method = new RegExp(`^(\\t|  )(get |async )?${name}\\([^\\n]*\\{\\n[^]*?^\\1\\}\\n`, 'm')
  return method.test(code) ? code.replace(method, '') : null
}
