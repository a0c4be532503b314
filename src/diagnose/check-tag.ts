import type { Finding } from '#src/options/diagnosis.ts'
import type { OptionRow } from '#src/options/option-row.ts'
import { optionTable } from '#src/options/option-table.ts'

import type { Facts } from './facts.ts'
import { aWarning, anError } from './finding.ts'

/** What a value of an option must be, when it is not that; null for a good one. */
function expectation(row: OptionRow, value: string): string | null {
  if (row.kind === 'id' && !/^[1-9]\d*$/.test(value)) return 'a positive whole number'
  if (row.kind === 'route' && !value.startsWith('/')) return 'a path that starts with "/"'
  // A language may have a region: `de-AT`.
  const isChoice =
    row.kind === 'choice' && ![value, value.slice(0, 2).toLowerCase()].some((one) => row.values.includes(one))
  return isChoice ? `one of ${row.values.join(', ')}` : null
}

/** Options of the tag that are missing or wrong, and tags that stand on the page twice. */
export function checkTag({ options, scripts }: Facts): Finding[] {
  const findings: Finding[] = []
  for (const [name, row] of Object.entries(optionTable) as [keyof typeof optionTable, OptionRow][]) {
    const value: unknown = Reflect.get(options, name)
    const expected = value ? expectation(row, `${value as string}`) : null
    if (!expected) continue
    const say = name === 'restaurant' ? anError : aWarning
    findings.push(
      say('tag', {
        problem: `${row.label} is "${value as string}", which is not ${expected}.`,
        cure: `Write ${row.label.toLowerCase()} as ${expected}, for example "${row.example}".`,
      }),
    )
  }
  if (!options.restaurant) {
    findings.push(
      anError('tag', {
        problem: 'The tag names no restaurant.',
        cure: 'Add data-restaurant="ID" to the script (restaurant="ID" to the element), with the id of your restaurant.',
      }),
    )
  }
  if (scripts.length > 1) {
    findings.push(
      aWarning('duplicate-tag', {
        problem: `The script stands on this page ${scripts.length} times. The first one serves all calls; the others do nothing.`,
        cure: `Remove all but one of: ${scripts.join(', ')}. Look in the template of the site and in the tag manager.`,
      }),
    )
  }
  return findings
}
