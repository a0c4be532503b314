import { useLingui } from '@lingui/react/macro'

import { isRefused } from '#src/api/api-error.ts'
import type { Venue } from '#src/contract/venue.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import type { PayableBill } from '#src/domain/payments/payable.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { PaySheet } from '#src/parts/payment/pay-sheet.tsx'
import type { PaymentResult } from '#src/parts/payment/payment-result.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { createBillStore } from '#src/state/bill-store.ts'
import type { BillRequest } from '#src/state/bill-store.ts'
import type { Messages } from '#src/state/dialog-store.ts'

import { openKeptBill, reloadOrders } from './keep-bill.ts'

type PayBillSheetProps = {
  readonly venue: Venue
  readonly request: BillRequest
  readonly onPaid: () => void
  readonly onClose: () => void
}

/**
 * Pays a bill for orders at a table. It is opened when the diner pays, kept on the device before that, and forgotten once it is
 * paid, has lapsed or was refused (decision 12).
 */
export function PayBillSheet({ venue, request, onPaid, onClose }: PayBillSheetProps) {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores, i18n } = instance
  const store = stores.of(createBillStore)
  const amount = usePrice(venue)(request.amount)

  async function open(): Promise<PayableBill | null> {
    store.begin(request)
    try {
      return await openKeptBill(instance)
    } catch (error) {
      if (!isRefused(error)) throw error
      await leave(() => failureMessages(i18n, error))
      return null
    }
  }

  /** Closes the sheet, says why, and shows what is left. */
  async function leave(messages: Messages) {
    store.close()
    onClose()
    stores.dialogs.alert(messages)
    await reloadOrders(instance, request)
  }

  async function end(result: PaymentResult) {
    if (result.kind !== 'paid') {
      const { messages } = result
      return leave(() => [
        ...messages(),
        t({ id: 'table.pay.lapsed', message: `The payment of ${amount} has lapsed. Nothing was charged.` }),
      ])
    }
    store.close()
    onPaid()
    return reloadOrders(instance, request)
  }

  return (
    <PaySheet
      title={t({ id: 'table.pay', message: 'Pay online' })}
      charge={{
        kind: 'bill',
        venueId: request.venueId,
        currency: venue.currencyCode,
        total: request.amount,
        orderType: 'table',
      }}
      isOffered={({ kind }) => isOnlineMode(kind)}
      open={open}
      onEnd={(result) => void end(result)}
      onClose={onClose}
    />
  )
}
