import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { Venue } from '#src/contract/venue.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { PlusIcon } from '#src/ui/base/icons.tsx'
import { PinIcon } from '#src/ui/base/more-icons.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { OptionGroup } from '#src/ui/field/option-group.tsx'

import { AddressRow } from './address-row.tsx'
import { SavedAddressSheet } from './saved-address-sheet.tsx'
import type { AddressBook } from './use-address-book.ts'
import { useAddressBook } from './use-address-book.ts'
import { useZoneMode } from './use-zone-mode.ts'

import page from '#src/features/account/account-page.css?inline'
import css from './addresses-screen.css?inline'

declareStyles(page)
declareStyles(css)

/** The customer's saved delivery addresses [ACCT-54]. */
export function AddressesScreen() {
  const { t } = useLingui()
  const venue = useVenue()
  return (
    <>
      <TitleBar title={t({ id: 'account.addresses', message: 'Your addresses' })} parent={paths.account} />
      <section className="screen-frame account-page">{venue && <OfVenue venue={venue} />}</section>
    </>
  )
}

function OfVenue({ venue }: { readonly venue: Venue }) {
  const { zoneMode, error, reload } = useZoneMode(venue)
  if (error) return <LoadFailure error={error} onRetry={reload} />
  return zoneMode ? <Addresses venue={venue} zoneMode={zoneMode} /> : <Loading />
}

function Loading() {
  const { t } = useLingui()
  return (
    <SkeletonList
      label={t({ id: 'account.addresses.loading', message: 'Loading your addresses' })}
      count={3}
      shape="box"
    />
  )
}

/** The address being edited, a new one (`address` null), or none. */
type Edited = { readonly address: DeliveryAddress | null } | null
type AddressesProps = { readonly venue: Venue; readonly zoneMode: ZoneMode }

function Addresses({ venue, zoneMode }: AddressesProps) {
  const book = useAddressBook(venue, zoneMode)
  const [edited, edit] = useState<Edited>(null)
  const { addresses, error, reload } = book
  if (!addresses) return error ? <LoadFailure error={error} onRetry={reload} /> : <Loading />
  return (
    <>
      {addresses.length === 0 ? (
        <NoAddress />
      ) : (
        <List book={book} zoneMode={zoneMode} onEdit={(address) => edit({ address })} />
      )}
      <Button isWide aria-haspopup="dialog" start={<PlusIcon size={20} />} onClick={() => edit({ address: null })}>
        <Trans id="checkout.newAddress">New address</Trans>
      </Button>
      {edited && (
        <SavedAddressSheet
          venue={venue}
          zoneMode={zoneMode}
          known={edited.address}
          book={book}
          onClose={() => edit(null)}
        />
      )}
    </>
  )
}

type ListProps = {
  readonly book: AddressBook
  readonly zoneMode: ZoneMode
  readonly onEdit: (address: DeliveryAddress) => void
}

function List({ book, zoneMode, onEdit }: ListProps) {
  return (
    <OptionGroup
      headingLevel={2}
      title={<Trans id="account.addresses.default">Default address</Trans>}
      rule={
        <Trans id="account.addresses.rule">Orders go to the address you choose here, unless you say otherwise.</Trans>
      }
    >
      {book.addresses?.map((address) => (
        <AddressRow key={address.id} address={address} zoneMode={zoneMode} book={book} onEdit={() => onEdit(address)} />
      ))}
    </OptionGroup>
  )
}

function NoAddress() {
  return (
    <EmptyState icon={<PinIcon size={32} />}>
      <p>
        <Trans id="account.addresses.none">You have not saved an address yet.</Trans>
      </p>
    </EmptyState>
  )
}
