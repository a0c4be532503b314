import type { DecidedStatus, DeskOrder } from '#desk/contract/orders.ts'

type Waiting = {
  readonly status: DecidedStatus
  /** Of orders. */
  readonly payment?: Pick<DeskOrder['payment'], 'status'>
}

/** Whether an order or a reservation waits for an answer of the restaurant; what is still to be paid waits for its diner. */
export function isWaiting({ status, payment }: Waiting): boolean {
  return (status === 'new' || status === 'waiting') && payment?.status !== 'pending'
}
