import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { OfflineReason } from '#src/parts/form/blocked-reason.tsx'
import { useIsOffline } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'

export type ContinueButtonProps = {
  /** The total of the order. */
  readonly total: ReactNode
  readonly isBusy: boolean
  readonly onContinue: () => void
}

/** Button to the checkout, with the total. */
export function ContinueButton({ total, isBusy, onContinue }: ContinueButtonProps) {
  const isOffline = useIsOffline()
  const reason = useId()
  return (
    <>
      <Button
        variant="primary"
        isWide
        isBusy={isBusy}
        isDisabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
        end={total}
        onClick={onContinue}
      >
        <Trans id="cart.continue">Go to checkout</Trans>
      </Button>
      {isOffline && <OfflineReason id={reason} />}
    </>
  )
}
