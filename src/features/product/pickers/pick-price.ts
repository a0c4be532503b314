import type { ExtraIngredient } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import { extraPrice, pricedPicks } from '#src/domain/product/extras.ts'
import type { AdditionPrice } from '#src/features/product/choices/choice-prices.ts'

import type { WithPicks } from './with-picks.ts'

/** Price in cents of one more unit of a flavour [PRICE-15]. */
export function pickPrice(
  product: WithPicks,
  configuration: Configuration,
  flavour: ExtraIngredient,
  venueId: Id<'Venue'>,
): AdditionPrice {
  const picks = [...configuration.picks, { id: flavour.id, groupId: flavour.groupId }]
  const price = pricedPicks(product, { ...configuration, picks }, venueId).at(-1)?.price ?? flavour.price
  return { price, isFree: price === 0 && extraPrice(product.picks, flavour, configuration.sizeId) > 0 }
}
