import { useLazyModule } from '#src/query/use-lazy-module.ts'

const loadSeatStep = async () => (await import('./seat-step.tsx')).SeatStep

/** The step that asks for the table, in a chunk of its own: only some venues take orders at tables. */
export function useSeatStep(isNeeded: boolean) {
  return useLazyModule('seat-step', loadSeatStep, isNeeded)
}
