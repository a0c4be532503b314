import { subscribe } from 'valtio/vanilla'
import type * as z from 'zod/mini'

import { toJson } from '#src/browser/json.ts'
import { safeDecode } from '#src/contract/decode.ts'
import type { StoredName } from '#src/options/storage-keys.ts'

/** The part of the storage that stores need; `integrations/storage.ts` provides it. */
export type StoreStorage = {
  read(name: StoredName): unknown
  write(name: StoredName, value: unknown): void
  remove(name: StoredName): void
  onOutsideChange(listener: (name: StoredName) => void): () => void
}

type PersistDeps<T extends object> = {
  readonly storage: StoreStorage
  readonly name: StoredName
  /** Checks what comes from the browser; what does not fit is dropped [PERSIST-03]. */
  readonly schema: z.ZodMiniType<T>
  readonly state: T
}

/** Fills a store from the browser, keeps the browser in step with it, and follows other tabs. The answer stops it. */
export function persist<T extends object>({ storage, name, schema, state }: PersistDeps<T>): () => void {
  const initial = JSON.parse(toJson(state)) as T
  let written = ''
  let isLoading = false
  const load = (fallback: T | null) => {
    // What an earlier version did not store is as at the start.
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
    // Half of what was read is nobody's change: two widgets would tell each other for ever.
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
