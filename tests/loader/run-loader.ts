import { onTestFinished, vi } from 'vitest'

import { startLoader } from '#src/loader/start-loader.ts'
import { buttonLabels, languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'
import { firstBody } from '#src/options/service-requests.ts'
import type { ButtonPeriod, StoredButton } from '#src/options/stored-button.ts'

export const service = 'https://api.example'
export const firstUrl = `${service}/en/webservice/restaurant/get_restaurant_info`
export { firstBody, buttonLabels }

/** What a module of the build does when it runs: it comes, fails or hangs. */
export type Module = () => unknown
export const comes: Module = () => Reflect.get(globalThis, 'onWidgetModule')?.()
export const fails: Module = () => {
  throw new Error('blocked')
}
export const hangs: Module = () => new Promise(() => {})

export type Tag = Readonly<Record<string, string>>

/** A tag as a restaurant pastes it; its address is that of another origin. */
export function tag(dataset: Tag = {}, query = ''): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = `https://cdn.example/v1/comanda.js${query}`
  Object.assign(script.dataset, { restaurant: '1', language: 'en', host: service, ...dataset })
  return script
}

let builds = 0

/** What the build puts in, for modules whose code is in their address: each runs what the test has for its name. */
export function build(entry: Module, chunks: Readonly<Record<string, Module>> = {}) {
  builds += 1
  const catalogs = languages.map((language) => [language, () => Object.assign(globalThis, { catalog: language })])
  const modules = { ...Object.fromEntries(catalogs), ...chunks, element: entry }
  const code = 'await builds[BUILD][/-(\\w+)\\.js$/.exec(import.meta.url)[1]]() //-'.replace('BUILD', `${builds}`)
  const known = (Reflect.get(globalThis, 'builds') ?? {}) as object
  Object.assign(globalThis, {
    builds: { ...known, [builds]: modules },
    __COMANDA_FOLDER__: `data:text/javascript,${encodeURIComponent(code)}`,
    __COMANDA_HOME__: Object.keys(chunks).filter((name) => name !== 'again'),
    __COMANDA_RETURN__: Object.keys(chunks).filter((name) => name === 'again'),
  })
}

/** Runs the loader as the pasted tag would, and takes everything away after the test. */
export function runLoader(dataset: Tag = {}, entry = comes, chunks: Readonly<Record<string, Module>> = {}) {
  build(entry, chunks)
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')))
  startLoader(tag(dataset), '1.2.3')
  const host = document.documentElement.lastElementChild as HTMLElement
  onTestFinished(async () => {
    await window.Comanda?.('destroy')
    localStorage.clear()
  })
  return { host, fetched, ...parts(host) }
}

export function parts(host: HTMLElement) {
  const root = host.shadowRoot as ShadowRoot
  return {
    root,
    button: root.querySelector('button') as HTMLButtonElement,
    badge: root.querySelector('b') as HTMLElement,
    frame: () => root.querySelector<HTMLElement>('[role="dialog"]'),
  }
}

/** Stores what the widget wants the button to say in the language of the tag, for a restaurant. */
export function storeButton(periods: readonly ButtonPeriod[], restaurant = 1, language: Language = 'en'): void {
  const button: StoredButton = { [language]: periods }
  localStorage.setItem(`comanda:${service}:${restaurant}:button`, JSON.stringify(button))
}

/** Lets imports and their promises settle. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 50))
