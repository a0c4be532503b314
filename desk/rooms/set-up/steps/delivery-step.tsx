import { DeliveryForm } from '#desk/parts/areas/delivery-form.tsx'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'

export function DeliveryStep({ onSaved }: StepProps) {
  return <DeliveryForm onSaved={onSaved} />
}
