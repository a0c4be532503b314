import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { ColumnField, ImportGroup } from '#desk/contract/menu-import.ts'
import { columnFields } from '#desk/contract/menu-import.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { cutCsv } from '#src/domain/menu/cut-csv.ts'
import type { Language } from '#src/options/languages.ts'
import { languages } from '#src/options/languages.ts'
import { noon, tiramisu } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
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

type Columns = readonly (ColumnField | null)[]
type Answer = { readonly status: number; readonly reason?: string; readonly faults?: Record<string, string> }
type Preview = Answer & { readonly version: string; readonly groups: readonly ImportGroup[] }
const usual: Columns = ['category', 'name', 'price']
const table = (...lines: string[]) => ['Categoria;Nome;Prezzo', ...lines].map((line) => line.split(';'))

async function post<A = Answer>(path: string, body: object, language: Language = 'en') {
  const reply = await deskOf(service, restaurantId, language).post(`menu/${path}`, body)
  return { status: reply.status, ...((await reply.json()) as object) } as A
}
const preview = (rows: readonly string[][], { columns = usual, language = 'en' as Language } = {}) =>
  post<Preview>('preview', { rows, columns }, language)
const write = (rows: readonly string[][], version: string, removes = false) =>
  post('import', { rows, columns: usual, version, removes })
const menuNow = async () => (await exportRestaurant(service.db, restaurantId))?.menu
const linesOf = ({ groups }: Preview, kind: string) => groups.find((group) => group.kind === kind)?.lines ?? []
const dearer = table('Dolci;Tiramisù;6,50', 'Gelati;Fiordilatte di malga;3,50')

test('columns are known by their names in five languages [SET-21]', async () => {
  for (const language of languages) {
    const { fields, template } = await deskOf(service, restaurantId, language).read<{
      fields: { label: string }[]
      template: string
    }>('menu/import')
    const [head = [], ...rows] = cutCsv(new TextEncoder().encode(template))
    expect(head).toEqual(fields.map(({ label }) => label))
    expect(await post('columns', { head }, language)).toMatchObject({ columns: columnFields })
    const columns = columnFields.map((field) => (field === 'photo' ? null : field))
    expect((await preview([[...head], ...rows.map((row) => [...row])], { columns, language })).status).toBe(200)
  }
})

