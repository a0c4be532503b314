import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { PartName } from '#desk/contract/set-up/file-parts.ts'
import type { PartVenue } from '#desk/contract/set-up/part-calls.ts'
import { readPart, readVenuePart, savePart, saveVenuePart } from '#desk/contract/set-up/part-calls.ts'
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
  readonly venueId: number | null
}

/** A part of the restaurant's file that somebody edits. */
export type FilePart = {
  readonly value: Readonly<Record<string, unknown>>
  /** Those of the restaurant; texts that say none are in the first one. */
  readonly languages: readonly string[]
  /** Its venues, with the keys that the file names them by. */
  readonly venues: readonly PartVenue[]
  /** How a file names those of the restaurant; the first one is usual. */
  readonly menus: readonly string[]
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
  /** Resolves to the paths of the fields that are wrong; null = it is saved. */
  save(): Promise<readonly string[] | null>
  /** Forgets what was typed. */
  discard(): void
}

type Faults = Readonly<Record<string, string>>

/**
 * Edits a part of the restaurant's file: what is typed is kept over a reload, checked by the service as the file is, and
 * not written over what somebody else has saved meanwhile (decisions 80 and 133).
 */
export function useFilePart({ part, venueId }: FilePartPlace) {
  const { drafts } = useDesk()
  const { member } = useSignedIn()
  // Both calls answer the same; a path without `:venue` leaves its value out.
  const read = venueId === null ? (readPart as unknown as typeof readVenuePart) : readVenuePart
  const shown = useDeskQuery(read, { part, venue: venueId ?? 0 })
  const name = `${member.restaurant.id}/${part}/${venueId ?? ''}`
  const [draft, setDraft] = useState<Draft | null>(() => drafts.read(name))
  const [faults, setFaults] = useState<Faults>({})
  const { save, isPending, refusal, clear } = useSave({ part, venueId })

  function keep(next: Draft | null): void {
    drafts.keep(name, next)
    setDraft(next)
  }

  function partOf({ version, value, languages, venues, menus }: NonNullable<typeof shown.data>): FilePart {
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
      isChanged: draft !== null,
      isSaving: isPending,
      refusal: refusal ?? faults[''] ?? null,
      at: (path) => valueAt(now.value, path),
      faultAt: (path) => faults[pathText(path)] ?? null,
      hasFaultIn: (path) => Object.keys(faults).some((at) => isWithin(at, pathText(path))),
      type: (path, typed) => change(path, () => typed),
      change,
      async save() {
        const wrong = await save(now)
        setFaults(wrong ?? {})
        if (wrong === null) keep(null)
        return wrong && Object.keys(wrong)
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

/** Sends what was typed: what is wrong with each field, which is nothing when something else is wrong; null = it is saved. */
function useSave({ part, venueId }: FilePartPlace) {
  const { t } = useLingui()
  const { send, isPending, failure } = useChange()
  const [refusal, setRefusal] = useState<string | null>(null)

  async function save(sent: Draft): Promise<Faults | null> {
    setRefusal(null)
    const answer =
      venueId === null
        ? await send(savePart, { part }, sent)
        : await send(saveVenuePart, { part, venue: venueId }, sent)
    if (answer.ok) return null
    const { reason } = answer.refusal
    if ('faults' in answer.refusal && answer.refusal.faults) return answer.refusal.faults
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
    return {}
  }

  return { save, isPending, refusal: failure ?? refusal, clear: () => setRefusal(null) }
}
