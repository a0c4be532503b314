import { subscribe } from 'valtio/vanilla'
import type * as z from 'zod/mini'

import { toJson } from '#src/browser/json.ts'
import { safeDecode } from '#src/contract/decode.ts'
import type { StoredName } from '#src/options/storage-keys.ts'

/** The part of the storage that stores need; implemented by `integrations/storage.ts`. */
export type StoreStorage = {
  read(name: StoredName): unknown
  write(name: StoredName, value: unknown): void
  remove(name: StoredName): void
  onOutsideChange(listener: (name: StoredName) => void): () => void
}

type PersistDeps<T extends object> = {
  readonly storage: StoreStorage
  readonly name: StoredName
  /** Validates the stored value; an invalid one is ignored [PERSIST-03]. */
  readonly schema: z.ZodMiniType<T>
  readonly state: T
}

/**
 * Loads a store from the browser's storage, saves its changes there and applies changes of other tabs. Returns the
 * function that stops it.
 */
export function persist<T extends object>({ storage, name, schema, state }: PersistDeps<T>): () => void {
  const initial = JSON.parse(toJson(state)) as T
  let written = ''
  let isLoading = false
  const load = (fallback: T | null) => {
    // Fields that an earlier version did not store have their initial value.
    const stored = safeDecode(schema, Object.assign({}, initial, storage.read(name)))
    const next = stored.success ? stored.data : fallback
    if (!next) return
    isLoading = true
    Object.assign(state, next)
    isLoading = false
    written = toJson(state)
  }
  load(null)
  const save = () => {
    const text = toJson(state)
    // Do not save while loading: two widgets would notify each other for ever.
    if (isLoading || text === written) return
    written = text
    storage.write(name, state)
  }
  const stopSaving = subscribe(state, save, true)
  const stopFollowing = storage.onOutsideChange((changed) => {
    if (changed === name) load(initial)
  })
  return () => {
    stopSaving()
    stopFollowing()
  }
}
