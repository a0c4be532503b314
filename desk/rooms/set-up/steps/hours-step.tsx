import { HoursForm } from '#desk/parts/week/hours-form.tsx'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'

/** When a venue is open. */
export function HoursStep({ venueId, onSaved }: StepProps) {
  return venueId !== null && <HoursForm venueId={venueId} onSaved={onSaved} />
}
