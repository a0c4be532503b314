import { Trans } from '@lingui/react/macro'

import { useVenue } from '#src/instance/use-restaurant.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { PhoneIcon } from '#src/ui/icons.tsx'

/** Nothing here cancels an order: the diner phones the venue [ORD-07, ORD-08]. */
export function HelpCard() {
  const venue = useVenue()
  if (!venue?.phone) return null
  return (
    <Card title={<Trans id="orders.help">Need to change something?</Trans>}>
      <p className="muted">
        <Trans id="orders.helpText">Orders can be changed or cancelled only by phone.</Trans>
      </p>
      <Button isWide start={<PhoneIcon size={20} />} href={`tel:${venue.phone.replaceAll(/\s/g, '')}`}>
        <Trans id="orders.call">Call {venue.phone}</Trans>
      </Button>
    </Card>
  )
}
