import type { IntentReference } from '#server/payments/card-provider.ts'

/** Metadata of an intent: which installation made it, and what it pays there. */
export function metadataOf({ installation, restaurantId, kind, id }: IntentReference): Record<string, string> {
  return { installation, restaurant: String(restaurantId), kind, id: String(id) }
}
