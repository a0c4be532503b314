import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'

import type { OrderAddress } from '#src/contract/order-address.ts'
import type { Venue } from '#src/contract/venue.ts'
import { areaOfAddress } from '#src/domain/areas/area-of-address.ts'
import { WizardStep } from '#src/features/order-options/wizard-step.tsx'
import { AddressPicker } from '#src/parts/address/address-picker.tsx'
import { useAddressPicker } from '#src/parts/address/use-address-picker.ts'
import { nowhere } from '#src/parts/start/nowhere.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { AreaFacts } from './area-facts.tsx'
import type { KnownAreas } from './known-areas.tsx'
import { WithAreas } from './known-areas.tsx'
import type { PlaceStepProps } from './place-step-props.ts'
import { useEarlierAddress } from './use-earlier-address.ts'

import css from './address-step.css?inline'

declareStyles(css)

/** DELIVERY by coordinates: asks for a complete address inside a delivery area [WIZ-12, WIZ-13, WIZ-14]. */
export function AddressStep(props: PlaceStepProps) {
  return <WithAreas venue={props.venue}>{(known) => <Address {...props} known={known} />}</WithAreas>
}

function Address({ venue, config, choice, move, children, known }: PlaceStepProps & { readonly known: KnownAreas }) {
  const { t } = useLingui()
  const { areas, cities } = known
  const asked = { areas, venueIds: [venue.id], type: 'delivery' } as const
  const address = useEarlierAddress({ zoneMode: 'coordinates', chosen: choice.place.address, config, asked })
  const area = address && canGoTo(address) ? areaOfAddress(address, cities) : null
  const title = t({ id: 'wizard.where', message: 'Where to' })
  if (choice.open === 'place' || !address || !area)
    return (
      <WizardStep title={title} takesFocus={choice.open !== null}>
        <AddressForm
          venue={venue}
          initial={address}
          onChoose={(chosen) => move({ to: 'place', place: { address: chosen }, isFinal: true })}
        />
      </WizardStep>
    )
  return (
    <>
      <WizardStep
        title={title}
        summary={address.formattedAddress ?? ''}
        note={<AreaFacts area={area} />}
        onChange={() => move({ to: 'open', step: 'place' })}
      />
      {children({ ...nowhere, address })}
    </>
  )
}

type AddressFormProps = {
  readonly venue: Venue
  readonly initial: OrderAddress | null
  readonly onChoose: (address: OrderAddress) => void
}

/** Address form: a complete, served suggestion is taken at once; anything else must be confirmed. */
function AddressForm({ venue, initial, onChoose }: AddressFormProps) {
  const picker = useAddressPicker({
    venueId: venue.id,
    type: 'delivery',
    initial,
    onPick: (address) => {
      if (address.savedAddressId === null && canGoTo(address)) onChoose(address)
    },
  })
  async function confirm() {
    const address = await picker.confirm()
    if (address) onChoose(address)
  }
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    void confirm()
  }
  return (
    <form className="address-step" noValidate onSubmit={onSubmit}>
      <AddressPicker picker={picker} />
      <Button type="submit" isWide isBusy={picker.isConfirming}>
        <Trans id="wizard.address.confirm">Deliver here</Trans>
      </Button>
    </form>
  )
}

/** Whether the order can go to the address; a saved one is taken unchanged [VENUE-23]. */
function canGoTo({ foundCityIds, isComplete, savedAddressId }: OrderAddress): boolean {
  return foundCityIds.length > 0 && (isComplete || savedAddressId !== null)
}
