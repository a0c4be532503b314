import type { ComandaGlobal } from '#src/options/commands.ts'

import { optionText } from './option-text.ts'
import type { ComandaScriptOptions } from './options.ts'

export type * from './types.ts'

export type LoadOptions = ComandaScriptOptions & {
  /** Address of `comanda.js`, for example `https://cdn.example.com/v1/comanda.js`. */
  readonly src: string
  /** Hash of the file, as in `manifest.json` of the version. */
  readonly integrity?: string | undefined
  /** Nonce of the page's content security policy. */
  readonly nonce?: string | undefined
}

/**
 * Adds the script to the page, which draws the floating button, and answers its commands: those of `window.Comanda`. On a page
 * that has them already, nothing is added. Null on a server. Rejects when the script cannot be loaded.
 */
export function loadComanda({ src, integrity, nonce, ...options }: LoadOptions): Promise<ComandaGlobal | null> {
  if (typeof document === 'undefined') return Promise.resolve(null)
  if (window.Comanda?.version) return Promise.resolve(window.Comanda)
  const script =
    [...document.scripts].find((one) => one.dataset.comandaPackage === src) ?? document.createElement('script')
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(window.Comanda ?? null))
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`Comanda: ${src} cannot be loaded.`))
    })
    if (script.isConnected) return
    for (const [name, value] of Object.entries(options)) {
      const text = optionText(name, value)
      if (text !== undefined) script.dataset[name] = text
    }
    Object.assign(script, { async: true, src })
    script.dataset.comandaPackage = src
    if (nonce) script.nonce = nonce
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
    document.head.append(script)
  })
}
