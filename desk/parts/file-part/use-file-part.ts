import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { PartName } from '#desk/contract/set-up/file-parts.ts'
import { isPartOf } from '#desk/contract/set-up/file-parts.ts'
import type { MenuThing, MenuThings, PartVenue } from '#desk/contract/set-up/part-calls.ts'
import {
  readDishPart,
  readMenuPart,
  readPart,
  readSavingsPart,
  readVenuePart,
  saveDishPart,
  saveMenuPart,
  savePart,
  saveSavingsPart,
  saveVenuePart,
} from '#desk/contract/set-up/part-calls.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import type { Draft } from '#desk/parts/drafts.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

import type { Path } from './path.ts'
import { isWithin, pathText, valueAt, withValueAt } from './path.ts'

export type FilePartPlace = {
  readonly part: PartName
  /** Of which venue; null = of the restaurant. */
  readonly venueId?: number | null
  /** Which dish; null = one that is not there yet. */
  readonly productId?: number | null
}

/** A part of the restaurant's file that somebody edits. */
export type FilePart = {
  readonly value: Readonly<Record<string, unknown>>
  /** Those of the restaurant; texts that say none are in the first one. */
  readonly languages: readonly string[]
  /** Its venues, with the keys that the file names them by. */
  readonly venues: readonly PartVenue[]
  /** Those of the restaurant; the first one is usual. */
  readonly menus: readonly MenuThing[]
  /** What a part of the menu can refer to; null = the part is none of the menu. */
  readonly menu: MenuThings | null
  /** Whether something was typed that is not saved. */
  readonly isChanged: boolean
  readonly isSaving: boolean
  /** Why it was not saved, beside what is wrong with its fields; null = nothing. */
  readonly refusal: string | null
  at(path: Path): unknown
  /** What is wrong with the field at a path; null = nothing. */
  faultAt(path: Path): string | null
  /** Whether something is wrong with what stands at a path or below it. */
  hasFaultIn(path: Path): boolean
  /** Types a value; undefined = the usual one. */
  type(path: Path, value: unknown): void
  /** The same for a value that comes late: made of what stands there by then. */
  change(path: Path, change: (earlier: unknown) => unknown): void
  save(): Promise<PartSaved>
  /** Forgets what was typed. */
  discard(): void
}

/** `productId`: of the dish that it is. `faults`: what is wrong with each field, which is nothing when something else is wrong. */
export type PartSaved =
  | { readonly ok: true; readonly productId: number | null }
  | { readonly ok: false; readonly faults: Faults }
type Faults = Readonly<Record<string, string>>

/**
 * Edits a part of the restaurant's file: what is typed is kept over a reload, checked by the service as the file is, and
 * not written over what somebody else has saved meanwhile (decisions 80 and 133).
 */
export function useFilePart(place: FilePartPlace) {
  const { drafts } = useDesk()
  const { member } = useSignedIn()
  const { read, values } = callsOf(place)
  const shown = useDeskQuery(read, values)
  const name = `${member.restaurant.id}/${place.part}/${place.venueId ?? place.productId ?? ''}`
  const [draft, setDraft] = useState<Draft | null>(() => drafts.read(name))
  const [faults, setFaults] = useState<Faults>({})
  const { save, isPending, refusal, clear } = useSave(place)

  function keep(next: Draft | null): void {
    drafts.keep(name, next)
    setDraft(next)
  }

  function partOf({ version, value, languages, venues, menus, menu }: NonNullable<typeof shown.data>): FilePart {
    const now = draft ?? { version, value }
    const change: FilePart['change'] = (path, of) => {
      const last = drafts.read(name) ?? { version, value }
      keep({ version: last.version, value: withValueAt(last.value, path, of(valueAt(last.value, path))) })
    }
    return {
      value: now.value,
      languages,
      venues,
      menus,
      menu,
      isChanged: draft !== null,
      isSaving: isPending,
      refusal: refusal ?? faults[''] ?? null,
      at: (path) => valueAt(now.value, path),
      faultAt: (path) => faults[pathText(path)] ?? null,
      hasFaultIn: (path) => Object.keys(faults).some((at) => isWithin(at, pathText(path))),
      type: (path, typed) => change(path, () => typed),
      change,
      async save() {
        const saved = await save(now)
        setFaults(saved.ok ? {} : saved.faults)
        if (saved.ok) keep(null)
        return saved
      },
      discard() {
        setFaults({})
        clear()
        keep(null)
      },
    }
  }

  return { ...shown, data: shown.data && partOf(shown.data) }
}

type Calls = { readonly read: typeof readPart; readonly save: typeof savePart }
const ofRestaurant: Calls = { read: readPart, save: savePart }
// All of them answer the same, and the values of their paths are those of any of them.
const ofSavings = { read: readSavingsPart, save: saveSavingsPart } as unknown as Calls
const ofVenue = { read: readVenuePart, save: saveVenuePart } as unknown as Calls
const ofMenu = { read: readMenuPart, save: saveMenuPart } as unknown as Calls
const ofDish = { read: readDishPart, save: saveDishPart } as unknown as Calls

/** The calls of a part, with the values of their paths. */
function callsOf({ part, venueId = null, productId = null }: FilePartPlace) {
  if (venueId !== null) return { ...ofVenue, values: { part, venue: venueId } }
  if (productId !== null) return { ...ofDish, values: { part, product: productId } }
  const calls = isPartOf('restaurant', part) ? ofRestaurant : isPartOf('savings', part) ? ofSavings : ofMenu
  return { ...calls, values: { part } }
}

/** Sends what was typed. */
function useSave(place: FilePartPlace) {
  const { t } = useLingui()
  const { send, isPending, failure } = useChange()
  const [refusal, setRefusal] = useState<string | null>(null)

  const { save: call, values } = callsOf(place)

  async function save(sent: Draft): Promise<PartSaved> {
    setRefusal(null)
    const answer = await send(call, values, sent)
    if (answer.ok) return { ok: true, productId: answer.value.productId }
    const { reason } = answer.refusal
    if ('faults' in answer.refusal && answer.refusal.faults) return { ok: false, faults: answer.refusal.faults }
    if (reason === 'changed')
      setRefusal(
        t({
          id: 'part.changed',
          message:
            'Somebody else has changed this meanwhile. Nothing was saved, and what you typed is still here. Discard it to see how it is now.',
        }),
      )
    else if (reason !== 'no-network' && reason !== 'failed')
      setRefusal(t({ id: 'part.notSaved', message: 'That was not saved. Try again.' }))
    return { ok: false, faults: {} }
  }

  return { save, isPending, refusal: failure ?? refusal, clear: () => setRefusal(null) }
}
