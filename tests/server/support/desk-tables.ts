import type * as z from 'zod/mini'

import type { closeTable, readTable, readTables } from '#desk/contract/tables.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

type Tables = z.output<typeof readTables.reply>
type Table = z.output<typeof readTable.reply>
type Closing = Partial<z.input<typeof closeTable.body>>

/** What staff see of the tables of a restaurant like the second, and do there. */
export function desksTables(service: Pick<TestService, 'app' | 'db' | 'clock'>, restaurantId: number) {
  const desk = deskOf(service, restaurantId)
  const table = (id = 3) => desk.read<Table>(`tables/${id}`)

  /** `done`, or why it was refused. */
  async function outcome(reply: Promise<Response>): Promise<string> {
    const response = await reply
    return response.ok ? 'done' : ((await response.json()) as { readonly reason: string }).reason
  }

  async function seen(id: number) {
    const { visit } = (await table(id)).table
    return { rounds: visit?.rounds ?? [], dueCents: visit?.dueCents ?? 0 }
  }

  return {
    desk,
    table,
    /** The visit at a table as the list of all says it. */
    visit: async (id = 3) => {
      const { venues } = await desk.read<Tables>('tables')
      return venues.flatMap(({ tables }) => tables).find((each) => Number(each.id) === id)?.visit
    },
    /** Closes a table as it is, unless something else is said. */
    close: async (wish: Closing = {}, id = 3) => {
      const body = { means: 'cash', givesUpBills: false, ...(await seen(id)), ...wish }
      return outcome(desk.post(`tables/${id}/close`, body))
    },
    move: async (to: number, from = 3) => {
      const { rounds } = await seen(from)
      return outcome(desk.post(`tables/${from}/move`, { to, rounds }))
    },
    /** Moves what was seen before. */
    moveSeen: (to: number, rounds: readonly number[], from = 3) =>
      outcome(desk.post(`tables/${from}/move`, { to, rounds })),
  }
}
