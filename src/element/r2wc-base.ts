import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'

import { attributeNames } from '#src/options/options.ts'

import { WidgetRoot } from './widget-root.tsx'
import type { WidgetContent } from './widget-root.tsx'

// Symbols of r2wc's internal state on the element; our callbacks use them to work around its defects.
export const isConnectedKey = Symbol.for('r2wc.connected')
export const propsKey = Symbol.for('r2wc.props')
export const renderKey = Symbol.for('r2wc.render')

type R2wcElement = HTMLElement & {
  container: HTMLElement
  [isConnectedKey]: boolean
  [propsKey]: Record<string, unknown> & { content?: WidgetContent }
  [renderKey](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/** Property name of an attribute: `simple-requests` is `simpleRequests`. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

export const propertyNames: readonly string[] = attributeNames.map(propertyOf)

/**
 * The class made by r2wc. All attributes are strings, because r2wc reads `false=""` as true and throws on invalid JSON.
 */
export function createR2wcBase(): { new (): R2wcElement; readonly observedAttributes: string[] } {
  const props = Object.fromEntries(propertyNames.map((name) => [name, 'string' as const]))
  return r2wc(WidgetRoot as ComponentType<Record<string, unknown>>, { props }) as never
}
