import type { AlarmKind } from './alarm-kinds.ts'
import { alarmKinds } from './alarm-kinds.ts'

export const loudnesses = ['off', 'soft', 'loud'] as const
/** How loud a kind rings, as somebody has chosen it in this browser. */
export type Loudness = (typeof loudnesses)[number]

/** Full volume of each, between 0 and 1. */
const volumes: Readonly<Record<Loudness, number>> = { off: 0, soft: 0.35, loud: 1 }

export function loudnessOf(loudness: Loudness): number {
  return volumes[loudness]
}

export type Volumes = {
  readonly all: Readonly<Record<AlarmKind, Loudness>>
  choose(kind: AlarmKind, loudness: Loudness): void
  subscribe(onChange: () => void): () => void
}

const keptAs = (kind: AlarmKind) => `comanda-desk-volume-${kind}`

/** How loud each kind rings, kept in this browser; loud until somebody says otherwise. */
export function createVolumes(kept: Pick<Storage, 'getItem' | 'setItem'>): Volumes {
  const listeners = new Set<() => void>()
  let all = Object.fromEntries(alarmKinds.map((kind) => [kind, read(kept.getItem(keptAs(kind)))])) as Volumes['all']
  return {
    get all() {
      return all
    },
    choose(kind, loudness) {
      kept.setItem(keptAs(kind), loudness)
      all = { ...all, [kind]: loudness }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function read(stored: string | null): Loudness {
  return loudnesses.find((each) => each === stored) ?? 'loud'
}
