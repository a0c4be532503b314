import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'

import { attributeNames } from '#src/options/options.ts'

import { WidgetRoot } from './widget-root.tsx'
import type { WidgetContent } from './widget-root.tsx'

// The names under which r2wc keeps its state on the element; its callbacks are set right through them.
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

/** `simple-requests` as the property `simpleRequests`. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

export const propertyNames: readonly string[] = attributeNames.map(propertyOf)

/** The class r2wc makes. All attributes are text: r2wc reads `false=""` as true and throws on bad json. */
export function createR2wcBase(): { new (): R2wcElement; readonly observedAttributes: string[] } {
  const props = Object.fromEntries(propertyNames.map((name) => [name, 'string' as const]))
  return r2wc(WidgetRoot as ComponentType<Record<string, unknown>>, { props }) as never
}
