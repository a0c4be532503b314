import { readFileSync } from 'node:fs'

import type { Origins } from '#tools/host-pages.ts'

import type { Restaurant } from './test-service.ts'

/** A sample of the documentation, with the addresses of this run in place of those of the text. */
export function sample(name: string, { cdn, service }: Origins, { id }: Restaurant): string {
  return readFileSync(`docs/samples/${name}.html`, 'utf8')
    .replaceAll('https://cdn.example.com/v1', cdn)
    .replaceAll('https://api.example.com', service)
    .replaceAll('restaurant="1"', `restaurant="${id}"`)
}
