import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ColumnField, ImportPreview } from '#desk/contract/menu-import.ts'
import { importMenu, previewImport, readColumns } from '#desk/contract/menu-import.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { Verdict } from '#src/domain/verdict.ts'

import { useTableFaults } from './use-table-faults.ts'

/** A table that was chosen, and what is done with it. */
type ChosenTable = {
  readonly fileName: string
  readonly rows: readonly (readonly string[])[]
  /** What each column means; null = it is left out. */
  readonly columns: readonly (ColumnField | null)[]
}
type Refused = { readonly reason: string; readonly faults?: Readonly<Record<string, string>> | undefined }

/** The first row that says anything: the names of the columns. */
export function headOf(rows: ChosenTable['rows']): readonly string[] {
  return rows.find((cells) => cells.some((cell) => cell.trim() !== '')) ?? []
}

/** The way of a menu from a file into the restaurant: nothing is written before its differences were seen. */
export function useMenuImport() {
  const { t } = useLingui()
  const { readTable, say } = useDesk()
  const { send, failure } = useChange()
  const faultTexts = useTableFaults()
  const [busyWith, setBusyWith] = useState<'file' | 'preview' | 'writing' | null>(null)
  const [table, setTable] = useState<ChosenTable | null>(null)
  const [fileFault, setFileFault] = useState<string | null>(null)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [isDone, setIsDone] = useState(false)

  /** Does a step; why it was refused is said, and what was chosen stays. */
  async function step<T>(name: 'file' | 'preview' | 'writing', ask: () => Promise<Verdict<T, Refused>>) {
    setBusyWith(name)
    setFaults([])
    const answer = await ask()
    setBusyWith(null)
    if (answer.ok) return answer.value
    setFaults(sentencesOf(answer.refusal))
    return null
  }

  function sentencesOf({ reason, faults: said = {} }: Refused): readonly string[] {
    if (reason === 'changed')
      return [
        t({
          id: 'import.changed',
          message: 'Somebody else has changed the menu meanwhile. Nothing was written: look at the changes again.',
        }),
      ]
    // `useChange` says the rest.
    return Object.values(said)
  }

  /** Of the same file, corrected, the columns stay as they were chosen. */
  async function take(file: File) {
    const before = table
    setTable(null)
    setFaults([])
    setFileFault(null)
    setPreview(null)
    setIsDone(false)
    setBusyWith('file')
    const cut = await readTable(file)
    setBusyWith(null)
    if (!cut.ok) return setFileFault(faultTexts[cut.refusal])
    const rows = cut.value
    const known = await step('file', () => send(readColumns, {}, { head: headOf(rows) }))
    if (!known) return
    const isSame = before !== null && headOf(before.rows).join('\n') === headOf(rows).join('\n')
    setTable({ fileName: file.name, rows, columns: isSame ? before.columns : known.columns })
  }

  /** A meaning that another column had goes to this one. */
  function choose(index: number, field: ColumnField | null) {
    if (!table) return
    const columns = table.columns.map((was, at) => (at === index ? field : was === field ? null : was))
    setTable({ ...table, columns })
    setPreview(null)
    setFaults([])
  }

  async function look() {
    if (!table) return
    const { rows, columns } = table
    setPreview(await step('preview', () => send(previewImport, {}, { rows, columns })))
  }

  async function write(removes: boolean) {
    if (!table || !preview) return
    const { rows, columns } = table
    const { version } = preview
    const done = await step('writing', () => send(importMenu, {}, { rows, columns, version, removes }))
    if (!done) return setPreview(null)
    setTable(null)
    setPreview(null)
    setIsDone(true)
    say(t({ id: 'import.written', message: 'The menu is written' }))
  }

  const problems = failure === null ? faults : [failure]
  return { busyWith, table, fileFault, problems, preview, isDone, take, choose, look, write }
}
export type MenuImport = ReturnType<typeof useMenuImport>
