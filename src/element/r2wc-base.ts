import r2wc from '@r2wc/react-to-web-component'
import { createElement } from 'react'

import { attributeNames } from '#src/options/options.ts'
import type { OptionProperties } from '#src/options/public-element.ts'

import { WidgetRoot } from './widget-root.tsx'
import type { WidgetContent } from './widget-root.tsx'

// What r2wc 2.1.1 does otherwise than an element should, all of it put right here or named here. Only its public API is
// used: the class it makes with its properties and lifecycle callbacks, `container`, and the prop of that name.
//
// - An attribute that is removed or emptied keeps its old value
//   (https://github.com/bitovi/react-to-web-component/issues/230), and each attribute draws once more, even before the
//   element is connected: `followAttribute` replaces its callback and only sets the property, which draws nothing.
// - `boolean` reads `open=""` as false and `json` throws on invalid text (the same issue): all attributes are strings, read
//   by `attributes.ts`.
// - Props are attributes or functions: what is drawn goes past them, by element (`contents`).
// - An element that is moved loses its state, because it is unmounted and mounted anew
//   (https://github.com/bitovi/react-to-web-component/issues/113): the element calls `draw`, never the callbacks of r2wc,
//   and unmounts only when it is still out of the page after the task (`comanda-element.ts`).
// - Properties set before the element is defined hide its accessors: `takeEarlyProperties` (`settings.ts`).

type R2wcElement = HTMLElement &
  OptionProperties & {
    /** Where React draws. */
    container: HTMLElement
    connectedCallback(): void
    disconnectedCallback(): void
  }
type R2wcClass = { new (): R2wcElement; readonly prototype: R2wcElement; readonly observedAttributes: string[] }

/** Property name of an attribute: `simple-requests` is `simpleRequests`. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

export const propertyNames: readonly string[] = attributeNames.map(propertyOf)

/** Gives a property the value of its attribute; undefined for an attribute that is not set. */
export function followAttribute(element: HTMLElement, attribute: string, value: string | null): void {
  Reflect.set(element, propertyOf(attribute), value ?? undefined)
}

/** The class made by r2wc, and the function that draws in its elements. */
export function createR2wcBase() {
  const contents = new WeakMap<object, WidgetContent | undefined>()
  const props = Object.fromEntries(propertyNames.map((name) => [name, 'string' as const]))
  const Base = r2wc(Root, { props }) as unknown as R2wcClass

  /** `container` is the element, as long as r2wc is asked for no shadow root. */
  function Root({ container }: { readonly container?: object }) {
    return createElement(WidgetRoot, { content: container && contents.get(container) })
  }

  return {
    Base,
    /** Draws in the container of an element; undefined unmounts. */
    draw(element: R2wcElement, content: WidgetContent | undefined) {
      contents.set(element, content)
      Base.prototype[content ? 'connectedCallback' : 'disconnectedCallback'].call(element)
    },
  }
}