describe('a table', () => {
  test('says what it would change and writes nothing [SET-22]', async () => {
    const before = await menuNow()
    const seen = await preview(dearer)
    expect(seen.groups.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['new', 1],
      ['price', 1],
      ['more', 1],
      ['gone', (before?.products.length ?? 0) - 1],
    ])
    expect(linesOf(seen, 'price')).toEqual([{ name: 'Tiramisù', field: 'Price', was: '5,50', is: '6,50' }])
    expect(linesOf(seen, 'more')).toMatchObject([{ name: 'Gelati' }])
    expect(await menuNow()).toEqual(before)
  })

  test('tells its differences by names, in the desk’s language [SET-22]', async () => {
    const rows = [
      ['Nome', 'Prezzo', 'Categoria', 'Ingredienti', 'Alcolico', 'Formato'],
      ['Tiramisù', '5,50', 'Bevande', 'uovo, zabaione', 'sì', ''],
      ['Margherita', '7', '', '', '', 'Normale'],
      ['Margherita', '2', '', '', '', 'Assaggio'],
    ]
    const columns: Columns = ['name', 'price', 'category', 'ingredients', 'alcohol', 'size']
    const seen = await preview(rows, { columns, language: 'de' })
    expect(linesOf(seen, 'changed')).toEqual([
      { name: 'Margherita', field: 'Größe', was: '', is: 'Assaggio' },
      { name: 'Tiramisù', field: 'Kategorie', was: 'Desserts', is: 'Getränke' },
      {
        name: 'Tiramisù',
        field: 'Zutaten',
        was: 'Mascarpone, Ei, Kaffee, Kakao, Weizenmehl',
        is: 'Ei, zabaione',
      },
      { name: 'Tiramisù', field: 'Enthält Alkohol', was: '', is: 'ja' },
    ])
    expect(linesOf(seen, 'price')).toEqual([
      { name: 'Margherita', field: 'Preis', was: '6,50', is: '7,00' },
      { name: 'Margherita', field: 'Normale · Preis', was: '6,50', is: '7,00' },
    ])
  })

  test('is written as it was shown, and audited [SET-23]', async () => {
    const before = await menuNow()
    const { version } = await preview(dearer)
    expect((await write(dearer, version)).status).toBe(200)
    const after = await menuNow()
    expect(after?.products).toHaveLength((before?.products.length ?? 0) + 1)
    const [was, is] = [before, after].map((menu) => menu?.products.find(({ id }) => id === tiramisu))
    expect(is).toEqual({ ...was, price: 6.5 })
    const mine = and(eq(audit.restaurantId, restaurantId), eq(audit.action, 'menu.import'))
    expect(await service.db.select().from(audit).where(mine).orderBy(desc(audit.id))).toMatchObject([
      { subject: String(restaurantId), after: { new: 1, changed: 2, removed: 0 } },
    ])
    expect((await preview(dearer)).groups.map(({ kind }) => kind)).toEqual(['gone'])
  })

  test('takes away what it does not hold when asked [SET-23]', async () => {
    const { version } = await preview(dearer)
    expect((await write(dearer, version, true)).status).toBe(200)
    const after = await menuNow()
    expect(after?.products.map(({ price }) => price)).toEqual([6.5, 3.5])
    expect(after?.categories).toHaveLength(2)
    expect(after?.ingredients?.length).toBeGreaterThan(50)
  })

  test('is not written over what somebody else has changed [SET-23]', async () => {
    const { version } = await preview(dearer)
    await deskOf(service, restaurantId).savePart(`products/${tiramisu}/set-up/dish`, { price: 5.8 })
    const edited = await menuNow()
    expect(await write(dearer, version)).toMatchObject({ status: 409, reason: 'changed' })
    expect(await menuNow()).toEqual(edited)
  })

  test('is written when something was sold meanwhile [SET-23]', async () => {
    const { version } = await preview(dearer)
    const stock = [{ productId: tiramisu, venueId: 11, quantity: 4 }]
    await service.changeRestaurant(restaurantId, { stock })
    expect((await write(dearer, version)).status).toBe(200)
  })

  test('with faults names their lines and columns [SET-22]', async () => {
    const rows = table('Dolci;Tiramisù;chiedere', 'Dolci;;5', ';;', 'Dolci;Torta;-5', 'Dolci;=SOMMA(1);5')
    const formula = await preview(rows, { language: 'it' })
    expect(formula).toMatchObject({ status: 400, reason: 'invalid' })
    expect(Object.values(formula.faults ?? {})).toEqual([
      'Riga 6: Nella colonna «Nome» c’è una formula: esportare i valori.',
    ])
    const { faults = {} } = await preview(rows.slice(0, 5), { language: 'it' })
    expect(Object.values(faults)).toEqual([
      'Riga 2, colonna «Prezzo»: «chiedere» non è un prezzo: inserire un importo, ad esempio 8,50.',
      'Riga 3, colonna «Nome»: Manca il nome del prodotto: inserirlo.',
    ])
    const below = await preview(table('Dolci;Torta;-5'), { language: 'it' })
    expect(Object.values(below.faults ?? {})).toEqual(['Riga 2, colonna «Prezzo»: Inserire 0 o più.'])
  })

  test('with a dish that stands twice names it [SET-22]', async () => {
    const { faults = {} } = await preview(table('Dolci;Torta;5', 'Pizze;Torta;6'), { language: 'it' })
    expect(Object.values(faults)).toEqual([expect.stringMatching(/^«Torta»: .*torta/)])
  })

  test('with many faults says how many more there are [SET-22]', async () => {
    const { faults = {} } = await preview(table(...Array.from({ length: 25 }, () => 'Dolci;Torta;ask')))
    expect(Object.values(faults)).toHaveLength(21)
    expect(faults[20]).toBe('And 5 more. Correct these first.')
  })

  test('of 1 MB reaches the service; other calls stay small [SET-20]', async () => {
    const rows = table(...Array.from({ length: 400 }, (_, index) => `Dolci;Torta ${index};5;${'x'.repeat(1900)}`))
    expect((await preview(rows)).status).toBe(200)
    expect(await post('columns', { head: [JSON.stringify(rows)] })).toMatchObject({ status: 413 })
  })
})
