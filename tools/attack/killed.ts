import type { Attack } from './finding.ts'
import { keepOrdering, lostAndTwice } from './keep-ordering.ts'
import { ownCounter, ownData } from './own-data.ts'
import { startAtNoon } from './target.ts'

/** A process is killed under orders and started again: what was acknowledged is kept, nothing is done twice. */
export const killed: Attack = async (target, { rounds, orders }) => {
  const data = await ownData(target)
  let running = await startAtNoon(data.variables)
  const { restaurantId, place } = await ownCounter(() => running)
  const diners = keepOrdering(place)
  for (let round = 0; round < rounds; round += 1) {
    await diners.more(orders)
    await running.stop('SIGKILL')
    running = await startAtNoon(data.variables)
  }
  await diners.more(orders)
  const acknowledged = await diners.stop()
  await running.stop()
  const findings = lostAndTwice(`kill -9, ${rounds} times`, acknowledged, await data.stored(restaurantId))
  await data.remove()
  return findings
}
