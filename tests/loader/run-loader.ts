import { onTestFinished, vi } from 'vitest'

import labels from '#src/loader/labels.json'
import { startLoader } from '#src/loader/start-loader.ts'
import { firstBody } from '#src/options/first-request.ts'

export const service = 'https://api.example'
export const firstUrl = `${service}/en/webservice/restaurant/get_restaurant_info`
export { firstBody, labels }

/** Module that comes, one that fails, one that hangs. Their code may call what the test left on the window. */
export const comes = moduleOf('globalThis.onWidgetModule?.()')
export const fails = moduleOf('throw new Error("blocked")')
export const hangs = moduleOf('await new Promise(() => {})')

export function moduleOf(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
}

export type Tag = Readonly<Record<string, string>>

/** A tag as a restaurant pastes it; its address is that of another origin. */
export function tag(dataset: Tag = {}, query = ''): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = `https://cdn.example/v1/comanda.js${query}`
  Object.assign(script.dataset, { restaurant: '1', language: 'en', host: service, ...dataset })
  return script
}

/** What the build puts in, for modules that are blobs. */
export function build(entry: string, chunks: readonly string[] = []) {
  const withCatalogs = Object.entries(labels).map(([language, texts]) => [
    language,
    [...texts, moduleOf(`globalThis.catalog = "${language}"`)],
  ])
  Object.assign(globalThis, {
    __COMANDA_LABELS__: Object.fromEntries(withCatalogs),
    __COMANDA_ENTRY__: entry,
    __COMANDA_CHUNKS__: chunks,
  })
}

/** Runs the loader as the pasted tag would, and takes everything away after the test. */
export function runLoader(dataset: Tag = {}, entry = comes, chunks: readonly string[] = []) {
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

export function storeCart(quantities: readonly number[], savedAtMs = Date.now(), restaurant = 1): void {
  const cart = { cart: { lines: quantities.map((quantity) => ({ quantity })), counter: 9 }, savedAtMs }
  localStorage.setItem(`comanda:${service}:${restaurant}:cart`, JSON.stringify(cart))
}

/** Lets imports of blobs and their promises settle. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 50))
