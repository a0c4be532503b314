import { declareStyles } from '#src/ui/base/styles.ts'

import css from './active-order-room.css?inline'

declareStyles(css)

/** Room for the card of an order under way until it is known: nothing below may move under a finger. */
export function ActiveOrderRoom() {
  return <div className="active-order-room" data-live="" />
}
