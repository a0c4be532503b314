import { onlineFacts } from '#server/payments/online-facts.ts'
import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'
import type { OrderType, ServiceType } from '#src/contract/service-type.ts'

/** What the desk, which is in English, calls a service among the controls. */
export const serviceNamesAtDesk: Readonly<Record<ServiceType, string>> = {
  takeAway: 'Take-away',
  delivery: 'Delivery',
  eatIn: 'Eat in',
  dil: 'To a service point',
  table: 'At the table',
  reservation: 'Reservations',
}

/** The same on the card of an order, whose table stands below it. */
export const orderTypeNamesAtDesk: Readonly<Record<OrderType, string>> = { ...serviceNamesAtDesk, table: 'Table' }

const modeNames: Readonly<Record<PaymentModeKind, string>> = { cash: 'Cash', card: 'Card', payPal: 'PayPal' }
const meansNames: Readonly<Record<CashMeansKind, string>> = {
  cash: 'Cash',
  cardAtDoor: 'Card at the counter',
  mealVouchers: 'Meal vouchers',
}

type Paid = { readonly paymentMode: PaymentModeKind; readonly cashMeans: CashMeansKind | null }

/** How an order is or was paid. */
export function paymentNameAtDesk({ paymentMode, cashMeans }: Paid): string {
  return cashMeans === null ? modeNames[paymentMode] : meansNames[cashMeans]
}

const jobNames: Readonly<Record<string, string>> = {
  mail: 'Mail to a customer',
  push: 'Message to a phone',
  lapse: 'Order or reservation without payment',
  ...Object.fromEntries(Object.values(onlineFacts).map(({ job, jobName }) => [job, jobName])),
}

/** What a job does, by its kind. */
export function jobNameAtDesk(kind: string): string {
  return jobNames[kind] ?? kind
}
