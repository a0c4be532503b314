import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { accountConsentsQuery } from '#src/api/venue-content-calls.ts'
import { deliversToAddresses } from '#src/domain/services/order-type.ts'
import { reservationsEnabled } from '#src/domain/venues/reservations-enabled.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { useLegalDocuments } from '#src/parts/form/use-legal-documents.ts'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { ChevronRightIcon, UserIcon } from '#src/ui/base/icons.tsx'
import { CardIcon, DocumentIcon, ReceiptIcon } from '#src/ui/base/late-icons.tsx'
import { CalendarIcon, PinIcon } from '#src/ui/base/more-icons.tsx'

/** Tiles that link to the parts of the account, where enabled, and to the legal documents [ACCT-02..06]. */
export function AccountTiles() {
  const { t } = useLingui()
  const { location, stores } = useInstance()
  const { hasCardPayments } = useRestaurant()
  const venue = useVenue()
  const { data } = useQuery(accountConsentsQuery(useApi(), stores.place.state.venueId))
  const documents = useLegalDocuments(data?.consents, data?.accessibilityUrl)
  const go = (path: string) => () => location.navigate(path)
  return (
    <ul className="tiles">
      <Tile
        icon={<UserIcon size={20} />}
        name={t({ id: 'account.profile', message: 'Your data' })}
        onClick={go(secondaryPaths.profile)}
      />
      <Tile
        icon={<ReceiptIcon size={20} />}
        name={t({ id: 'orders.history', message: 'Your orders' })}
        onClick={go(secondaryPaths.history)}
      />
      {venue && reservationsEnabled(venue) && (
        <Tile
          icon={<CalendarIcon size={20} />}
          name={t({ id: 'account.reservations', message: 'Your reservations' })}
          onClick={go(secondaryPaths.reservations)}
        />
      )}
      {deliversToAddresses(venue) && (
        <Tile
          icon={<PinIcon size={20} />}
          name={t({ id: 'account.addresses', message: 'Your addresses' })}
          onClick={go(secondaryPaths.addresses)}
        />
      )}
      {hasCardPayments && (
        <Tile
          icon={<CardIcon size={20} />}
          name={t({ id: 'account.cards', message: 'Your cards' })}
          onClick={go(secondaryPaths.cards)}
        />
      )}
      {documents.map(({ key, name, open }) => (
        <Tile key={key} icon={<DocumentIcon size={20} />} name={name} onClick={open} />
      ))}
    </ul>
  )
}

type TileProps = { readonly icon: ReactNode; readonly name: string; readonly onClick: () => void }

function Tile({ icon, name, onClick }: TileProps) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        {icon}
        <span className="name">{name}</span>
        <ChevronRightIcon size={20} />
      </button>
    </li>
  )
}
