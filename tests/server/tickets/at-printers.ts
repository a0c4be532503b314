import type * as z from 'zod/mini'

import type { DeskPrintJob, readPrinters } from '#desk/contract/printers.ts'
import type { Id } from '#src/contract/values.ts'
import { epsonPrinter } from '#tests/server/printers/stand-in-epson.ts'
import { aPrinter } from '#tests/server/support/a-printer.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { aCounter } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

type Room = z.output<typeof readPrinters.reply>

/** A restaurant with printers: its counter, its desk, and what the desk says of them. */
export async function atPrinters(service: TestService, wish: Parameters<TestService['newRestaurant']>[0] = {}) {
  const counter = await aCounter(service, wish)
  const { restaurantId } = counter
  const desk = deskOf(service, restaurantId)
  const room = () => desk.read<Room>('printers')

  return {
    ...counter,
    desk,
    room,
    add: (settings: Parameters<typeof aPrinter>[2] = {}) => aPrinter(service, restaurantId, settings),
    addEpson: async () => {
      const { printer, secret } = await aPrinter(service, restaurantId, { kind: 'epson' })
      return { id: printer.id, epson: epsonPrinter(service, secret) }
    },
    askTest: (id: Id<'Printer'>) => desk.post(`printers/${id}/test`),
    /** What the desk says of a printer. */
    seen: async (id: Id<'Printer'>) => {
      const found = (await room()).printers.find((printer) => printer.id === id)
      if (!found) throw new Error(`The desk shows no printer ${id}.`)
      return found
    },
    /** Its tickets as the desk lists them, the oldest first: `kitchen accepted queued`. */
    tickets: async (id: Id<'Printer'>) => {
      const printer = (await room()).printers.find((each) => each.id === id)
      return (printer?.jobs ?? []).toReversed().map(inWords)
    },
    /** An order that staff have accepted. */
    accepted: async (order: OrderWish = {}) => {
      const { id } = await counter.place(order)
      await desk.post(`orders/${id}/confirm`)
      return id
    },
    after: (ms: number) => service.clock.set(service.clock.now(restaurantId) + ms, restaurantId),
  }
}

export function inWords({ ticket, occasion, status, failure }: DeskPrintJob): string {
  return [ticket, occasion, status, ...(failure ? [failure] : [])].join(' ')
}
