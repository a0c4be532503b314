import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// happy-dom has no layout: every observed element counts as visible.
class AllInSight {
  #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const seen = { target, isIntersecting: true } as unknown as IntersectionObserverEntry
    queueMicrotask(() => this.#tell([seen], this as unknown as IntersectionObserver))
  }
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { IntersectionObserver: AllInSight })

// A layer that fades closes one frame after the tap: here without fading, at once (`movements.ts` lets it fade).
Reflect.deleteProperty(Element.prototype, 'animate')

// Files share their modules, so the testing library's own clean-up would be registered for the first of them only.
afterEach(cleanup)

// A lazy part whose import the end of a file cuts off would fail in every later file of the worker: vite keeps the failure.
afterAll(() => vi.dynamicImportSettled())
