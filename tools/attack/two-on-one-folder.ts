import { runFile } from '#tests/server/support/process.ts'

import type { Attack } from './finding.ts'
import { ownData } from './own-data.ts'
import { startAtNoon } from './target.ts'

/** A second process on a folder that is in use: it says so and ends, and the first one goes on. */
export const twoOnOneFolder: Attack = async (target) => {
  if (target.server) return []
  const data = await ownData(target)
  const first = await startAtNoon(data.variables)
  const second = await runFile('demo/service/main.ts', data.variables)
  const { status } = await fetch(`${first.origin}/readyz`)
  await first.stop()
  await data.remove()
  return [
    { what: 'two on one folder: exit code of the second', found: second.code, due: 1 },
    { what: 'two on one folder: says who holds it', found: Number(second.complaint.includes('is in use by')), due: 1 },
    { what: 'two on one folder: status of the first', found: status, due: 200 },
  ]
}
