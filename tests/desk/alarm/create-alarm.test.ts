import { expect, test } from 'vitest'

import type { AlarmKind } from '#desk/alarm/alarm-kinds.ts'
import { alarms } from '#desk/alarm/alarm-kinds.ts'
import { createAlarm } from '#desk/alarm/create-alarm.ts'
import type { SoundState } from '#desk/alarm/create-sound.ts'
import type { Loudness } from '#desk/alarm/volumes.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'

const none = new Set<string>()
const nothing = { orders: none, calls: none, reservations: none, messages: none }

function anAlarm({ state = 'on' as SoundState, loudness = (_kind: AlarmKind): Loudness => 'loud' } = {}) {
  const { clock, advance } = createManualClock(0)
  const heard: (readonly [kind: string, volume: number])[] = []
  const listeners: (() => void)[] = []
  const kindOf = (tones: unknown) => Object.entries(alarms).find(([, row]) => row.tones === tones)?.[0] ?? ''
  const sound = {
    state,
    subscribe: (listener: () => void) => {
      listeners.push(listener)
      return () => {}
    },
    play: (tones: unknown, volume: number) => {
      if (sound.state === 'on') heard.push([kindOf(tones), volume])
    },
  }
  const alarm = createAlarm({ clock, sound, loudness })
  const turn = (next: SoundState) => {
    sound.state = next
    for (const listener of listeners) listener()
  }
  return { alarm, advance, turn, taken: () => heard.splice(0) }
}

test('an order rings until it is answered, louder in steps', () => {
  const { alarm, advance, taken } = anAlarm()
  alarm.update({ ...nothing, orders: new Set(['1']) })
  expect(taken()).toEqual([['orders', 0.4]])
  advance(4_999)
  expect(taken()).toEqual([])
  advance(1)
  advance(5_000)
  advance(5_000)
  expect(taken()).toEqual([
    ['orders', 0.7],
    ['orders', 1],
    ['orders', 1],
  ])
  alarm.update(nothing)
  advance(60_000)
  expect(taken()).toEqual([])
})

test('a list that is read again does not ring', () => {
  const { alarm, taken } = anAlarm()
  alarm.update({ ...nothing, orders: new Set(['1']) })
  taken()
  alarm.update({ ...nothing, orders: new Set(['1']) })
  expect(taken()).toEqual([])
  alarm.update({ ...nothing, orders: new Set(['1', '2']) })
  expect(taken()).toEqual([['orders', 0.4]])
})

test('each kind rings in its own melody and volume', () => {
  const { alarm, advance, taken } = anAlarm({ loudness: (kind) => (kind === 'messages' ? 'off' : 'soft') })
  alarm.update({ orders: none, calls: new Set(['t']), reservations: new Set(['r']), messages: new Set(['m']) })
  expect(taken()).toEqual([
    ['calls', 0.35 * 0.4],
    ['reservations', 0.35 * 0.4],
  ])
  alarm.update({ ...nothing, reservations: new Set(['r']) })
  advance(20_000)
  expect(taken()).toEqual([['reservations', 0.35 * 0.7]])
})

test('what waits when the sound begins rings then', () => {
  const { alarm, turn, taken } = anAlarm({ state: 'off' })
  alarm.update({ ...nothing, orders: new Set(['1']) })
  expect(taken()).toEqual([])
  turn('on')
  expect(taken()).toEqual([['orders', 0.4]])
  turn('held')
  turn('on')
  expect(taken()).toEqual([['orders', 0.4]])
})

test('nothing rings after the end', () => {
  const { alarm, advance, taken } = anAlarm()
  alarm.update({ ...nothing, orders: new Set(['1']) })
  taken()
  alarm.stop()
  advance(60_000)
  expect(taken()).toEqual([])
})
