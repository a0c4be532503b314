import { starPrinter } from '#tests/server/printers/stand-in-star.ts'
import { aPrinter } from '#tests/server/support/a-printer.ts'

import type { Bench } from './number-bench.ts'

/** What the paper of a receipt says, in cents. */
type PrintedReceipt = { readonly order: number; readonly total: number; readonly vat: number }

/** Prints the receipts of some orders at a printer of the venue, and reads the paper. */
export async function printedReceipts(
  { service, restaurantId, pay }: Bench,
  orders: readonly number[],
): Promise<readonly PrintedReceipt[]> {
  const wish = { venueId: 21, name: 'Counter', kitchen: null } as const
  const { printer, secret } = await aPrinter(service, restaurantId, wish)
  for (const order of orders) await pay.desk.post(`orders/${order}/print`, { printerId: printer.id, ticket: 'receipt' })
  // Plain text can be read by anybody.
  const standIn = starPrinter(service, secret, { encodings: 'text/plain' })
  await standIn.workOff()
  return standIn.papers.map(({ content }) => read(content.toString('ascii')))
}

function read(paper: string): PrintedReceipt {
  const amounts = (name: RegExp) =>
    paper.split('\n').flatMap((line) => {
      const [, euros, cents] = name.test(line) ? (/(-?[\d.]+),(\d\d) EUR$/.exec(line) ?? []) : []
      return euros === undefined ? [] : [Number(euros.replaceAll('.', '') + cents)]
    })
  const [total = Number.NaN] = amounts(/^Total /)
  const vat = amounts(/VAT/).reduce((sum, one) => sum + one, 0)
  return { order: Number(/^Order (\d+)$/m.exec(paper)?.[1]), total, vat }
}
