import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import type { MenuFile } from '#server/menu/menu-file.ts'
import { readMenuFile } from '#server/menu/menu-file.ts'
import { exportMenu, importMenu } from '#server/menu/store-menu-file.ts'
import { products, stock } from '#server/platform/db/schema/menu-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { noon, tiramisu } from '#tests/server/support/diner.ts'
import { runFile } from '#tests/server/support/process.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

const exported = (of = restaurantId) => exportMenu(service.db, of)
const nothing = { categories: [], menus: [], traits: [], ingredients: [], extraSets: [], products: [] }
const changed = async (change: (file: MenuFile) => object) => {
  const file = await exported()
  return { ...file, ...change(file) } as MenuFile
}
const firstProduct = (file: MenuFile, change: object) => ({
  products: file.products.map((product, index) => (index === 0 ? { ...product, ...change } : product)),
})

describe('a menu', () => {
  test.each([1, 2, 3, 4, 5, 6, 7] as const)('comes back as it was written: restaurant %s', async (like) => {
    const copy = await service.newRestaurant({ like })
    const before = await exported(copy)
    const read = readMenuFile(JSON.stringify(before))
    expect(read).toEqual({ ok: true, value: before })
    expect((await importMenu(service.db, copy, { ...before, ...nothing })).ok).toBe(true)
    expect(await exported(copy)).toEqual({ ...before, ...nothing })
    expect((await importMenu(service.db, copy, before)).ok).toBe(true)
    expect(await exported(copy)).toEqual(before)
  })

  test('keeps the stock of what stays; other restaurants keep theirs', async () => {
    const other = await service.newRestaurant()
    const theirs = await exported(other)
    await service.changeRestaurant(restaurantId, { stock: [{ productId: tiramisu, venueId: 11, quantity: 4 }] })
    const file = await changed(({ products: dishes }) => ({
      products: dishes.map((dish) => (dish.id === tiramisu ? { ...dish, price: 777 } : dish)),
    }))
    await importMenu(service.db, restaurantId, file)
    const isTiramisu = and(eq(products.restaurantId, restaurantId), eq(products.id, id<'Product'>(tiramisu)))
    expect(await service.db.select({ price: products.price }).from(products).where(isTiramisu)).toEqual([
      { price: 777 },
    ])
    const left = await service.db.select().from(stock).where(eq(stock.restaurantId, restaurantId))
    expect(left).toContainEqual(expect.objectContaining({ productId: tiramisu, quantity: 4 }))
    expect(await exported(other)).toEqual(theirs)
  })

  test('is only judged by a dry run', async () => {
    const before = await exported()
    const file = { ...before, ...nothing }
    const tried = await importMenu(service.db, restaurantId, file, { isDryRun: true })
    expect(tried).toMatchObject({ ok: true, value: { products: { written: 0, removed: before.products.length } } })
    expect(await exported()).toEqual(before)
  })
})

describe('a file is refused', () => {
  test.each([
    ['a price in text', { price: '6,50' }, 'products[0].price: Invalid input: expected number, received string.'],
    ['a name without text', { names: {} }, 'products[0].names: expected a text in at least one language.'],
    ['an unknown field', { colour: 'red' }, 'products[0]: Unrecognized key: "colour".'],
  ])('in one sentence for %s', async (_case, change, sentence) => {
    const file = await changed((all) => firstProduct(all, change))
    expect(readMenuFile(JSON.stringify(file))).toEqual({ ok: false, refusal: [sentence] })
  })

  test('when it is no JSON', () => {
    expect(readMenuFile('{')).toEqual({ ok: false, refusal: [expect.stringMatching(/^The file is no JSON: .+\.$/)] })
  })

  test('as a whole when it names what is not there', async () => {
    const before = await exported()
    const file = await changed((all) => ({
      ...firstProduct(all, { categoryIds: [987], traitIds: [986] }),
      categories: [...all.categories, all.categories[0]],
    }))
    expect(await importMenu(service.db, restaurantId, file)).toEqual({
      ok: false,
      refusal: [
        `categories[${before.categories.length}].id: ${before.categories[0]?.id} is there twice.`,
        'products[0].categoryIds: 987 is not among the categories.',
        'products[0].traitIds: 986 is not among the traits.',
      ],
    })
    expect(await exported()).toEqual(before)
  })
})

test('the commands print a menu and take it back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-menu-'))
  const dataDir = join(folder, 'data')
  await (await openDemonstration({ dataDir })).close()
  const run = (name: string, ...args: string[]) =>
    runFile(`server/commands/menu-${name}.ts`, { COMANDA_DATA: dataDir }, ...args, '--restaurant', '2')
  const { code, output } = await run('export')
  const file = join(folder, 'menu.json')
  await writeFile(file, output)
  expect([code, readMenuFile(output).ok]).toEqual([0, true])
  const taken = await run('import', file, '--dry-run')
  expect([taken.code, taken.output.split('\n')[0]]).toEqual([0, 'Pizzeria Stella (a dry run: nothing is kept)'])
  await writeFile(file, output.replace('"format"', '"form"'))
  expect((await run('import', file)).complaint).toContain('Comanda: format: Invalid input')
  await rm(folder, { recursive: true })
})
