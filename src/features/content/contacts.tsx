import { Trans, useLingui } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import { Card } from '#src/ui/base/card.tsx'

import { VenueMap } from './venue-map.tsx'

/** Contacts of the venue; empty entries are left out [HOME-13]. */
export function Contacts({ venue }: { venue: Venue }) {
  const { t } = useLingui()
  const address = fullAddress(venue)
  const rows = [
    [t({ id: 'home.phone', message: 'Phone' }), venue.phone, `tel:${venue.phone.replace(/\s/g, '')}`],
    [t({ id: 'home.email', message: 'E-mail' }), venue.email, `mailto:${venue.email}`],
    [t({ id: 'home.company', message: 'Company' }), venue.companyName, null],
    [t({ id: 'home.vatNumber', message: 'VAT number' }), venue.vatNumber, null],
  ] as const
  const filled = rows.filter(([, value]) => value)
  if (address === '' && filled.length === 0) return null
  return (
    <Card title={<Trans id="home.contacts">Contacts</Trans>}>
      {address !== '' && <p className="address">{address}</p>}
      <VenueMap venue={venue} />
      <dl className="contacts">
        {filled.map(([label, value, href]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
