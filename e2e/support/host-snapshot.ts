import type { Page } from '@playwright/test'

/** Everything of a page that a script could change by accident. */
export type HostSnapshot = Readonly<
  Record<'globals' | 'foreignFunctions' | 'head' | 'ownOfHistory' | 'styles', unknown>
>

export function hostSnapshot(page: Page): Promise<HostSnapshot> {
  return page.evaluate(takeSnapshot)
}

/** Runs in the page, so it uses nothing from this module. */
function takeSnapshot(): HostSnapshot {
  const isForeign = (value: unknown) =>
    typeof value === 'function' && !Function.prototype.toString.call(value).includes('[native code]')
  const valueOf = (object: object, name: string) => Object.getOwnPropertyDescriptor(object, name)?.value as unknown
  const globals = Object.getOwnPropertyNames(globalThis)
  const prototypes = globals.flatMap((name) => {
    const value = valueOf(globalThis, name)
    const prototype = typeof value === 'function' ? (value.prototype as unknown) : null
    return typeof prototype === 'object' && prototype ? ([[name, prototype]] as const) : []
  })
  const foreignFunctions = [['window', globalThis] as const, ...prototypes].flatMap(([owner, object]) =>
    Object.getOwnPropertyNames(object)
      .filter((name) => isForeign(valueOf(object, name)))
      .map((name) => `${owner}.${name}`),
  )
  const styles = [...document.querySelectorAll('html, head, body, body :not(script)')].map((element) => {
    const computed = getComputedStyle(element)
    return `${element.localName} ${[...computed].map((name) => computed.getPropertyValue(name)).join(';')}`
  })
  return {
    globals,
    foreignFunctions,
    head: document.head.innerHTML,
    ownOfHistory: Object.getOwnPropertyNames(history),
    styles,
  }
}
