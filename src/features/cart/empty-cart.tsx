import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { BagIcon } from '#src/ui/base/more-icons.tsx'

export type EmptyCartProps = {
  /** The last line was just removed, so the message takes the focus. */
  readonly takesFocus: boolean
  readonly action?: ReactNode
}

export function EmptyCart({ takesFocus, action }: EmptyCartProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])
  return (
    <EmptyState icon={<BagIcon size={32} />} action={action}>
      <p ref={text} tabIndex={-1}>
        <Trans id="cart.empty">Your order is empty</Trans>
      </p>
    </EmptyState>
  )
}
