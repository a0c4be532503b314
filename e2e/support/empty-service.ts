import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { restaurantWithKey } from '#server/platform/find-restaurant.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { faultLine } from '#server/restaurant-file/faults.ts'
import { slug } from '#server/restaurant-file/form.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'

import type { CommandSettings } from './emulated-service.ts'
import { startEmulatedService } from './emulated-service.ts'

export const operator = { email: 'olga@provider.example', password: 'a long enough password' } as const

/** The service with no restaurants, and an operator whom the documented command has made. */
export async function startEmptyService(programs: string, cdn: string) {
  const { origins, site, db, close } = await startEmulatedService(programs, cdn, addOperator)
  return {
    origins,
    site,
    close,
    /** The file of the restaurant with this name, as `restaurant:export` writes it. */
    fileOf: async (name: string) => {
      const restaurant = await restaurantWithKey(db, slug(name))
      return restaurant && exportRestaurant(db, restaurant.id)
    },
    /** What `restaurant:export` writes of a restaurant that a file has made. */
    madeByFile: async (file: object) => {
      const read = checkRestaurantFile(file)
      if (!read.ok) throw new Error(read.refusal.map(faultLine).join('\n'))
      const made = await importRestaurant(db, read.value)
      if (!made.ok) throw new Error(made.refusal.map(faultLine).join('\n'))
      return exportRestaurant(db, made.value.id)
    },
  }
}

async function addOperator(settings: CommandSettings): Promise<void> {
  const command = ['run', '-s', 'operator:add', '--', '--email', operator.email, '--name', 'Olga', '--password-stdin']
  const more = { NODE_ENV: 'production', SITE_ORIGIN: 'https://www.example', SMTP_URL: 'off' }
  const running = promisify(execFile)('npm', command, { env: { ...process.env, ...more, ...settings } })
  running.child.stdin?.end(operator.password)
  await running
}
