import { Trans, useLingui } from '@lingui/react/macro'

import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'

import { PositionMap } from './position-map.tsx'

/** Where a venue is, how it is reached, and who sells there. */
export function PlaceStep({ venueId, onSaved }: StepProps) {
  const { t } = useLingui()
  return (
    <div className="desk-sheet">
      <PartForm part="place" venueId={venueId} onSaved={onSaved}>
        <PartText at={['name']} label={<Trans id="place.name">Name of the venue</Trans>} />
        <fieldset>
          <legend>
            <Trans id="place.address">Address</Trans>
          </legend>
          <div className="group">
            <PartText at={['street']} label={<Trans id="place.street">Street</Trans>} />
            <PartText at={['houseNumber']} label={<Trans id="place.houseNumber">House number</Trans>} />
            <PartText at={['postcode']} label={<Trans id="place.postcode">Postcode</Trans>} />
            <PartText at={['town']} label={<Trans id="place.town">Town</Trans>} />
            <PartText at={['province']} isOptional label={<Trans id="place.province">Province or region</Trans>} />
          </div>
        </fieldset>
        <fieldset>
          <legend>
            <Trans id="place.contact">Contact</Trans>
          </legend>
          <div className="group">
            <PartText
              at={['phone']}
              type="tel"
              label={<Trans id="place.phone">Telephone</Trans>}
              hint={<Trans id="place.phoneHint">As it is dialled from abroad: +39 011 555 0121</Trans>}
            />
            <PartText
              at={['email']}
              type="email"
              label={<Trans id="place.email">E-mail</Trans>}
              hint={<Trans id="place.emailHint">Diners answer to it.</Trans>}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend>
            <Trans id="place.seller">Who sells</Trans>
          </legend>
          <div className="group">
            <PartText at={['companyName']} isOptional label={<Trans id="place.company">Company</Trans>} />
            <PartText at={['vatNumber']} isOptional label={<Trans id="place.vat">VAT number</Trans>} />
          </div>
        </fieldset>
        <PartWords
          at={['description']}
          isOptional
          rows={3}
          label={t({ id: 'place.description', message: 'Description' })}
          hint={<Trans id="place.descriptionHint">A few words for diners who do not know you yet.</Trans>}
        />
        <fieldset>
          <legend>
            <Trans id="place.position">Position on the map</Trans>
          </legend>
          <div className="group">
            <PartNumber
              at={['position', 'latitude']}
              kind="decimal"
              label={<Trans id="place.latitude">Latitude</Trans>}
            />
            <PartNumber
              at={['position', 'longitude']}
              kind="decimal"
              label={<Trans id="place.longitude">Longitude</Trans>}
            />
          </div>
          <PositionMap />
        </fieldset>
      </PartForm>
    </div>
  )
}
