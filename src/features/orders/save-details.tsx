import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { sendDeliveryAddress } from '#src/api/address-calls.ts'
import type { NewAddress } from '#src/contract/delivery-address.ts'
import type { Id } from '#src/contract/values.ts'
import { addressOfGuestOrder } from '#src/domain/areas/address-of-guest-order.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { fillPath, paths } from '#src/instance/routes/paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import { createGuestDetailsStore } from '#src/state/guest-details-store.ts'
import type { GuestDetails } from '#src/state/guest-details-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'

/** Offers a guest who has just ordered an account with the details of the checkout (decision 75) [ACCT-23]. */
export function SaveDetails({ orderId }: { readonly orderId: Id<'Order'> }) {
  const { t } = useLingui()
  const { stores, location } = useInstance()
  const { details } = useSnapshot(stores.of(createGuestDetailsStore).state)
  const customer = useCustomer()
  if (details?.orderId !== orderId) return null
  if (customer !== null) return <SaveAddress request={details.request} />
  const { firstName = '', lastName = '', phone = '', email = '' } = details.request.guest ?? {}
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

/** Offers to keep where that order goes in the account that the guest has made since [CHK-72]. */
function SaveAddress({ request: order }: Pick<GuestDetails, 'request'>) {
  const { t } = useLingui()
  const { api, stores } = useInstance()
  const address = addressOfGuestOrder(order)
  const { run, isPending, error } = useMutation(async (request: NewAddress) => {
    await sendDeliveryAddress(api, { ...request, venueId: order.venueId })
    stores.of(createGuestDetailsStore).forget()
    stores.dialogs.showToast({ text: t({ id: 'orders.saveAddress.done', message: 'The address is saved' }) })
  })
  useFailureAlert(error)
  if (!address) return null
  const street = `${address.street} ${address.houseNumber}`
  return (
    <Card title={t({ id: 'orders.save.title', message: 'Quicker next time' })}>
      <p className="muted">
        <Trans id="orders.saveAddress.text">Your account can keep the address as well: {street}.</Trans>
      </p>
      <Button isWide size="small" isBusy={isPending} onClick={() => void run(address).catch(() => undefined)}>
        <Trans id="orders.saveAddress">Save the address</Trans>
      </Button>
    </Card>
  )
}
