import { useLazyModule } from '#src/query/use-lazy-module.ts'

/** The step that asks for each kind of destination, in a chunk of its own: only some venues need it. */
const steps = {
  address: async () => (await import('./delivery-step.tsx')).DeliveryStep,
  servicePoint: async () => (await import('./service-point-step.tsx')).ServicePointStep,
  table: async () => (await import('#src/features/order-options/table/seat-step.tsx')).SeatStep,
} as const

/** Kinds of destination that the diner is asked for. */
export type AskedDestination = keyof typeof steps

/** Loads the step that asks for a kind of destination once it is needed. */
export function usePlaceStep(destination: AskedDestination, isNeeded: boolean) {
  return useLazyModule(`${destination}-step`, steps[destination], isNeeded)
}
