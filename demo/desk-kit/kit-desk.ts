import type { Sound, SoundState } from '#desk/alarm/create-sound.ts'
import type { DevicePush } from '#desk/client/device-push.ts'
import type { NewsSource } from '#desk/client/follow-news.ts'
import type { KeptReply } from '#desk/client/kept-lists.ts'
import type { Passkeys } from '#desk/client/passkeys.ts'
import { createDesk } from '#desk/parts/create-desk.ts'
import type { Desk } from '#desk/parts/desk.ts'
import { refuse } from '#src/domain/verdict.ts'
import type { Clock } from '#src/integrations/clock.ts'
import type { Language } from '#src/options/languages.ts'

import { nowMs } from './fixed-values.ts'

export type KitDeskSetup = {
  readonly language: Language
  /** In place of the service. */
  readonly fetch: typeof fetch
  /** What is heard of the service as soon as the desk listens; nothing when left out. */
  readonly heard?: 'beat' | 'error'
  /** What the browser has kept from before. */
  readonly keptLists?: readonly KeptReply[]
  readonly sound?: SoundState
}

/** A desk as the page of the desk has it, in a browser that does nothing by itself: its clock stands still. */
export async function createKitDesk({
  language,
  fetch,
  heard,
  keptLists = [],
  sound = 'off',
}: KitDeskSetup): Promise<Desk> {
  const desk = await createDesk({
    fetch,
    openNews: () => newsOf(heard),
    clock: standingClock,
    sound: soundIn(sound),
    keepAwake: nothing,
    showBadge: nothing,
    kept: storageOf(new Map()),
    lists: { all: () => Promise.resolve(keptLists), keep: nothing, drop: nothing, clear: () => Promise.resolve() },
    devicePush: noDevicePush,
    passkeys: emptyPasskeys,
    readTable: () => Promise.resolve(refuse('broken')),
    print: nothing,
    browserLanguages: [language],
  })
  desk.news.start()
  return desk
}

const nothing = () => {}

const standingClock: Clock = { now: () => nowMs, after: () => nothing }

function newsOf(heard: KitDeskSetup['heard']): NewsSource {
  return {
    addEventListener: (type, listener) => type === heard && listener(),
    close: nothing,
  }
}

function soundIn(state: SoundState): Sound {
  return { state, subscribe: () => nothing, start: nothing, play: nothing }
}

/** Storage of a browser that lasts as long as the map. */
export function storageOf(kept: Map<string, string>): Desk['kept'] {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

/** Of a browser without push messages. */
export const noDevicePush: DevicePush = {
  state: () => Promise.resolve('unsupported'),
  turnOn: () => Promise.resolve(null),
  current: () => Promise.resolve(null),
  turnOff: () => Promise.resolve(null),
}

/** Of a browser that knows passkeys and has none yet. */
const emptyPasskeys: Passkeys = {
  isKnown: true,
  deviceName: '',
  offersInField: () => Promise.resolve(false),
  make: () => Promise.resolve(refuse({ reason: 'not-made' })),
  answer: () => Promise.resolve(null),
}
