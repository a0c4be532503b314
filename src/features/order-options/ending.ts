import type { StartedOrder } from '#src/parts/start/use-start-order.ts'

/** What follows once the order is started. */
export type Ending = {
  /** Text of the last button. */
  readonly label: string
  /** In a sheet the earliest time ends the wizard at once, and all other times are behind a tap. */
  readonly isSheet: boolean
  readonly onStarted: (order: StartedOrder) => void
}
