import type { Service, ServiceOptions } from '#server/app.ts'
import { createService } from '#server/app.ts'

import { demonstration } from './demonstration.ts'
import type { Faults } from './faults.ts'
import { createFaults } from './faults.ts'

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
