import { useLingui } from '@lingui/react/macro'

import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { AddressArea } from '#src/domain/areas/area-of-address.ts'
import { areaOfAddress, lacksZone } from '#src/domain/areas/area-of-address.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { manualCities } from '#src/domain/areas/delivery-areas.ts'
import { WizardStep } from '#src/features/order-options/wizard-step.tsx'
import { nowhere } from '#src/parts/start/nowhere.ts'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'

import { AreaFacts } from './area-facts.tsx'
import { WithAreas } from './known-areas.tsx'
import type { PlaceStepProps } from './place-step-props.ts'
import { useEarlierAddress } from './use-earlier-address.ts'

import css from './zone-step.css?inline'

declareStyles(css)

/**
 * DELIVERY in manual zones: choice of the town, then of its zone if any; both stay visible [WIZ-09, WIZ-10, WIZ-11].
 */
export function ZoneStep(props: PlaceStepProps) {
  return <WithAreas venue={props.venue}>{({ cities }) => <Zones {...props} cities={cities} />}</WithAreas>
}

type ZonesProps = PlaceStepProps & { readonly cities: readonly DeliveryCity[] }

function Zones({ venue, config, choice, move, children, cities }: ZonesProps) {
  const { t } = useLingui()
  const towns = manualCities(cities, { venueIds: [venue.id], type: 'delivery' })
  const address = useEarlierAddress({ zoneMode: 'manual', chosen: choice.place.address, config, asked: noAreas })
  const area = address && areaOfAddress(address, towns)
  const place = address && area && !lacksZone(area) ? { ...nowhere, address } : null
  if (towns.length === 0)
    return (
      <Notice kind="warn" role="status">
        {t({ id: 'wizard.zone.none', message: 'This restaurant does not deliver at the moment.' })}
      </Notice>
    )
  return (
    <>
      <WizardStep
        title={t({ id: 'wizard.where', message: 'Where to' })}
        takesFocus={choice.open === 'day' && area === null}
      >
        <div className="zone-step">
          <Selects
            towns={towns}
            area={area}
            onChoose={(next) => move({ to: 'place', place: { address: next }, isFinal: false })}
          />
          {area && place && (
            <p className="facts tabular">
              <AreaFacts area={area} />
            </p>
          )}
        </div>
      </WizardStep>
      {place && children(place)}
    </>
  )
}

type SelectsProps = {
  readonly towns: readonly DeliveryCity[]
  readonly area: AddressArea | null
  readonly onChoose: (address: OrderAddress | null) => void
}

function Selects({ towns, area, onChoose }: SelectsProps) {
  const { t } = useLingui()
  const zones = area?.city.zones ?? []
  function chooseTown(value: string) {
    const city = towns.find(({ id }) => String(id) === value)
    onChoose(city ? zoneAddress(city, null) : null)
  }
  return (
    <>
      <SelectField
        label={t({ id: 'wizard.city', message: 'Town' })}
        blank={t({ id: 'wizard.city.none', message: 'Choose a town' })}
        value={String(area?.city.id ?? '')}
        options={towns.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={chooseTown}
      />
      {area && zones.length > 0 && (
        <SelectField
          label={t({ id: 'wizard.zone', message: 'Zone' })}
          blank={t({ id: 'wizard.zone.choose', message: 'Choose a zone' })}
          value={String(area.zone?.id ?? '')}
          options={zones.map(({ id, name, postcode }) => ({ value: String(id), label: `${name} (${postcode})` }))}
          onChange={(value) => onChoose(zoneAddress(area.city, zones.find(({ id }) => String(id) === value) ?? null))}
        />
      )}
    </>
  )
}

/** An address in a manual zone has no geographic areas. */
const noAreas = { areas: [], venueIds: [], type: 'delivery' } as const
