import type { Language } from '#src/options/languages.ts'
import type { Snapshot } from '#src/options/snapshot.ts'
import { storageKey } from '#src/options/storage-keys.ts'
import type { StoredName } from '#src/options/storage-keys.ts'
import type { ButtonPeriod, StoredButton } from '#src/options/stored-button.ts'

import type { LastSeen } from './panel-frame.ts'

/** Reads a value that the widget stored at the last visit; undefined when it is missing or `read` cannot use it. */
export type StoredReader = <T, R>(name: StoredName, read: (value: T) => R) => R | undefined

export function createStoredReader(host: string, restaurantId: string): StoredReader {
  return (name, read) => {
    try {
      const kept: unknown = localStorage.getItem(storageKey(host, restaurantId, name))
      // At a first visit nothing is kept. Reading on would end in an exception, whose stack costs the page 2 ms.
      // Pages that replace `getItem` may have parsed it.
      if (kept) return read(typeof kept === 'string' ? JSON.parse(kept) : kept)
    } catch {}
    return undefined
  }
}

/** What the widget wants the button to say now, in a language; undefined for the button's own text. */
export function buttonPeriod(stored: StoredReader, language: Language): ButtonPeriod | undefined {
  return stored('button', (kept: Required<StoredButton>) => kept[language].find(([untilMs]) => untilMs > Date.now()))
}

/** Hands over the stored snapshot of the first screen if it is of this language, route and venue, and not too old. */
export function snapshotReader(stored: StoredReader, key: string): LastSeen {
  return (draw) =>
    stored('snapshot', (snapshot: Snapshot) => {
      if (snapshot.key === key && snapshot.untilMs > Date.now()) return draw(snapshot)
    })
}
