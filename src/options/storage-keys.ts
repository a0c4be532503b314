/** Names of the stored values, one key each (decision 11). */
export type StoredName =
  | 'session'
  | 'cart'
  | 'draft'
  | 'venue'
  | 'language'
  | 'journal'
  | 'reservation'
  | 'placed'
  | 'replies'
  | 'snapshot'
  | 'button'
  | 'filter'
  | 'table'
  | 'bill'
  | 'push'
  | 'habits'
  | 'favourites'
  // Whether the service reads no simple requests (decision 105).
  | 'preflight'

/** Storage key of one restaurant on one service, so that two widgets on one origin do not mix [PERSIST-02]. */
export function storageKey(host: string, restaurantId: number | string, name: StoredName): string {
  return `comanda:${host}:${restaurantId}:${name}`
}
