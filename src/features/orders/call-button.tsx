import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/button.tsx'
import type { ButtonProps } from '#src/ui/button.tsx'
import { PhoneIcon } from '#src/ui/later-icons.tsx'

type CallButtonProps = Pick<ButtonProps, 'isWide'> & { readonly phone: string }

/** Rings the venue. */
export function CallButton({ phone, isWide }: CallButtonProps) {
  return (
    <Button size="small" isWide={isWide} start={<PhoneIcon size={20} />} href={`tel:${phone.replaceAll(/\s/g, '')}`}>
      <Trans id="orders.call">Call {phone}</Trans>
    </Button>
  )
}
