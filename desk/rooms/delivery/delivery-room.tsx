import { Trans } from '@lingui/react/macro'

import { DeliveryForm } from '#desk/parts/areas/delivery-form.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import { Room } from '#desk/parts/room.tsx'

/** Where orders are brought and what it costs; for owners and managers of all venues. */
export function DeliveryRoom() {
  return (
    <Room
      title={<Trans id="delivery.title">Delivery</Trans>}
      actions={
        <PageLink to="/hours">
          <Trans id="delivery.freeFrom">Times and free delivery</Trans>
        </PageLink>
      }
    >
      <DeliveryForm />
    </Room>
  )
}
