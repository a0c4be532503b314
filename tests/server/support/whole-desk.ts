import type { DeskField } from '#server/staff/editing/desk-field.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

type Item = { readonly id: number; readonly fields: readonly DeskField[] }
const typedOf = (fields: readonly DeskField[]) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value.trim() === '' ? '' : value]))

async function withFirst<T>([first]: readonly T[], send: (item: T) => Promise<void>): Promise<void> {
  if (first !== undefined) await send(first)
}

/** What an owner can read and edit: every list is read, and one form of each kind is sent as it stands, or filled in. */
export async function useWholeDesk(service: TestService, restaurantId: number): Promise<readonly number[]> {
  const { read, get, post, save, savePart } = deskOf(service, restaurantId)
  const statuses: number[] = []
  const note = async (reply: Promise<Response>) => void statuses.push((await reply).status)
  const form = (path: string, { fields }: Pick<Item, 'fields'>, typed: object = {}) =>
    note(post(path, { typed: { ...typedOf(fields), ...typed } }))
  const edit = (path: string, { fields }: Pick<Item, 'fields'>, typed: object = {}) =>
    note(save(path, { ...typedOf(fields), ...typed }))
  const { codes } = await read<{ codes: readonly { id: number }[] }>('savings')
  const slots = await read<{
    venues: readonly { id: number; newFields: Item['fields']; shifts: readonly Item[] }[]
  }>('slots')
  const delivery = await read<Record<'venues' | 'areas' | 'points', readonly Item[]>>('delivery')
  const { ingredients } = await read<{ ingredients: readonly { id: number }[] }>('ingredients')
  const menu = await read<{ categories: readonly { products: readonly { id: number }[] }[] }>('menu')
  const product = menu.categories.flatMap(({ products }) => products)[0]?.id ?? 0
  const settings = await read<{
    restaurant: Pick<Item, 'fields'>
    venues: readonly (Item & { services: readonly (Pick<Item, 'fields'> & { type: string })[] })[]
  }>('settings')
  const { codes: photos } = await read<{ codes: readonly string[] }>('photos')
  const controls = await read<{ venues: readonly { services: readonly { type: string }[] }[] }>('controls')
  const type = controls.venues[0]?.services[0]?.type ?? ''
  const lists = [
    'session',
    'passkeys',
    'members',
    'orders',
    'reservations',
    'chats',
    'jobs',
    'pauses',
    'tables',
    'tables/codes',
    'site',
    'map',
    'audit/0',
    'numbers',
  ]
  for (const path of lists) await note(get(path))

  await withFirst(codes, async (code) => {
    await note(savePart('savings/set-up/codes', {}))
    await note(post(`codes/${code.id}/active`, { isActive: true }))
  })
  await withFirst(slots.venues, async (venue) => {
    await note(savePart(`venues/${venue.id}/set-up/hours`, { closures: [{ from: '2027-01-01' }] }))
    await form(`venues/${venue.id}/slots`, { fields: venue.newFields }, { from: '12', to: '13' })
    await note(post(`venues/${venue.id}/products/${product}/stock`, { quantity: 5 }))
    await note(post(`venues/${venue.id}/products/${product}/stock`, { quantity: null }))
    await note(post(`venues/${venue.id}/services/${type}/pause`, { isPaused: false }))
  })
  await withFirst(
    slots.venues.flatMap(({ shifts }) => shifts),
    async (shift) => {
      await edit(`timetables/${shift.id}/form`, shift)
      await note(post(`timetables/${shift.id}/capacity`, { capacity: 50 }))
    },
  )
  await withFirst(delivery.venues, (venue) => note(get(`venues/${venue.id}/numbers/2026-03-01/2026-03-31/rows`)))
  await withFirst(delivery.venues, (venue) => edit(`venues/${venue.id}/delivery`, venue))
  await withFirst(delivery.areas, (area) => edit(`areas/${area.id}/form`, area))
  await withFirst(delivery.points, (point) => edit(`points/${point.id}/form`, point))
  await withFirst(ingredients, ({ id }) => note(post(`ingredients/${id}/available`, { isAvailable: true })))
  await edit('settings/form', settings.restaurant)
  await withFirst(settings.venues, async (venue) => {
    await edit(`venues/${venue.id}/settings`, venue)
    for (const service of venue.services) await edit(`venues/${venue.id}/services/${service.type}/settings`, service)
  })
  await note(savePart(`products/${product}/set-up/dish`, { photos: photos.slice(0, 1) }))
  await note(savePart('menu/set-up/dish', { name: 'Nuovo', price: 5 }))
  for (const part of ['categories', 'traits', 'ingredients', 'extras', 'order'])
    await note(savePart(`menu/set-up/${part}`, {}))
  await note(post('pause', { isPaused: false }))
  return statuses
}
