import { Plural, Trans } from '@lingui/react/macro'

import { accountQuery } from '#src/api/account-calls.ts'
import type { Venue } from '#src/contract/venue.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { shortAddress } from '#src/domain/venues/venue-address.ts'
import { formatMoment } from '#src/i18n/format-calendar.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useQuery } from '#src/query/use-query.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'

/** Order type, time or table, and venue with the address to come to, with a link back to the wizard. */
export function WhenCard({ draft, venue }: { draft: StartedDraft; venue: Venue }) {
  const { location, i18n } = useInstance()
  const typeName = useOrderTypeName()
  return (
    <Card
      title={typeName(draft.type)}
      action={
        <Button variant="text" size="small" onClick={() => location.navigate(paths.orderOptions)}>
          <Trans id="action.change">Change</Trans>
        </Button>
      }
    >
      {draft.table ? (
        <p>
          <Trans id="orders.table">Table</Trans> {draft.table.name}
        </p>
      ) : (
        <p className="when tabular">{formatMoment(draft.slotStart, draft.slotEnd, i18n.locale)}</p>
      )}
      {draft.people !== null && (
        <p className="tabular">
          <Plural id="checkout.people" value={draft.people} one="# person" other="# people" />
        </p>
      )}
      <p className="muted">{isDelivered(draft.type) ? venue.name : `${venue.name}, ${shortAddress(venue)}`}</p>
    </Card>
  )
}

/** Name and phone of the signed-in customer who orders [CHK-07]. */
export function ContactCard() {
  const email = useCustomer()?.email
  const { data, error } = useQuery(accountQuery(useApi()))
  const customer = data?.customer
  useFailureAlert(error)
  return (
    <Card title={<Trans id="checkout.contact">Contact</Trans>}>
      {/* The line is kept free. */}
      <p>{customer ? `${customer.firstName} ${customer.lastName} · ${customer.phone}` : '\u00A0'}</p>
      <p className="muted">
        <Trans id="account.signedInAs">Signed in as {email}</Trans>
      </p>
    </Card>
  )
}
