import { attributeNames } from '#src/options/options.ts'

import { propertyNames, propertyOf } from './r2wc-base.ts'

type Settings = Readonly<Record<string, unknown>>

/** The value of each attribute, by its name in camelCase; null when it is not set. */
export function readSettings(element: HTMLElement): Settings {
  return Object.fromEntries(attributeNames.map((name) => [propertyOf(name), element.getAttribute(name)]))
}

/** Sets several attributes at once, by their names in camelCase; other names, null and undefined are ignored. */
export function applySettings(element: HTMLElement, values: Settings): void {
  for (const name of attributeNames) {
    const value = values[propertyOf(name)]
    if (value !== undefined && value !== null) element.setAttribute(name, `${value as string}`)
  }
}

/** Properties that the page set before the element was defined hide the accessors of the class: sets them again. */
export function takeEarlyProperties(element: HTMLElement): void {
  for (const name of [...propertyNames, 'prefetched', 'settings']) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}
