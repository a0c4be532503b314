import { spawnSync } from 'node:child_process'

import { createService } from '#server/app.ts'
import { restaurantWithKey } from '#server/platform/find-restaurant.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { faultLine } from '#server/restaurant-file/faults.ts'
import { slug } from '#server/restaurant-file/form.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { noon } from '#tests/server/support/diner.ts'
import { emulatedProduction } from '#tests/server/support/emulated-production.ts'
import { startPostgres } from '#tests/server/support/postgres-server.ts'
import { testSecretsKeys } from '#tests/support/service.ts'
import { providerFiles } from '#tools/provider-files.ts'
import { serve } from '#tools/serve.ts'

import { startHostSite } from './host-page.ts'

export const operator = { email: 'olga@provider.example', password: 'a long enough password' } as const

/**
 * The service for production on a PostgreSQL that is empty but for an operator, whom the documented command has made, and a
 * site of restaurants. Payment accounts are at the emulated providers. Its clock begins at noon.
 */
export async function startEmptyService(programs: string, cdn: string) {
  const database = await startPostgres(programs)
  const api = await serve((request) => service.app.fetch(request))
  addOperator(database.url, api.origin)
  const aheadMs = noon - Date.now()
  const service = await createService({
    edition: emulatedProduction,
    databaseUrl: database.url,
    publicUrl: api.origin,
    widgetUrl: cdn,
    secretsKeys: testSecretsKeys,
    now: () => Date.now() + aheadMs,
    jobsEveryMs: 1000,
  })
  const frames = await serve(providerFiles(api.origin))
  const origins = { service: api.origin, cdn, provider: frames.origin }
  const site = await startHostSite(origins)
  return {
    origins,
    site,
    /** The file of the restaurant with this name, as `restaurant:export` writes it. */
    fileOf: async (name: string) => {
      const restaurant = await restaurantWithKey(service.db, slug(name))
      return restaurant && exportRestaurant(service.db, restaurant.id)
    },
    /** What `restaurant:export` writes of a restaurant that a file has made. */
    madeByFile: async (file: object) => {
      const read = checkRestaurantFile(file)
      if (!read.ok) throw new Error(read.refusal.map(faultLine).join('\n'))
      const made = await importRestaurant(service.db, read.value)
      if (!made.ok) throw new Error(made.refusal.map(faultLine).join('\n'))
      return exportRestaurant(service.db, made.value.id)
    },
    close: async () => {
      // Open desks would keep their connections.
      service.announceClosing()
      await Promise.all([site, frames, api].map((server) => server.close()))
      await service.close()
      await database.stop()
    },
  }
}

function addOperator(databaseUrl: string, publicUrl: string): void {
  const settings = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    SITE_ORIGIN: 'https://www.example',
    SMTP_URL: 'off',
  }
  const { status, stderr } = spawnSync(
    'npm',
    ['run', '-s', 'operator:add', '--', '--email', operator.email, '--name', 'Olga', '--password-stdin'],
    {
      input: operator.password,
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`The operator was not made: ${stderr}`)
}
