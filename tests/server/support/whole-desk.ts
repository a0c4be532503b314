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
  const { codes } = await read<{ codes: readonly Item[] }>('codes')
  const { categories } = await read<{ categories: readonly Item[] }>('categories')
  const { ingredients } = await read<{ ingredients: readonly Item[] }>('ingredients')
  const menu = await read<{ categories: readonly { products: readonly { id: number }[] }[] }>('menu')
  const product = menu.categories.flatMap(({ products }) => products)[0]?.id ?? 0
  const settings = await read<{ venues: readonly { id: number }[] }>('settings')
  const { codes: photos } = await read<{ codes: readonly string[] }>('photos')
  const controls = await read<{
    venues: readonly { id: number; services: readonly { type: string }[]; timetables: readonly { id: number }[] }[]
  }>('controls')
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
  ]
  for (const path of lists) await note(get(path))

  await withFirst(codes, async (code) => {
    await edit(`codes/${code.id}/form`, code)
    await note(post(`codes/${code.id}/active`, { isActive: true }))
    await form('codes', code, { name: 'ANOTHER' })
  })
  await withFirst(controls.venues, async (venue) => {
    await note(savePart(`venues/${venue.id}/set-up/hours`, { closures: [{ from: '2027-01-01' }] }))
    await note(savePart(`venues/${venue.id}/set-up/services`, {}))
    await note(post(`venues/${venue.id}/products/${product}/stock`, { quantity: 5 }))
    await note(post(`venues/${venue.id}/products/${product}/stock`, { quantity: null }))
    await note(post(`venues/${venue.id}/services/${type}/pause`, { isPaused: false }))
  })
  await withFirst(
    controls.venues.flatMap(({ timetables }) => timetables),
    (shift) => note(post(`timetables/${shift.id}/capacity`, { capacity: 50 })),
  )
  await note(savePart('set-up/delivery', {}))
  await withFirst(categories, async (category) => {
    await edit(`categories/${category.id}/form`, category)
    await form('categories', category)
  })
  await withFirst(ingredients, async (ingredient) => {
    const changed = Object.fromEntries(
      ingredient.fields.flatMap(({ name }) => (name.startsWith('prices.') ? [[name, '9,99']] : [])),
    )
    await edit(`ingredients/${ingredient.id}/form`, ingredient, changed)
    await note(post(`ingredients/${ingredient.id}/available`, { isAvailable: true }))
  })
  await note(savePart('set-up/settings', {}))
  await withFirst(settings.venues, (venue) => note(savePart(`venues/${venue.id}/set-up/rules`, {})))
  await note(savePart(`products/${product}/set-up/dish`, { photos: photos.slice(0, 1) }))
  await note(savePart('menu/set-up/dish', { name: 'Nuovo', price: 5 }))
  await note(savePart('menu/set-up/extras', {}))
  await note(post('pause', { isPaused: false }))
  return statuses
}
