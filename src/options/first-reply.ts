/** What the first reply says to those who have no codecs; `tests/options/first-reply.test.ts` compares it with the contract. */
export type FirstReply =
  | { readonly kind: 'restaurant'; readonly venueIds: readonly number[]; readonly hasCardPayments: boolean }
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  /** Not a reply of the contract. */
  | { readonly kind: 'foreign' }

type WireReply = {
  readonly success?: unknown
  readonly messages?: unknown
  readonly data?: { readonly locali?: readonly { readonly id?: unknown }[]; readonly f_stripe?: unknown } | null
}

/** Reads the body of the first reply (`firstPath`), in wire form. */
export function readFirstReply(body: unknown): FirstReply {
  if (typeof body !== 'object' || body === null || !('success' in body)) return { kind: 'foreign' }
  const { success, messages, data }: WireReply = body
  if (!success || !data) return { kind: 'refused', messages: [messages ?? []].flat().map(String) }
  const venues = Array.isArray(data.locali) ? (data.locali as readonly { readonly id?: unknown }[]) : []
  return {
    kind: 'restaurant',
    venueIds: venues.map((venue) => Number(venue.id)),
    hasCardPayments: Number(data.f_stripe) === 1,
  }
}
