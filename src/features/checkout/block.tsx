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

// A question or field, a checkbox, and what is said of something that a button changes.
const marks = '[data-invalid="true"], .checkbox-field [aria-invalid="true"], .notice[data-kind="error"]'
const controls = 'input, textarea, select, button, a'

/** What the blocks mark as missing or wrong, from the top of the page on. */
export function missingIn(screen: HTMLElement | null): readonly HTMLElement[] {
  return [...(screen?.querySelectorAll<HTMLElement>('.block') ?? [])].flatMap((block) => [
    ...block.querySelectorAll<HTMLElement>(marks),
  ])
}

/**
 * Focuses the first control that is marked, else the button beside the mark [CHK-23]; while the code of its block is still
 * being loaded, the block of the refusal.
 */
export function leadToMissing(screen: HTMLElement | null, reason: Reason): void {
  const [first] = missingIn(screen)
  const block = first?.closest('.block') ?? screen?.querySelector(`[data-block="${blocks[reason]}"]`)
  if (!(block instanceof HTMLElement)) return
  const target = first?.matches('input') ? first : first?.querySelector<HTMLElement>(controls)
  // The payment options form one question: focusing the group makes screen readers announce it.
  if (block.dataset.block === 'payment' && first) return first.focus()
  ;(target ?? block.querySelector<HTMLElement>('button, a') ?? block).focus()
}
