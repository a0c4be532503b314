import { act, configure, getConfig, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, onTestFinished, vi } from 'vitest'

import { App } from '#src/app/app.tsx'
import type { Id } from '#src/contract/values.ts'
import { applyBrand, readPageBrand } from '#src/element/brand-tokens.ts'
import { dispatchHostEvent } from '#src/element/host-events.ts'
import { createInstance } from '#src/instance/create-instance.ts'
import type { InstanceDeps } from '#src/instance/instance-deps.ts'
import type { InstanceOptions } from '#src/instance/instance-options.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'
import type { ChosenOptions } from '#src/state/order-draft-store.ts'
import { createSurface } from '#src/surface/create-surface.ts'
import { id } from '#tests/support/builders.ts'

import { createManualClock } from './manual-clock.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { withinShadow } from './within-shadow.ts'

const { asyncWrapper } = getConfig()

configure({
  // The library prints elements only, and the screen here is a shadow root.
  getElementError: (message) => new Error(message ?? 'not found'),
  // In ms; what is waited for comes by itself, however busy the machine: only a test that fails waits so long. A first
  // screen waits until all its modules are transformed.
  asyncUtilTimeout: 90_000,
  // Every press and every wait ends when the modules it asked for are there. Test files share modules, so without this
  // a test would find a screen or its placeholder depending on the files that ran before it.
  asyncWrapper: async (run) => {
    const result = await asyncWrapper(run)
    await act(() => vi.dynamicImportSettled())
    return result
  },
})

/** In ms; the replies of a service in this process are there soon after the question, and 50 would be the library's pause. */
export const lookOften = { interval: 5 }

const noColours = { colour: null, textColour: null }

export type RenderOptions = {
  /** Answers the widget's calls: the `fetch` of the service under test. */
  readonly fetch: typeof fetch
  readonly restaurantId: number
  readonly venueId?: number | null
  readonly language?: string
  readonly nowMs?: number
  readonly storage?: ReturnType<typeof createMemoryStorage>
  /** Credentials of the customer signed in from the start. */
  readonly session?: { readonly apiKey: string; readonly email: string }
  /** Choices of the wizard made before. */
  readonly draft?: ChosenOptions
  readonly options?: Partial<InstanceOptions>
  /** Attributes of the element that only its bridges read. */
  readonly attributes?: Readonly<Record<string, string>>
  /** The page's listener to every event; false cancels it. */
  readonly onEvent?: InstanceDeps['emit']
}

/**
 * Renders the whole widget at a route, inside a real surface and shadow root, against the real service in process.
 * Queries cover the screen and every layer above it.
 */
export async function renderWidget(route: string, setup: RenderOptions) {
  const { storage, map } = setup.storage ?? createMemoryStorage()
  const time = createManualClock(setup.nowMs ?? Date.now())
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(setup.attributes ?? {})) host.setAttribute(name, value)
  const root = host.attachShadow({ mode: 'open' })
  const appRoot = document.createElement('div')
  appRoot.className = 'root'
  appRoot.dataset.app = ''
  root.append(appRoot)
  document.body.append(host)
  submitAcrossTheTree(root)
  const surface = createSurface({ mode: 'floating', hostElement: host, appRoot, after: time.clock.after })
  surface.update({ language: setup.language ?? 'en', label: 'Trattoria da Gino' })
  const events: { name: string; detail: unknown }[] = []
  const instance = createInstance(
    {
      restaurantId: id<'Restaurant'>(setup.restaurantId),
      venueId: setup.venueId ? id<'Venue'>(setup.venueId) : null,
      language: setup.language ?? 'en',
      route,
      host: 'https://service.test',
      theme: 'light',
      mode: 'floating',
      hasHistory: false,
      usesSimpleRequests: false,
      sendsIdempotencyKey: true,
      pushWorker: null,
      routeParameter: 'ordering_route',
      paymentSurface: 'widget',
      ...setup.options,
    },
    {
      surface,
      view: window,
      fetch: setup.fetch,
      clock: time.clock,
      storage,
      emit: (name, detail) => {
        events.push({ name, detail })
        return dispatchHostEvent(host, name, detail) && (setup.onEvent?.(name, detail) ?? true)
      },
      applyLook: () => {},
      setRestaurantColour: (restaurantColour) =>
        applyBrand(host, { ...noColours, pageColours: noColours, ofPage: readPageBrand(host), restaurantColour }),
    },
  )
  if (setup.session) instance.stores.session.signIn(setup.session.apiKey, setup.session.email)
  if (setup.draft) instance.stores.draft.choose(setup.draft)
  surface.open(null)
  const view = render(<App instance={instance} />, { container: appRoot, baseElement: root as unknown as HTMLElement })
  const screen = withinShadow(root)
  let isThere = true
  function unmount() {
    if (!isThere) return
    isThere = false
    view.unmount()
    instance.destroy()
    surface.destroy()
    host.remove()
  }
  onTestFinished(unmount)

  const advance = (ms: number) => act(() => time.advance(ms))
  const answered = () =>
    waitFor(() => {
      const asked = instance.queryClient.getQueryCache().findAll()
      expect(asked.filter(({ state }) => state.fetchStatus === 'fetching')).toEqual([])
    }, lookOften)
  async function settled() {
    await answered()
    await nextFrame()
  }

  /** Waits until the first screen is settled and the background work has begun. */
  async function backgroundWork() {
    await waitFor(() => expect(instance.stores.of(createFirstScreenStore).state.isSettled).toBe(true))
    await act(() => import('#src/app/background/start-background-work.ts'))
  }

  return {
    screen,
    user: userEvent.setup({ delay: null }),
    instance,
    events,
    stored: map,
    /** Waits until every question to the service has its answer and is drawn. */
    settled,
    backgroundWork,
    /** Moves the clock of the widget. */
    advance,
    /** Moves the clock of the widget once it has settled, and waits until it has settled again. */
    async wait(ms: number) {
      await settled()
      advance(ms)
      await settled()
    },
    /** Fails on violations that axe finds; colours are checked in the browser only. */
    async expectAccessible() {
      // What the sheet of a product covers becomes inert after its first frame.
      await nextFrame()
      const { violations } = await axe.run(host, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    },
    /** Ends the widget, as a reload would; the end of the test does it anyway. */
    unmount,
  }
}

/** Waits until effects of the last render have run, which is after the next frame. */
export const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** happy-dom looks for the form a button names in the document only, browsers look in the button's own tree. */
export function submitAcrossTheTree(root: ShadowRoot): void {
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[type="submit"][form]') : null
    if (!button || event.defaultPrevented) return
    root.querySelector<HTMLFormElement>(`[id="${button.getAttribute('form')}"]`)?.requestSubmit()
  })
}

/** A slot of the take-away wizard, as a draft. */
export function aDraft(
  options: Partial<ChosenOptions> & Pick<ChosenOptions, 'slotStart' | 'timetableId' | 'menuId'>,
): ChosenOptions {
  return {
    type: 'takeAway',
    slotEnd: null,
    venueId: 11 as Id<'Venue'>,
    asSoonAsPossible: false,
    people: null,
    ...options,
  }
}
