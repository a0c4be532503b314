import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import type { FirstRestaurant } from '#tests/server/support/documented-run.ts'
import { printedPassword, runDocumented } from '#tests/server/support/documented-run.ts'
import { testSecretsKeys } from '#tests/support/service.ts'

import { startEmulatedService } from './emulated-service.ts'
import { sample } from './sample.ts'

export type FirstService = Awaited<ReturnType<typeof startFirstService>>

/** The service with the restaurants that the commands of `docs/restaurant-files.md` have made, and sites of theirs. */
export async function startFirstService(programs: string, cdn: string) {
  const SECRETS_KEYS = testSecretsKeys.map((one) => `${one.id}:${Buffer.from(one.key).toString('base64')}`).join()
  const service = await startEmulatedService(programs, cdn, (settings) => runDocumented({ ...settings, SECRETS_KEYS }))
  const { prepared: said, origins, site, db, close } = service

  return {
    origins,
    password: (restaurant: FirstRestaurant) => printedPassword(said, restaurant),
    /** The restaurant's own page, with the tag as the documentation has it and the number that the import has printed. */
    page: ({ id }: FirstRestaurant) => {
      const body = sample('floating', origins, { id: id as Id<'Restaurant'> })
      return site.add({ tag: null, hasStripe: true, body })
    },
    /** What the QR code of a restaurant's first table says. */
    tableCode: async ({ id }: FirstRestaurant) => {
      const file = await exportRestaurant(db, id as Id<'Restaurant'>)
      return file?.venues[0]?.tables?.[0]?.code ?? ''
    },
    close,
  }
}
