import type { Entry, Verdict } from './journal.ts'
import { verdictOf } from './journal.ts'
import type { Conformance } from './run-conformance.ts'
import type { ConformanceOptions } from './service-client.ts'

/** True when something differs from the contract. */
export function hasDifferences({ entries }: Conformance): boolean {
  return entries.some((entry) => verdictOf(entry) === 'differs')
}

/** The report as JSON. */
export function jsonReport({ venueId, entries, left }: Conformance): string {
  const calls = entries.map(({ name, what, runs, findings, unknownKeys, reason }) => {
    const verdict = verdictOf({ name, what, runs, findings: [...findings], unknownKeys, reason })
    return { name, what, verdict, runs, reason: verdict === 'not run' ? reason : null, unknownKeys, findings }
  })
  return JSON.stringify({ venueId, calls, left }, null, 2)
}

/** The report as text: a line per call, then differences, then notes. */
export function textReport(conformance: Conformance, { host, restaurantId, language }: ConformanceOptions): string {
  const { venueId, entries, left } = conformance
  const where = [`restaurant ${restaurantId}`, venueId === null ? 'no venue' : `venue ${venueId}`, language]
  return [
    `Contract conformance of ${host}, ${where.join(', ')}`,
    '',
    ...entries.map(lineOf),
    ...section('Differences', entries, 'difference'),
    ...section('Notes: other forms that readers take too (contract 1.2)', entries, 'note'),
    '',
    summaryOf(entries),
    left.length > 0 ? `Left behind: ${left.join('; ')}.` : 'Nothing is left behind.',
  ].join('\n')
}

function lineOf(entry: Entry): string {
  const verdict = verdictOf(entry)
  const said = verdict === 'not run' ? `  ${entry.reason ?? ''}` : ''
  return `  ${verdict.padEnd(8)} ${entry.name.padEnd(26)} ${entry.what}${said && `\n${' '.repeat(12)}${said.trim()}`}`
}

function section(title: string, entries: readonly Entry[], kind: 'note' | 'difference'): string[] {
  const rows = entries.flatMap((entry) => grouped(entry, kind))
  return rows.length === 0 ? [] : ['', title, ...columns([['call', 'field', 'expected', 'got'], ...rows])]
}

/** Merges equal findings of several list items into one. */
function grouped({ name, findings }: Entry, kind: 'note' | 'difference'): string[][] {
  const rows = new Map<string, { readonly row: string[]; count: number }>()
  for (const { field, expected, got } of findings.filter((one) => one.kind === kind)) {
    const form = kind === 'note' ? (/\([^()]*\)$/.exec(got)?.[0] ?? got) : got
    const key = [field.replaceAll(/\[\d+\]/g, '[]'), expected, form].join('\n')
    const known = rows.get(key)
    if (known) known.count += 1
    else rows.set(key, { row: [name, field, expected, got], count: 1 })
  }
  return [...rows.values()].map(({ row, count }) => (count > 1 ? [...row, `and ${count - 1} more`] : row))
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

function summaryOf(entries: readonly Entry[]): string {
  const count = (verdict: Verdict) => entries.filter((entry) => verdictOf(entry) === verdict).length
  const unknown = entries.reduce((sum, { unknownKeys }) => sum + unknownKeys, 0)
  return (
    `${entries.length} calls and checks: ${count('ok')} ok, ${count('notes')} with notes, ` +
    `${count('differs')} differ, ${count('not run')} not run. ${unknown} keys of its own, which readers pass over.`
  )
}
