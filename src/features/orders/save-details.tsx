import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import type { Id } from '#src/contract/values.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { fillPath, paths } from '#src/instance/routes/paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { createGuestDetailsStore } from '#src/state/guest-details-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'

/** Offers a guest who has just ordered an account with the details of the checkout (decision 75) [ACCT-23]. */
export function SaveDetails({ orderId }: { readonly orderId: Id<'Order'> }) {
  const { t } = useLingui()
  const { stores, location } = useInstance()
  const { details } = useSnapshot(stores.of(createGuestDetailsStore).state)
  const customer = useCustomer()
  if (customer !== null || details?.orderId !== orderId) return null
  const { firstName = '', lastName = '', phone = '', email = '' } = details
  const query = new URLSearchParams({
    nome: firstName,
    cognome: lastName,
    telefono: phone,
    email,
    // Without the token, which the entry of the confirmation has.
    back: fillPath(paths.confirmation, { id: orderId }),
  })
  return (
    <Card title={t({ id: 'orders.save.title', message: 'Quicker next time' })}>
      <p className="muted">
        <Trans id="orders.save.text">Choose a password, and your details are there for the next order.</Trans>
      </p>
      <Button isWide size="small" onClick={() => location.navigate(`${paths.registration}?${query}`)}>
        <Trans id="orders.save">Save my details</Trans>
      </Button>
    </Card>
  )
}
