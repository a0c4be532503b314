import { WaysForm } from '#desk/parts/ways/ways-form.tsx'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'

/** How diners can order at a venue, and when. */
export function ServicesStep({ venueId, onSaved }: StepProps) {
  return venueId !== null && <WaysForm venueId={venueId} onSaved={onSaved} />
}
