import type { ReactNode } from 'react'

import type { CheckoutRefusal } from '#src/domain/checkout/check-submission.ts'

type Reason = CheckoutRefusal['reason']
type BlockName = 'guest' | 'place' | 'payment' | 'tip' | 'invoice' | 'questions'

const blocks: Readonly<Record<Reason, BlockName>> = {
  'no-payment-mode': 'payment',
  'no-billing-address': 'invoice',
  'no-delivery-point': 'place',
  'no-address': 'place',
  'address-not-served': 'place',
  'below-minimum-spend': 'place',
  'incomplete-guest': 'guest',
  'unanswered-question': 'questions',
  'wrong-tip': 'tip',
}

/** A section of the checkout that a failed check can scroll to and focus. */
export function Block({ name, children }: { readonly name: BlockName; readonly children: ReactNode }) {
  return (
    <div className="block" data-block={name} tabIndex={-1}>
      {children}
    </div>
  )
}

/**
 * Focuses the control that resolves a refusal: the field marked as invalid, else the button that changes it [CHK-23], and
 * the block itself while its code is still being loaded.
 */
export function leadToBlock(screen: HTMLElement | null, reason: Reason): void {
  const block = screen?.querySelector<HTMLElement>(`[data-block="${blocks[reason]}"]`)
  const find = (inside: string) => block?.querySelector<HTMLElement>(inside)
  // The payment options form one question: focusing the group makes screen readers announce it.
  if (reason === 'no-payment-mode') return find('fieldset')?.focus()
  const target = find('[data-invalid="true"] input, input[aria-invalid="true"]') ?? find('button, a')
  return (target ?? block)?.focus()
}
