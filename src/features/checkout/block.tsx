import type { ReactNode } from 'react'

import type { CheckoutRefusal } from '#src/domain/checkout/check-submission.ts'

type Reason = CheckoutRefusal['reason']
type BlockName = 'guest' | 'place' | 'payment' | 'invoice' | 'questions'

const blocks: Readonly<Record<Reason, BlockName>> = {
  'no-payment-mode': 'payment',
  'no-billing-address': 'invoice',
  'no-delivery-point': 'place',
  'no-address': 'place',
  'address-not-served': 'place',
  'below-minimum-spend': 'place',
  'incomplete-guest': 'guest',
  'unanswered-question': 'questions',
}

/** What a check may lead to. */
export function Block({ name, children }: { readonly name: BlockName; readonly children: ReactNode }) {
  return (
    <div className="block" data-block={name}>
      {children}
    </div>
  )
}

/** Leads to what has to be done about a refusal: what is marked as wrong, else the way to change it [CHK-23]. */
export function leadToBlock(screen: HTMLElement | null, reason: Reason): void {
  const block = screen?.querySelector<HTMLElement>(`[data-block="${blocks[reason]}"]`)
  const find = (inside: string) => block?.querySelector<HTMLElement>(inside)
  // All ways to pay are one question: the group reads itself out.
  if (reason === 'no-payment-mode') return find('fieldset')?.focus()
  const target = find('[data-invalid="true"] input, input[aria-invalid="true"]') ?? find('button, a')
  return target?.focus()
}
