import type { Clock } from '#src/integrations/clock.ts'

import type { AlarmKind } from './alarm-kinds.ts'
import { alarmKinds, alarms } from './alarm-kinds.ts'
import type { Sound } from './create-sound.ts'
import type { Loudness } from './volumes.ts'
import { loudnessOf } from './volumes.ts'

/** The numbers of what waits, by kind. */
export type Waiting = Readonly<Record<AlarmKind, ReadonlySet<string>>>

export type Alarm = {
  /** Rings for what is new, and goes on until nothing of its kind waits. */
  update(waiting: Waiting): void
  /** Nothing rings any more. */
  stop(): void
}

type AlarmDeps = {
  readonly clock: Clock
  readonly sound: Pick<Sound, 'play' | 'state' | 'subscribe'>
  readonly loudness: (kind: AlarmKind) => Loudness
}

/** A ring that nobody answers is repeated louder: the share of its full volume, by how often it has rung. */
const steps = [0.4, 0.7, 1]

/**
 * Rings on the event until somebody answers. What waits already when the sound begins rings too, so that nothing is missed
 * over a reload. Each kind rings by itself.
 */
export function createAlarm({ clock, sound, loudness }: AlarmDeps): Alarm {
  const bells = new Map(alarmKinds.map((kind) => [kind, createBell(kind)]))
  let wasOn = false
  sound.subscribe(() => {
    const isOn = sound.state === 'on'
    if (isOn && !wasOn) for (const bell of bells.values()) bell.again()
    wasOn = isOn
  })

  function createBell(kind: AlarmKind) {
    const { tones, everyMs } = alarms[kind]
    let waiting: ReadonlySet<string> = new Set()
    let rung = 0
    let cancel = () => {}

    function ring(): void {
      cancel()
      if (waiting.size === 0) return
      const step = steps[Math.min(rung, steps.length - 1)] ?? 1
      const volume = loudnessOf(loudness(kind)) * step
      if (volume > 0) sound.play(tones, volume)
      rung += 1
      cancel = clock.after(everyMs, ring)
    }
    return {
      update(next: ReadonlySet<string>): void {
        const hasNew = [...next].some((each) => !waiting.has(each))
        waiting = next
        if (next.size === 0) {
          rung = 0
          cancel()
        } else if (hasNew) {
          rung = 0
          ring()
        }
      },
      again(): void {
        rung = 0
        ring()
      },
    }
  }

  return {
    update(waiting) {
      for (const [kind, bell] of bells) bell.update(waiting[kind])
    },
    stop() {
      for (const bell of bells.values()) bell.update(new Set())
    },
  }
}
