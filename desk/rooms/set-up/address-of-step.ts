import type { StepName } from '#desk/contract/set-up/steps.ts'

/** Where a step is at the desk, behind `/staff`. */
export function addressOfStep(step: StepName, venueId: number | null): string {
  return venueId === null ? `/set-up/${step}` : `/set-up/${step}/${venueId}`
}
