import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '#src/ui/button.tsx'

export type ContinueButtonProps = {
  /** What the order costs. */
  readonly total: ReactNode
  readonly isBusy: boolean
  readonly onContinue: () => void
}

/** To the checkout, with what it will cost. */
export function ContinueButton({ total, isBusy, onContinue }: ContinueButtonProps) {
  return (
    <Button variant="primary" isWide isBusy={isBusy} end={total} onClick={onContinue}>
      <Trans id="cart.continue">Go to checkout</Trans>
    </Button>
  )
}
