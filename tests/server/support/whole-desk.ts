import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

async function withFirst<T>([first]: readonly T[], send: (item: T) => Promise<void>): Promise<void> {
  if (first !== undefined) await send(first)
}

/** What an owner can read and edit: every list is read, and each part is saved as it stands. */
export async function useWholeDesk(service: TestService, restaurantId: number): Promise<readonly number[]> {
  const { read, get, post, savePart } = deskOf(service, restaurantId)
  const statuses: number[] = []
  const note = async (reply: Promise<Response>) => void statuses.push((await reply).status)
  const { codes } = await read<{ codes: readonly { id: number }[] }>('savings')
  const { ingredients } = await read<{ ingredients: readonly { id: number }[] }>('ingredients')
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
    'printers',
    'numbers',
  ]
  for (const path of lists) await note(get(path))

  await withFirst(codes, async (code) => {
    await note(savePart('savings/set-up/codes', {}))
    await note(post(`codes/${code.id}/active`, { isActive: true }))
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
  await withFirst(controls.venues, (venue) => note(get(`venues/${venue.id}/numbers/2026-03-01/2026-03-31/rows`)))
  await note(savePart('set-up/delivery', {}))
  await withFirst(ingredients, ({ id }) => note(post(`ingredients/${id}/available`, { isAvailable: true })))
  await note(savePart('set-up/settings', {}))
  await withFirst(settings.venues, (venue) => note(savePart(`venues/${venue.id}/set-up/rules`, {})))
  await note(savePart(`products/${product}/set-up/dish`, { photos: photos.slice(0, 1) }))
  await note(savePart('menu/set-up/dish', { name: 'Nuovo', price: 5 }))
  for (const part of ['categories', 'traits', 'ingredients', 'extras', 'order'])
    await note(savePart(`menu/set-up/${part}`, {}))
  await note(post('pause', { isPaused: false }))
  return statuses
}
