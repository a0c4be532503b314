import type { ReactNode } from 'react'

import type { PaymentOption } from '#src/domain/payments/payment-option.ts'

/** Drawings in a box of 34 x 22. Cards and PayPal by their marks, in their colours on white. */
const marks: Readonly<Record<string, ReactNode>> = {
  visa: (
    <path
      d="M6.5 7.5l1.8 7 3.7-7M15 7.5l-1.5 7M21.5 8.3c-2.6-1.6-4.6.2-3.6 1.5.8 1 2.8 1 2.7 2.6-.1 1.8-2.6 2.2-4.1 1M22.5 14.5l3.6-7 1.6 7M23.9 12.3h3.3"
      fill="none"
      stroke="#1434cb"
      strokeWidth="1.8"
    />
  ),
  mastercard: (
    <>
      <circle cx="13.5" cy="11" r="6.5" fill="#eb001b" />
      <circle cx="20.5" cy="11" r="6.5" fill="#f79e1b" />
      <path d="M17 5.5a6.5 6.5 0 0 1 0 11a6.5 6.5 0 0 1 0-11z" fill="#ff5f00" />
    </>
  ),
  payPal: (
    <>
      <path d="M13.5 4h5.2c2.8 0 4.3 1.6 3.8 4.1-.5 2.7-2.5 4-5.2 4h-2l-.7 4.4h-3z" fill="#003087" />
      <path d="M15.6 9.2h4.8c2.5 0 3.8 1.3 3.3 3.4-.5 2.3-2.2 3.4-4.6 3.4h-1.7l-.5 3h-2.9z" fill="#0070e0" />
    </>
  ),
  card: <path d="M8 7h18v9H8zM8 10h18" fill="none" stroke="#5f5a53" strokeWidth="1.4" strokeLinejoin="round" />,
  cash: (
    <g fill="none" stroke="#5f5a53" strokeWidth="1.4">
      <path d="M7 6h20v10H7z" />
      <circle cx="17" cy="11" r="2.6" />
    </g>
  ),
  mealVouchers: (
    <path
      d="M7 6h20v3a2 2 0 0 0 0 4v3H7v-3a2 2 0 0 0 0-4zM20 7v2m0 2v1m0 2v2"
      fill="none"
      stroke="#5f5a53"
      strokeWidth="1.4"
    />
  ),
}

/** The mark of a way to pay; what it means stands beside it in words. */
export function PaymentMark({ option }: { readonly option: PaymentOption }) {
  return (
    <svg viewBox="0 0 34 22" width="34" height="22" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="33" height="21" rx="4" fill="#fff" stroke="#d6d3cd" />
      {marks[markOf(option)] ?? marks.card}
    </svg>
  )
}

function markOf(option: PaymentOption): string {
  if (option.kind === 'payPal') return option.kind
  if (option.kind === 'cash') return option.means === 'cardAtDoor' ? 'card' : option.means
  const { card } = option
  if (card.kind === 'new') return 'card'
  return (card.kind === 'saved' ? card.saved.card : card.fresh.card).brand.toLowerCase()
}
