import type { StaffMember } from './desk-member.ts'

/** What a call answers about the venues of a restaurant, for a member who may see one of them only. */
export function withOwnVenues<A extends { readonly venues: readonly { readonly id: number }[] }>(
  { venueId }: Pick<StaffMember, 'venueId'>,
  answer: A,
): A {
  if (venueId === null) return answer
  return { ...answer, venues: answer.venues.filter(({ id }) => id === venueId) }
}
