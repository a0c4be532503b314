import type { Venue } from '#src/contract/venue.ts'

type Place = Pick<Venue, 'street' | 'houseNumber' | 'postcode' | 'town' | 'province'>

const joined = (parts: readonly string[], separator: string) => parts.filter((part) => part !== '').join(separator)

/** `Via Po 12, Torino`; empty parts are left out. */
export function shortAddress({ street, houseNumber, town }: Place): string {
  return joined([joined([street, houseNumber], ' '), town], ', ')
}

/** `Via Po 12, 10123 Torino (TO)`; empty parts are left out [HOME-13]. */
export function fullAddress({ street, houseNumber, postcode, town, province }: Place): string {
  const locality = joined([postcode, town, province === '' ? '' : `(${province})`], ' ')
  return joined([joined([street, houseNumber], ' '), locality], ', ')
}
