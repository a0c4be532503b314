import type { Faults } from '#demo/trials/faults.ts'
import { createFaults } from '#demo/trials/faults.ts'
import type { Service, ServiceOptions } from '#server/app.ts'
import { createService } from '#server/app.ts'

import { demonstration } from './demonstration.ts'

export type Demonstration = Service & {
  /** Failures on demand, for tests. */
  readonly faults: Faults
}

/** The service with the restaurants of the demonstration. */
export async function openDemonstration(options: Omit<ServiceOptions, 'edition'> = {}): Promise<Demonstration> {
  const faults = createFaults()
  const service = await createService({ ...options, edition: (settings) => demonstration(settings, faults) })
  return { ...service, faults }
}
