import { useLazyModule } from '#src/query/use-lazy-module.ts'

const loadDeliveryStep = async () => (await import('./delivery-step.tsx')).DeliveryStep

/** The step that asks where to deliver, in a chunk of its own: only some venues deliver. */
export function useDeliveryStep(isNeeded: boolean) {
  return useLazyModule('delivery-step', loadDeliveryStep, isNeeded)
}
