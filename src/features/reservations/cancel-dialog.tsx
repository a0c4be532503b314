import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#src/ui/base/button.tsx'
import { PhoneIcon } from '#src/ui/base/late-icons.tsx'
import { phoneHref } from '#src/ui/base/phone-href.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

type CancelDialogProps = { readonly phone: string; readonly onClose: () => void }

/** Asks the guest to phone the restaurant, with its number [RESV-34]. */
export function CancelDialog({ phone, onClose }: CancelDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t({ id: 'reservations.cancel', message: 'Cancel the reservation' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        phone !== '' && (
          <Button variant="primary" isWide start={<PhoneIcon size={20} />} href={phoneHref(phone)}>
            <Trans id="orders.call">Call {phone}</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans id="reservations.cancel.text">To cancel your reservation, phone the restaurant.</Trans>
      </p>
    </Dialog>
  )
}
