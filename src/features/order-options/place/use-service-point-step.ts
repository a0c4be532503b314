import { useLazyModule } from '#src/query/use-lazy-module.ts'

const loadServicePointStep = async () => (await import('./service-point-step.tsx')).ServicePointStep

/** The step that asks for the service point, in a chunk of its own: only some venues deliver to one. */
export function useServicePointStep(isNeeded: boolean) {
  return useLazyModule('service-point-step', loadServicePointStep, isNeeded)
}
