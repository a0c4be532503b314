import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { checkWholeFile } from '#server/restaurant-file/check-whole-file.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { restaurantSchema } from '#server/restaurant-file/json-schema.ts'
import { noon } from '#tests/server/support/diner.ts'
import { faultLines } from '#tests/server/support/file-faults.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import type { Json } from './broken-values.ts'
import { changed, isThere, placesOf, wrongValues } from './broken-values.ts'
import { everything } from './everything.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The names of all fields of the JSON Schema, with those that hold them. */
function fieldsOf(schema: Json, root: Json, path = ''): string[] {
  const ref = schema.$ref
  if (typeof ref === 'string') {
    const name = ref.split('/').at(-1) ?? ''
    return name === 'text' ? [] : fieldsOf((root.definitions as Record<string, Json>)[name] ?? {}, root, path)
  }
  const parts = [schema.items, ...((schema.anyOf ?? schema.allOf ?? []) as Json[])].filter(Boolean) as Json[]
  return [
    ...Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([name, each]) => [
      `${path}.${name}`,
      ...fieldsOf(each, root, `${path}.${name}`),
    ]),
    ...parts.flatMap((part) => fieldsOf(part, root, path)),
  ]
}

const places = placesOf(everything)

test('the file says everything that a file can say', () => {
  const said = new Set(places.map((path) => `.${path.filter((part) => typeof part === 'string').join('.')}`))
  const schema = restaurantSchema() as Json
  // Each way to order has all fields of a service, each document those of both forms; they stand at one of them.
  const short = (path: string) => path.replace(/\.(services|legal)\.\w+/, '.$1')
  const all = new Set([...said].map(short))
  const missing = [...new Set(fieldsOf(schema, schema).map(short))].filter((path) => !all.has(path))
  expect(missing).toEqual([])
})

test('the file is right', () => {
  expect(checkWholeFile(JSON.stringify(everything))).toMatchObject({ ok: true })
})

/** What a file may leave out, it may leave out together. */
test('any fields are left out at once [FILE-08]', async () => {
  const subset = fc.subarray(
    places.filter(({ length }) => length > 0),
    { minLength: 1, maxLength: 30 },
  )
  await fc.assert(
    fc.asyncProperty(subset, async (paths) => {
      const file = paths.reduce<unknown>(
        (left, path) => (isThere(left, path) ? changed(left, path, undefined) : left),
        everything,
      )
      const read = checkWholeFile(JSON.stringify(file))
      if (!read.ok) return
      expect(await importRestaurant(service.db, read.value, { isDryRun: true })).toMatchObject({ ok: true })
    }),
    { numRuns: 60 },
  )
}, 120_000)

describe.each(wrongValues)('%s in any place', (_name, value) => {
  test('is taken or refused with a sentence [FILE-02] [FILE-03]', async () => {
    const rows = () => service.db.select({ id: restaurants.id }).from(restaurants)
    const before = await rows()
    // All changes that are taken together; what is taken only alone is written alone.
    let together: unknown = everything
    const alone: unknown[] = []
    for (const path of places) {
      const file = changed(everything, path, value)
      const read = checkWholeFile(JSON.stringify(file))
      for (const line of faultLines(read)) expect(line).toMatch(/^[\w$]\S*( \S+)*: .+\.$|^The file.*\.$/)
      const both = isThere(together, path) ? changed(together, path, value) : file
      if (read.ok && checkWholeFile(JSON.stringify(both)).ok) together = both
      else if (read.ok) alone.push(file)
    }
    // What the reader takes the database takes too.
    for (const file of [together, ...alone]) {
      const read = checkWholeFile(JSON.stringify(file))
      const done = read.ok ? await importRestaurant(service.db, read.value, { isDryRun: true }) : read
      // The number of another restaurant is seen there alone.
      for (const line of faultLines(done)) expect(line).toMatch(/^id: \d+ is the number of /)
    }
    expect(await rows()).toEqual(before)
  }, 120_000)
})
