import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'

import type { OpeningPeriod } from './opening-periods.ts'

/** What the closed button says while the cart is empty; moments in venue time. */
export type ClosedButton =
  | { readonly says: 'orderNow' | 'orderAgain' }
  | {
      /**
       * `orderFor`: orders are taken for times before the venue opens, `at` is the earliest. `preOrder`: it opens at that
       * time, and takes orders for later until then. `opens`: it takes none.
       */
      readonly says: 'orderFor' | 'preOrder' | 'opens'
      readonly at: LocalDateTime
    }

type Known = {
  /** The earliest time for an order; null where it is not known. */
  readonly earliest: LocalDateTime | null
  /** Day of the last order of this device that can be ordered again; null for none. */
  readonly orderedOn: LocalDate | null
  /** Whether it takes orders for later. */
  readonly takesPreOrders: boolean
}

/** The state of the button in a period (decision 87): an earlier order is offered again once its day is over. */
export function closedButton(
  { from, opensAt }: OpeningPeriod,
  { earliest, orderedOn, takesPreOrders }: Known,
): ClosedButton {
  if (opensAt && earliest && from < earliest && earliest < opensAt) return { says: 'orderFor', at: earliest }
  const takesOrders = opensAt === null || (earliest !== null && earliest < opensAt)
  if (!takesOrders) return { says: takesPreOrders ? 'preOrder' : 'opens', at: opensAt }
  return { says: orderedOn && orderedOn < dateOf(from) ? 'orderAgain' : 'orderNow' }
}
