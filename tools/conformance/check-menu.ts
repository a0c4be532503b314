import { getProduct } from '#src/contract/product-details.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import { categoryRequest, productsRequest } from '#src/contract/product-lists.ts'
import type { Product } from '#src/contract/product.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { getReservationConfig } from '#src/contract/reservation.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { ShiftDay, TimeSlot } from '#src/contract/shift.ts'
import { getDays, getServiceConfigs, getSlots } from '#src/contract/shift.ts'
import type { Id, LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { unitsLeft } from '#src/domain/product/availability.ts'
import { canAddAtOnce } from '#src/domain/product/orderability.ts'
import { slotStart } from '#src/domain/slots/slot-times.ts'

import { checkStart } from './check-start.ts'
import type { Visit } from './service-client.ts'

export type Slot = {
  readonly date: LocalDate
  readonly start: LocalDateTime
  readonly timetableId: Id<'Timetable'>
  readonly menuId: Id<'Menu'> | null
}
export type Menu = { readonly slot: Slot | null; readonly dish: Product | null; readonly products: readonly Product[] }

const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null } as const
/** Fields that get_product always contains (contract C68). */
const detailOnly = [
  'aggiunte',
  'scelte_libere',
  'prodotto_composto_categorie_selezionabili',
  'prodotto_composto_associati',
].map((key) => `prodotto.${key}`)

/** Slots and the menu that is sold in them. */
export async function checkMenu(visit: Visit, venueId: Id<'Venue'>): Promise<Menu> {
  await visit.call(getServiceConfigs, { venueId, type: null })
  await visit.call(getReservationConfig, { venueId, type: 'reservation' })
  const slot = await freeSlot(visit, venueId, 'takeAway')
  if (!slot?.menuId) {
    visit.journal.skip('there is no slot for take-away, so no menu', getCategories, getProducts, getProduct, 'start')
    return { slot: null, dish: null, products: [] }
  }
  await checkStart(visit, { venueId, menuId: slot.menuId })
  return { slot, ...(await checkDishes(visit, venueId, slot.menuId)) }
}

/** The last slot of the first day with slots: the least likely to pass during the run. */
export async function freeSlot(visit: Visit, venueId: Id<'Venue'>, type: ServiceType): Promise<Slot | null> {
  const days = await visit.call(getDays, { venueId, type, ...nowhere })
  const day = days?.days[0]
  if (!day) {
    visit.journal.skip('no day has a slot', getSlots)
    return null
  }
  const asked = await visit.call(getSlots, { venueId, type, ...nowhere, date: day.date })
  const last = lastOf(day, asked?.slots ?? [])
  if (!last) return null
  const { timetableId, menuId } = last
  return { date: day.date, start: slotStart(day.date, last), timetableId, menuId }
}

function lastOf({ slots }: ShiftDay, asked: readonly TimeSlot[]): TimeSlot | undefined {
  return (slots ?? asked).at(-1)
}

async function checkDishes(visit: Visit, venueId: Id<'Venue'>, menuId: Id<'Menu'>) {
  const menu = await visit.call(getCategories, { menuId, venueId })
  const products: Product[] = []
  for (const { id: categoryId } of menu?.categories ?? [])
    products.push(...(await productsOf(visit, { menuId, venueId, categoryId })))
  if (products.length === 0) visit.journal.skip('the menu has no product', getProducts, getProduct)
  await checkById(visit, { menuId, venueId, products })
  return { products, dish: await plainDish(visit, products, venueId) }
}

/** A product without choices, fetched in full, because lists may omit the choices. */
async function plainDish(visit: Visit, products: readonly Product[], venueId: Id<'Venue'>): Promise<Product | null> {
  const isFree = (product: Product) => (unitsLeft({ product, venueId, lines: [] }) ?? 99) > 9
  for (const listed of products.filter((one) => canAddAtOnce(one) !== 'no' && isFree(one)).slice(0, 5)) {
    const asked = { productId: listed.id, categoryId: listed.category.id, venueId, lastUpdate: false }
    const reply = await visit.call(getProduct, asked, { asked: detailOnly })
    if (reply && canAddAtOnce(reply.product) === 'yes') return reply.product
  }
  return null
}

async function productsOf(
  visit: Visit,
  { menuId, venueId, categoryId }: MenuPlace & { readonly categoryId: Id<'Category'> },
): Promise<readonly Product[]> {
  const asked = ['nome_categoria']
  const reply = await visit.call(getProducts, categoryRequest({ menuId, venueId }, categoryId), { asked })
  return reply?.products ?? []
}

/** Fetches some products by id, and the details of one of every kind. */
async function checkById(
  visit: Visit,
  { menuId, venueId, products }: MenuPlace & { readonly products: readonly Product[] },
) {
  const some = products.slice(0, 3).map(({ id }) => id)
  if (some.length > 0) await visit.call(getProducts, productsRequest({ menuId, venueId }, { productIds: some }))
  for (const product of ofEveryKind(products)) {
    const categoryId = product.category.id
    await visit.call(
      getProduct,
      { productId: product.id, categoryId, venueId, lastUpdate: false },
      { asked: detailOnly },
    )
  }
}

function ofEveryKind(products: readonly Product[]): Product[] {
  const kinds: ((product: Product) => boolean)[] = [
    () => true,
    ({ isCombo }) => isCombo,
    ({ variants, sizes }) => variants.length > 0 && sizes.length > 0,
    ({ minPicks }) => minPicks !== null,
  ]
  return [...new Set(kinds.flatMap((isOfKind) => products.find(isOfKind) ?? []))]
}
