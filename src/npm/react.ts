'use client'

import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes, RefObject } from 'react'

import type { ElementCalls } from '#src/options/answers.ts'
import { attributeNames, elementName } from '#src/options/options.ts'
import type { ComandaOrderElement } from '#src/options/public-element.ts'

import { defineElement } from './define-element.ts'
import { eventTypes } from './listeners.ts'
import type { ComandaListeners } from './listeners.ts'
import { optionText } from './option-text.ts'
import type { ComandaAttributes, ComandaOptions } from './options.ts'

export type * from './types.ts'

/** Options as in `docs/options.md`, listeners of the events, and what any element of HTML takes. */
export type ComandaOrderProps = ComandaOptions &
  ComandaListeners &
  Omit<
    HTMLAttributes<HTMLElement>,
    keyof ComandaOptions | keyof ComandaListeners | 'children' | 'dangerouslySetInnerHTML'
  >

/** The methods of the element, which may be called before its code has loaded: they wait for it. */
export type ComandaOrderHandle = Pick<ComandaOrderElement, 'open' | 'close' | 'navigate'> &
  ElementCalls & {
    /** Null while the component is not mounted. */
    readonly element: ComandaOrderElement | null
  }

/** `<comanda-order>` itself in JSX. */
export type ComandaOrderJsx = ComandaAttributes &
  Omit<HTMLAttributes<HTMLElement>, keyof ComandaAttributes> &
  RefAttributes<ComandaOrderElement> & { readonly class?: string | undefined }

declare module 'react' {
  // The name that React gives it.
  namespace JSX {
    interface IntrinsicElements {
      'comanda-order': ComandaOrderJsx
    }
  }
}

type Listener = keyof ComandaListeners

const listenerNames = Object.keys(eventTypes) as Listener[]
const attributeOf = new Map<string, string>(attributeNames.map((name) => [camelCase(name), name]))
// A server warns about layout effects, which it does not run.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * `<comanda-order>` as a component of React 18 and 19. Its code is loaded once the component is mounted, so that a server
 * renders the element with its attributes and the page does not wait for it; `onError` says when it cannot be loaded.
 */
export const ComandaOrder: ForwardRefExoticComponent<ComandaOrderProps & RefAttributes<ComandaOrderHandle>> =
  forwardRef<ComandaOrderHandle, ComandaOrderProps>(function ComandaOrder(props, ref) {
    const element = useRef<ComandaOrderElement>(null)
    const latest = useRef<ComandaListeners>(props)
    useBrowserEffect(() => {
      latest.current = props
    })
    useBrowserEffect(() => listen(element.current, latest), [])
    useEffect(() => {
      defineElement().catch((fault: unknown) => report(element.current, fault))
    }, [])
    useImperativeHandle(ref, () => handleOf(element), [])
    // The element gives itself styles, which hydration must not take for a mistake.
    // oxlint-disable-next-line react/refs -- React reads the ref, nothing else does
    return createElement(elementName, { ...attributesOf(props), ref: element, suppressHydrationWarning: true })
  })

/** What React writes on the element: options as attributes, so that a server renders them too, and the rest as it is. */
function attributesOf(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    const attribute = attributeOf.get(name)
    if (attribute) attributes[attribute] = optionText(name, value)
    // React 18 knows no `className` on custom elements.
    else if (name === 'className') attributes.class = value
    else if (!listenerNames.includes(name as Listener)) attributes[name] = value
  }
  return attributes
}

/** Calls the latest listeners of the component; answers how to end that. */
function listen(element: HTMLElement | null, latest: RefObject<ComandaListeners>): () => void {
  const listeners = listenerNames.map((name) => {
    const listener = (event: Event) => (latest.current?.[name] as ((event: Event) => void) | undefined)?.(event)
    element?.addEventListener(eventTypes[name], listener)
    return () => element?.removeEventListener(eventTypes[name], listener)
  })
  return () => listeners.forEach((end) => end())
}

function handleOf(element: RefObject<ComandaOrderElement | null>): ComandaOrderHandle {
  /** Calls a method once the element has it; without its code, which `onError` reports, nothing can be done. */
  const call = async (run: (loaded: ComandaOrderElement) => Promise<void>) => {
    try {
      await defineElement()
      if (element.current) await run(element.current)
    } catch {
      // These methods of the element never reject.
    }
  }
  /** The same for a method with an answer: rejects when there is none. */
  const ask = <T>(run: (loaded: ComandaOrderElement) => Promise<T>) => {
    const answer = defineElement().then(() => {
      if (element.current) return run(element.current)
      throw new Error('Comanda: the component is not mounted.')
    })
    // A refusal is for the caller alone, the page's error handlers do not see it.
    answer.catch(() => {})
    return answer
  }
  return {
    get element() {
      return element.current
    },
    open: (route) => call((loaded) => loaded.open(route)),
    close: () => call((loaded) => loaded.close()),
    navigate: (route) => call((loaded) => loaded.navigate(route)),
    getCart: () => ask((loaded) => loaded.getCart()),
    addProduct: (id, options) => ask((loaded) => loaded.addProduct(id, options)),
    setLanguage: (language) => ask((loaded) => loaded.setLanguage(language)),
  }
}

/** Says to the page and on the console why the element cannot be loaded, as the script does. */
function report(element: HTMLElement | null, fault: unknown): void {
  const message = fault instanceof Error ? fault.message : String(fault)
  // oxlint-disable-next-line no-console -- a page whose network or policy blocks the widget must be able to find out
  console.error('Comanda: cannot be loaded:', fault)
  element?.dispatchEvent(new CustomEvent(eventTypes.onError, { detail: { message }, bubbles: true }))
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
