import type { LocalDateTime } from '#src/contract/values.ts'

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
  /** Whether this device has something to order again in the period (decision 85). */
  readonly hasEarlierOrder: boolean
  /** Whether it takes orders for later. */
  readonly takesPreOrders: boolean
}

/** The state of the button in a period (decision 87). */
export function closedButton(
  { from, opensAt }: OpeningPeriod,
  { earliest, hasEarlierOrder, takesPreOrders }: Known,
): ClosedButton {
  if (opensAt && earliest && from < earliest && earliest < opensAt) return { says: 'orderFor', at: earliest }
  const takesOrders = opensAt === null || (earliest !== null && earliest < opensAt)
  if (!takesOrders) return { says: takesPreOrders ? 'preOrder' : 'opens', at: opensAt }
  return { says: hasEarlierOrder ? 'orderAgain' : 'orderNow' }
}
