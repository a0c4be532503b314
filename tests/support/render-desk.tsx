import { act, render, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'

import { noDevicePush, storageOf } from '#demo/desk-kit/kit-desk.ts'
import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import type { Tone } from '#desk/alarm/alarm-kinds.ts'
import { alarmKinds, alarms } from '#desk/alarm/alarm-kinds.ts'
import type { Sound, SoundState } from '#desk/alarm/create-sound.ts'
import { DeskApp } from '#desk/app/desk-app.tsx'
import { DeskFrame } from '#desk/app/desk-frame.tsx'
import type { DevicePush } from '#desk/client/device-push.ts'
import type { NewsSource } from '#desk/client/follow-news.ts'
import type { KeptLists, KeptReply } from '#desk/client/kept-lists.ts'
import { nameOfKept } from '#desk/client/kept-lists.ts'
import type { Passkeys } from '#desk/client/passkeys.ts'
import { InvitationPage } from '#desk/invitation/invitation-page.tsx'
import { OperatorGate } from '#desk/operator/operator-gate.tsx'
import type { DeskDeps } from '#desk/parts/create-desk.ts'
import { createDesk } from '#desk/parts/create-desk.ts'
import type { Desk } from '#desk/parts/desk.ts'
import { cutTable } from '#desk/worker/cut-table.ts'
import type { Language } from '#src/options/languages.ts'

import { noPasskeys } from './browser-passkeys.ts'
import { deskFetch, operatorFetch } from './desk.ts'
import { createManualClock } from './manual-clock.ts'
import { lookOften, nextFrame } from './render-widget.tsx'
import type { TestService } from './service.ts'

type DeskSetup = {
  readonly service: TestService
  readonly restaurantId: number
  /** E-mail address of who is signed in; null = nobody. The owner when left out. */
  readonly email?: string | null
  readonly language?: Language
  readonly nowMs?: number
  /** What the browser has kept of a desk before; its own when left out. */
  readonly browser?: KeptInBrowser
  /** Of a browser that knows push messages; one that does not when left out. */
  readonly devicePush?: DevicePush
  /** Of a browser that has passkeys; one that has none when left out. */
  readonly passkeys?: Passkeys
  /** The desk is opened without a network. */
  readonly isOffline?: boolean
}

/**
 * Renders the staff desk at the address of a room behind `/staff`, against the real service in process. `tell` is the
 * service's news of a change, `beat` its sign of life.
 */
export async function renderDesk(path: string, setup: DeskSetup) {
  const { service, restaurantId, email = demoOwner.email, language = 'en' } = setup
  const time = createManualClock(setup.nowMs ?? Date.now())
  const root = document.createElement('div')
  root.className = 'root desk-page'
  document.body.append(root)
  const { kept, lists } = setup.browser ?? keptInBrowser()
  kept.set('comanda-desk-restaurant', String(restaurantId))
  const line = createLine()
  const prints: string[] = []
  const badges: number[] = []
  const { sound, heard, played } = createHeardSound()
  const browser = deskFetch(service, { restaurantId, email })
  browser.setOffline(setup.isOffline ?? false)
  const desk = await createDesk({
    fetch: browser.fetch,
    openNews: line.open,
    clock: time.clock,
    sound,
    keepAwake: () => {},
    showBadge: (count) => badges.push(count),
    kept: storageOf(kept),
    lists,
    devicePush: setup.devicePush ?? noDevicePush,
    passkeys: setup.passkeys ?? noPasskeys,
    readTable: cutTable,
    print: () => prints.push(root.querySelector('[data-printed]')?.textContent ?? ''),
    browserLanguages: [language],
  })
  const place = memoryLocation({ path: `/staff${path === '/' ? '' : path}`, record: true })
  const view = render(<DeskApp desk={desk} location={place.hook} />, { container: root, baseElement: root })
  const close = () => {
    view.unmount()
    desk.news.stop()
    root.remove()
  }
  onTestFinished(close)
  const settled = () => isSettled(desk)
  await settled()

  return {
    screen: within(root),
    user: userEvent.setup({ delay: null }),
    desk,
    kept,
    /** To open another desk in the same browser. */
    browser: { kept, lists },
    prints,
    badges,
    /** Names of the melodies that were played since the last look. */
    heard,
    /** The tones of all melodies that were played since the last look, those of no kind too. */
    played,
    /** The next calls fail as without a network, until it is told otherwise. */
    setOffline: browser.setOffline,
    /** Does something while a call is answered. */
    once: browser.once,
    settled,
    advance: (ms: number) => act(() => time.advance(ms)),
    tell: () => act(() => line.send('changed')),
    beat: () => act(() => line.send('beat')),
    /** Closes the page, before the same browser opens another one. */
    close,
    /** The stream of events breaks, as without a network. */
    fail: () => act(() => line.send('error')),
    /** The card of an order. */
    cardOf(id: number) {
      const card = root.querySelector<HTMLElement>(`[data-order="${id}"]`)
      if (!card) throw new Error(`No card shows order ${id}.`)
      return within(card)
    },
    /** Streams that are open. */
    openStreams: () => line.count(),
    path: () => place.history.at(-1),
    expectAccessible: () => expectAccessible(root),
  }
}

type PageSetup = { readonly service: TestService; readonly isOffline?: boolean }

/** Renders the page of the operators; nobody is signed in. */
export const renderOperatorPage = (setup: PageSetup) =>
  renderPage({ ...setup, browser: operatorFetch(setup.service), api: '/operator/api', page: <OperatorGate /> })

/** Renders the page of an invitation; `done` counts how often it has led to the desk. */
export async function renderInvitation({ token, ...setup }: PageSetup & { readonly token: string }) {
  const onDone = vi.fn<() => void>()
  const browser = deskFetch(setup.service, { restaurantId: 1, email: null })
  const page = <InvitationPage token={token} onDone={onDone} />
  const rendered = await renderPage({ ...setup, browser, api: '/staff/api', page })
  return { ...rendered, done: () => onDone.mock.calls.length }
}

type Page = PageSetup & {
  readonly browser: ReturnType<typeof deskFetch>
  readonly api: NonNullable<DeskDeps['api']>
  readonly page: ReactNode
}

/** Renders a page of the desk's build beside the desk itself. */
async function renderPage({ browser, api, page, isOffline = false }: Page) {
  const root = document.createElement('div')
  root.className = 'root desk-page'
  document.body.append(root)
  browser.setOffline(isOffline)
  const { kept, lists } = keptInBrowser()
  const desk = await createDesk({
    api,
    fetch: browser.fetch,
    openNews: createLine().open,
    clock: createManualClock(Date.now()).clock,
    sound: createHeardSound().sound,
    keepAwake: () => {},
    showBadge: () => {},
    kept: storageOf(kept),
    lists,
    devicePush: noDevicePush,
    passkeys: noPasskeys,
    readTable: cutTable,
    print: () => {},
    browserLanguages: ['en'],
  })
  const view = render(<DeskFrame desk={desk}>{page}</DeskFrame>, { container: root, baseElement: root })
  onTestFinished(() => {
    view.unmount()
    root.remove()
  })
  const settled = () => isSettled(desk)
  await settled()
  return {
    screen: within(root),
    user: userEvent.setup({ delay: null }),
    settled,
    setOffline: browser.setOffline,
    expectAccessible: () => expectAccessible(root),
  }
}

/** All that was asked is there and drawn, and the effects of it have run: the alarm is one. */
async function isSettled(desk: Desk): Promise<void> {
  // A room whose code has come asks for its lists with the next frame.
  for (const _round of ['code', 'lists']) {
    await waitFor(() => {
      const asked = desk.queryClient.getQueryCache().findAll()
      expect(asked.filter(({ state }) => state.fetchStatus === 'fetching')).toEqual([])
    }, lookOften)
    await nextFrame()
  }
}

/** Fails on violations that axe finds; colours are checked in the browser only. */
async function expectAccessible(root: HTMLElement): Promise<void> {
  await nextFrame()
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** What a browser keeps over a reload. */
function keptInBrowser() {
  const kept = new Map<string, string>()
  const replies = new Map<string, KeptReply>()
  const lists: KeptLists = {
    all: () => Promise.resolve([...replies.values()]),
    keep: (reply) => void replies.set(nameOfKept(reply), reply),
    drop: (gone) => gone.forEach((reply) => replies.delete(nameOfKept(reply))),
    clear: () => Promise.resolve(replies.clear()),
  }
  return { kept, lists }
}
export type KeptInBrowser = ReturnType<typeof keptInBrowser>

/** A speaker that a test listens to: on once it was started. */
function createHeardSound() {
  const played: (readonly Tone[])[] = []
  const listeners = new Set<() => void>()
  let state: SoundState = 'off'
  const sound: Sound = {
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      state = 'on'
      for (const listener of listeners) listener()
    },
    play(tones) {
      if (state === 'on') played.push(tones)
    },
  }
  const nameOf = (tones: readonly Tone[]) => alarmKinds.find((kind) => alarms[kind].tones === tones) ?? ''
  return { sound, played: () => played.splice(0), heard: () => played.splice(0).map(nameOf) }
}

/** The stream of events, told by hand. */
function createLine() {
  const open = new Set<Map<string, () => void>>()
  return {
    open(): NewsSource {
      const listeners = new Map<string, () => void>()
      open.add(listeners)
      return {
        addEventListener: (type, listener) => void listeners.set(type, listener),
        close: () => void open.delete(listeners),
      }
    },
    send(type: string) {
      for (const listeners of open) listeners.get(type)?.()
    },
    count: () => open.size,
  }
}
