import { beforeAll, beforeEach } from 'vitest'

import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { noon } from './diner.ts'
import { aTable } from './table-bills.ts'
import type { TableOrder } from './table-bills.ts'

/** What a round costs, in cents: a tiramisù and two covers. */
export const each = 950

type TwoRounds = {
  service: TestService
  table: Awaited<ReturnType<typeof aTable>>
  first: TableOrder
  second: TableOrder
}

/** Before each test of a file: a table of a restaurant of its own, at noon, with two rounds that are to be paid. */
export function twoRounds() {
  const at = {} as TwoRounds
  beforeAll(async () => {
    at.service = await startService({ now: noon })
  })
  beforeEach(async () => {
    at.table = await aTable(at.service)
    at.first = await at.table.round()
    at.second = await at.table.round()
  })
  return {
    at,
    /** Moves the clock of the restaurant to so many ms after noon. */
    passes: (ms: number) => at.service.clock.set(noon + ms, at.table.restaurantId),
    /** Cents that bills have paid of each round; null = nothing. */
    paid: () => Promise.all([at.first, at.second].map((order) => at.table.paidOf(order))),
  }
}
