import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { RestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { readRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'

/** The restaurants of the demonstration in the order of their numbers, named as their files are. */
const names = ['trattoria', 'stella', 'cucine-del-po', 'sagra', 'pausa', 'grande-mensa', 'quartiere'] as const
export type DemoRestaurant = (typeof names)[number]

export async function demoFile(name: DemoRestaurant): Promise<RestaurantFile> {
  const read = readRestaurantFile(await readFile(join(import.meta.dirname, `${name}.json`), 'utf8'))
  if (!read.ok) throw new Error(`Comanda: ${name}.json is wrong. ${read.refusal.join(' ')}`)
  return read.value
}

export function demoFiles(): Promise<RestaurantFile[]> {
  return Promise.all(names.map(demoFile))
}
