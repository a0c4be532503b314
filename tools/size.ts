import { standing } from './budgets.ts'
import { deskRow, sizeRows } from './size-rows.ts'

const widget = sizeRows('dist')
const desk = deskRow('dist-desk')
if (!widget || !desk) {
  console.error('There is no build to weigh. Run `npm run build` first.')
  process.exit(1)
}

const rows = [...widget, desk]
const kB = (bytes: number) => (bytes / 1000).toFixed(2).padStart(8)
console.log(`${'brotli kB'.padEnd(52)}    goal    hard  actual     raw`)
for (const { name, size, budget } of rows) {
  const limits = budget ? `${kB(budget.goal)}${kB(budget.hard)}` : ''.padStart(16)
  const next = budget?.nextHard ? `hard line to come ${kB(budget.nextHard).trim()}` : ''
  const verdict = [budget && standing(size.brotli, budget), next].filter(Boolean).join(', ')
  console.log(`${name.padEnd(52)}${limits}${kB(size.brotli)}${kB(size.raw)}  ${verdict}`.trimEnd())
}
const isTooHeavy = rows.some(({ size, budget }) => budget && size.brotli > budget.hard)
process.exitCode = isTooHeavy ? 1 : 0
