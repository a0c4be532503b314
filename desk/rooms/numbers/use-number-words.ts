import { useLingui } from '@lingui/react/macro'

import { useOrderNames } from '#desk/parts/use-order-names.ts'
import { useServiceNames } from '#desk/parts/use-service-names.ts'

import type { ExportWords } from './export-tables.ts'

/** The words of tables and files. */
export function useNumberWords() {
  const { t } = useLingui()
  const { payment } = useOrderNames()
  const types = useServiceNames()
  const columns = useColumnNames()
  const words: ExportWords & { readonly columns: ReturnType<typeof useColumnNames> } = {
    tables: {
      orders: t({ id: 'numbers.orders', message: 'Orders' }),
      lines: t({ id: 'numbers.lines', message: 'Dishes' }),
      days: t({ id: 'numbers.days', message: 'VAT by day' }),
      money: t({ id: 'numbers.money', message: 'Money' }),
    },
    columns,
    ways: {
      card: payment({ mode: 'card', cashMeans: null }),
      payPal: payment({ mode: 'payPal', cashMeans: null }),
      cash: payment({ mode: 'cash', cashMeans: 'cash' }),
      cardAtDoor: payment({ mode: 'cash', cashMeans: 'cardAtDoor' }),
      mealVouchers: payment({ mode: 'cash', cashMeans: 'mealVouchers' }),
      several: t({ id: 'numbers.several', message: 'Several ways' }),
    },
    types,
    kinds: {
      payment: t({ id: 'numbers.payment', message: 'Payment' }),
      partRefund: t({ id: 'numbers.partRefund', message: 'Part given back' }),
      refund: t({ id: 'numbers.refund', message: 'Given back whole' }),
    },
    things: {
      order: t({ id: 'numbers.order', message: 'Order' }),
      bill: t({ id: 'numbers.bill', message: 'Bill at a table' }),
      reservation: t({ id: 'numbers.deposit', message: 'Deposit of a reservation' }),
    },
  }
  return words
}

function useColumnNames() {
  const { t } = useLingui()
  return {
    ...useAmountNames(),
    code: t({ id: 'numbers.code', message: 'Discount code' }),
    date: t({ id: 'numbers.date', message: 'Date' }),
    dish: t({ id: 'numbers.dish', message: 'Dish' }),
    for: t({ id: 'numbers.for', message: 'For' }),
    hour: t({ id: 'numbers.hour', message: 'From' }),
    number: t({ id: 'numbers.number', message: 'Number' }),
    order: t({ id: 'numbers.order', message: 'Order' }),
    orders: t({ id: 'numbers.orders', message: 'Orders' }),
    quantity: t({ id: 'numbers.quantity', message: 'Sold' }),
    rate: t({ id: 'numbers.rate', message: 'VAT rate, %' }),
    ref: t({ id: 'numbers.ref', message: 'Reference of the payment provider' }),
    time: t({ id: 'numbers.time', message: 'Time' }),
    type: t({ id: 'numbers.type', message: 'Way to order' }),
    way: t({ id: 'numbers.way', message: 'Way to pay' }),
    what: t({ id: 'numbers.what', message: 'What' }),
  }
}

function useAmountNames() {
  const { t } = useLingui()
  return {
    amount: t({ id: 'numbers.amount', message: 'Amount' }),
    charged: t({ id: 'numbers.charged', message: 'After discounts' }),
    discount: t({ id: 'numbers.discount', message: 'Discount' }),
    fees: t({ id: 'numbers.feesColumn', message: 'Fees' }),
    gross: t({ id: 'numbers.gross', message: 'With VAT' }),
    menuPrice: t({ id: 'numbers.menuPrice', message: 'At menu prices' }),
    net: t({ id: 'numbers.net', message: 'Without VAT' }),
    products: t({ id: 'numbers.products', message: 'Dishes at menu prices' }),
    returned: t({ id: 'numbers.returned', message: 'Given back' }),
    sales: t({ id: 'numbers.sales', message: 'Sales' }),
    taken: t({ id: 'numbers.taken', message: 'Money in' }),
    tip: t({ id: 'numbers.tip', message: 'Tip' }),
    total: t({ id: 'numbers.total', message: 'Total' }),
    unitPrice: t({ id: 'numbers.unitPrice', message: 'Price of one' }),
    vat: t({ id: 'numbers.vatColumn', message: 'VAT' }),
  }
}
