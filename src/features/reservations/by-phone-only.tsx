import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { PhoneIcon } from '#src/ui/base/late-icons.tsx'
import { phoneHref } from '#src/ui/base/phone-href.ts'
import { Status } from '#src/ui/base/status.tsx'

/** In place of the form where there has to be a deposit and nothing here can pay one [RESV-44]. */
export function ByPhoneOnly({ phone }: { readonly phone: string }) {
  return (
    <EmptyState
      icon={<PhoneIcon size={32} />}
      action={
        phone !== '' && (
          <Button variant="primary" href={phoneHref(phone)}>
            <Trans id="orders.call">Call {phone}</Trans>
          </Button>
        )
      }
    >
      <Status>
        <Trans id="reservations.byPhone">
          This restaurant takes reservations with a deposit only, and it cannot be paid here. Please call to book a
          table.
        </Trans>
      </Status>
    </EmptyState>
  )
}
