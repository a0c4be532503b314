import { getProduct } from '#src/contract/product-details.ts'
import type { Id } from '#src/contract/values.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

import { clientOf } from './diner.ts'

/** A part of the file that the desk has sent: what the service answered, with the status. */
export type SavedPart = {
  readonly value: Record<string, unknown>
  readonly productId: number | null
  readonly status: number
  readonly faults?: object
}

/** The address of a dish as a part of the file. */
export const dishPart = (product: number) => `products/${product}/set-up/dish`

/** The desk of the owner of a restaurant like the first one, who edits its dishes, and a diner who reads them. */
export function dishDesk(service: TestService, restaurantId: Id<'Restaurant'>) {
  return {
    /** A dish as a diner sees it below a category. */
    async seen(product: number, category: number, language = 'it') {
      const menu = { menuId: id<'Menu'>(1), venueId: id<'Venue'>(11), categoryId: id<'Category'>(category) }
      const asked = { ...menu, lastUpdate: false, productId: id<'Product'>(product) }
      return (await clientOf(service, restaurantId, { language }).call(getProduct, asked)).product
    },
    async savePart(path: string, fields: object): Promise<SavedPart> {
      const reply = await deskOf(service, restaurantId).savePart(path, fields)
      return { status: reply.status, ...((await reply.json()) as Omit<SavedPart, 'status'>) }
    },
  }
}
