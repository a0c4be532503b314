import { Trans } from '@lingui/react/macro'

import type { JudgedAddress } from '#src/domain/areas/guest-address.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './address-text.css?inline'

declareStyles(css)

/** Street and house number: `Via Po 12`. */
export function streetOf({ street, houseNumber }: JudgedAddress): string {
  return [street, houseNumber].filter(Boolean).join(' ')
}

/** The lines under the street: postcode and town, doorbell, note for the courier. */
export function AddressDetails({ address }: { readonly address: JudgedAddress }) {
  const { zonePostcode, postcode, zoneTown, town, province, doorbell, note } = address
  const place = [zonePostcode ?? postcode, town, province && `(${province})`].filter(Boolean).join(' ')
  return (
    <>
      <span className="line">{zoneTown ? `${place} · ${zoneTown}` : place}</span>
      {doorbell && (
        <span className="line">
          <Trans id="address.doorbellNamed">Doorbell: {doorbell}</Trans>
        </span>
      )}
      {note && <span className="line">{note}</span>}
    </>
  )
}
