import { AddressStep } from './address-step.tsx'
import type { PlaceStepProps } from './place-step-props.ts'
import { ZoneStep } from './zone-step.tsx'

/** DELIVERY: asks for a delivery zone or, where the venue delivers by coordinates, for an address [WIZ-09..14]. */
export function DeliveryStep(props: PlaceStepProps) {
  return props.config?.zoneMode === 'manual' ? <ZoneStep {...props} /> : <AddressStep {...props} />
}
