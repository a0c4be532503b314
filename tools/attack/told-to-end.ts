import type { Attack } from './finding.ts'
import { keepOrdering, lostAndTwice } from './keep-ordering.ts'
import { ownCounter, ownData } from './own-data.ts'
import { startAtNoon } from './target.ts'

const closeSeconds = 5
/** What the service has after its deadline to close the database. */
const afterMs = 2500

/** A process is told to end while calls arrive over kept connections: it ends in time and loses no order. */
export const toldToEnd: Attack = async (target, { orders }) => {
  const data = await ownData(target)
  const variables = { ...data.variables, COMANDA_CLOSE_SECONDS: String(closeSeconds) }
  let running = await startAtNoon(variables)
  const { restaurantId, place } = await ownCounter(() => running)
  const diners = keepOrdering(place)
  await diners.more(orders)
  const began = performance.now()
  const code = await running.stop('SIGTERM')
  const isLate = performance.now() - began > closeSeconds * 1000 + afterMs
  running = await startAtNoon(variables)
  const acknowledged = await diners.stop()
  await running.stop()
  const findings = [
    { what: 'SIGTERM: exit code', found: code ?? -1, due: 0 },
    { what: 'SIGTERM: ended late', found: Number(isLate), due: 0 },
    ...lostAndTwice('SIGTERM', acknowledged, await data.stored(restaurantId)),
  ]
  await data.remove()
  return findings
}
