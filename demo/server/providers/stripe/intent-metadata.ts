import type { IntentEntity } from '#demo/server/payments/card-provider.ts'
import type { Id } from '#src/contract/values.ts'

/** Metadata of an intent, from which a webhook finds the entity it pays. */
export function metadataOf({ restaurantId, kind, id }: IntentEntity): Record<string, string> {
  return { restaurant: String(restaurantId), kind, id: String(id) }
}

/** Null for a payment that is not ours. */
export function entityOf({ restaurant, kind, id }: Readonly<Record<string, string>>): IntentEntity | null {
  if (kind !== 'order' && kind !== 'reservation' && kind !== 'bill') return null
  const [restaurantId, entityId] = [Number(restaurant), Number(id)]
  return Number.isSafeInteger(restaurantId) && Number.isSafeInteger(entityId)
    ? { restaurantId: restaurantId as Id<'Restaurant'>, kind, id: entityId }
    : null
}
