import { useMemo } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import type { CheckoutForm } from '#src/state/checkout-form.ts'
import { readCheckoutForm } from '#src/state/checkout-form.ts'

export type FillIn = (change: Partial<CheckoutForm>) => void

/** State of the checkout form. `kept` is the part of the stored draft that preserves it over reloads and sign-in. */
export function useCheckoutForm(kept: unknown) {
  const { stores } = useInstance()
  const form = useMemo(() => readCheckoutForm(kept), [kept])
  const fillIn: FillIn = (change) =>
    stores.draft.fillInCheckout({ ...readCheckoutForm(stores.draft.state.checkoutForm), ...change })
  return { form, fillIn }
}
