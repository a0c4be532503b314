import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/base/button.tsx'
import type { ButtonProps } from '#src/ui/base/button.tsx'
import { PhoneIcon } from '#src/ui/base/late-icons.tsx'
import { phoneHref } from '#src/ui/base/phone-href.ts'

type CallButtonProps = Pick<ButtonProps, 'isWide'> & { readonly phone: string }

/** Link that phones the venue. */
export function CallButton({ phone, isWide }: CallButtonProps) {
  return (
    <Button size="small" isWide={isWide} start={<PhoneIcon size={20} />} href={phoneHref(phone)}>
      <Trans id="orders.call">Call {phone}</Trans>
    </Button>
  )
}
