import { useLingui } from '@lingui/react/macro'

import type { DeskOrder } from '#desk/contract/orders.ts'

type PaymentNames = {
  readonly mode: Record<DeskOrder['payment']['mode'], string>
  readonly means: Record<NonNullable<DeskOrder['payment']['cashMeans']>, string>
}

/** What the desk calls ways to order and to pay; of a table its name stands elsewhere. */
export function useOrderNames() {
  const { t } = useLingui()
  const orderTypes: Readonly<Record<DeskOrder['orderType'], string>> = {
    takeAway: t({ id: 'orderType.takeAway', message: 'Take-away' }),
    delivery: t({ id: 'orderType.delivery', message: 'Delivery' }),
    eatIn: t({ id: 'orderType.eatIn', message: 'Eat in' }),
    dil: t({ id: 'orderType.point', message: 'To a service point' }),
    table: t({ id: 'orderType.table', message: 'Table' }),
  }
  const cash = t({ id: 'payment.cash', message: 'Cash' })
  const payments: PaymentNames = {
    mode: { cash, card: t({ id: 'payment.card', message: 'Card' }), payPal: 'PayPal' },
    means: {
      cash,
      cardAtDoor: t({ id: 'payment.cardAtDoor', message: 'Card at the counter' }),
      mealVouchers: t({ id: 'payment.mealVouchers', message: 'Meal vouchers' }),
    },
  }
  return {
    orderType: (type: DeskOrder['orderType']) => orderTypes[type],
    payment: ({ mode, cashMeans }: Pick<DeskOrder['payment'], 'mode' | 'cashMeans'>) =>
      cashMeans === null ? payments.mode[mode] : payments.means[cashMeans],
  }
}
