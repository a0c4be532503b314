import { parseArgs } from 'node:util'

import { postgresPrograms } from '#tests/server/support/postgres-server.ts'

import type { Finding } from './finding.ts'
import { isAsDue } from './finding.ts'
import type { AttackName } from './run-attacks.ts'
import { attackNames, longSize, runAttacks, shortSize } from './run-attacks.ts'
import type { TargetName } from './target.ts'
import { targetNames } from './target.ts'

// `npm run attack -- --target pglite|pg1|pg4 --only last,kill --short`: everything on every target when left out.
const { values } = parseArgs({
  options: { target: { type: 'string' }, only: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const programs = postgresPrograms()

function chosen<T extends string>(known: readonly T[], asked: string | undefined): readonly T[] {
  const words = asked?.split(',') ?? known
  const unknown = words.filter((word) => !known.some((name) => name === word))
  if (unknown.length > 0) throw new Error(`Nothing is known as ${unknown.join(', ')}: there are ${known.join(', ')}.`)
  return known.filter((name) => words.includes(name))
}

const targets: readonly TargetName[] = chosen(targetNames, values.target)
const names: readonly AttackName[] = chosen(attackNames, values.only)
const rows: (Finding & { readonly target: TargetName })[] = []
for (const target of targets) {
  if (target !== 'pglite' && programs === null) {
    console.info(`${target}: left out, there is no PostgreSQL server in /usr/lib/postgresql`)
    continue
  }
  const began = performance.now()
  const findings = await runAttacks({
    target,
    programs,
    names,
    size: values.short ? shortSize : longSize,
    done: (name) => console.info(`${target}: ${name}, ${Math.round((performance.now() - began) / 1000)} s`),
  })
  rows.push(...findings.map((finding) => ({ target, ...finding })))
}

const width = Math.max(...rows.map(({ what }) => what.length))
console.info(`\n${'target'.padEnd(8)}${'what'.padEnd(width + 2)}${'found'.padStart(7)}${'due'.padStart(7)}`)
for (const row of rows) {
  const { target, what, found, due } = row
  const cells = [target.padEnd(8), what.padEnd(width + 2), String(found).padStart(7), String(due).padStart(7)]
  console.info(cells.join('') + (isAsDue(row) ? '' : '  WRONG'))
}
const wrong = rows.filter((row) => !isAsDue(row)).length
console.info(`\n${rows.length} rows, ${wrong} wrong`)
process.exit(wrong > 0 ? 1 : 0)
