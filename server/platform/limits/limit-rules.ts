/** So many tries in so many minutes, counted for each of what `per` names. */
export type LimitRule = {
  readonly points: number
  readonly minutes: number
  /**
   * `address`: the network a call comes from, at whatever restaurant. `subject`: what is tried, such as an account,
   * from whatever network. `both`: this subject from this network. `recipient`: an e-mail address, whatever restaurant
   * writes to it.
   */
  readonly per: 'address' | 'subject' | 'both' | 'recipient'
}

/**
 * How often one caller may do what can be guessed, what costs much, or what reaches other people. The guests of a
 * restaurant share the address of its Wi-Fi: what counts per address leaves room for sixty of them at once, and
 * COMANDA_ADDRESS_LIMITS multiplies it.
 */
export const limitRules = {
  /** Wrong passwords for one account; the right one forgives them. */
  password: { points: 5, minutes: 15, per: 'both' },
  /** Wrong passwords for one account from many networks; a new password forgives them. */
  passwordOfAccount: { points: 50, minutes: 60, per: 'subject' },
  /** Wrong passwords for many accounts: sixty guests who mistype theirs twice. */
  passwordFromAddress: { points: 120, minutes: 15, per: 'address' },
  /** Wrong passwords of a browser in which a member of the staff has signed in before, instead of the three above. */
  passwordOfKnown: { points: 10, minutes: 15, per: 'subject' },
  /** Sign-ins with a passkey that are begun: each page with the form of the desk begins one, and keeps a row. */
  passkeyBegun: { points: 240, minutes: 15, per: 'address' },
  /** Links to a new password for one account. */
  recovery: { points: 5, minutes: 15, per: 'both' },
  /** Links to a new password for many accounts. */
  recoveryFromAddress: { points: 60, minutes: 60, per: 'address' },
  /** Forms with a valid password, whether or not the account is free: sixty guests who register at their tables. */
  registration: { points: 60, minutes: 60, per: 'address' },
  /** Mails that anybody can have sent to an address of somebody else: welcomes and links to a new password. */
  mail: { points: 3, minutes: 60, per: 'recipient' },
  /** Table codes that no table has, looked up or sent with an order. Right ones count only while they are looked up. */
  tableCode: { points: 60, minutes: 15, per: 'address' },
  /** Calls of the staff to tables, whatever the table: sixty guests at theirs, once a minute for a while. */
  staffCall: { points: 120, minutes: 15, per: 'address' },
  /** Orders with the number of a discount code that the customer cannot have; one that exists takes no try. */
  discountCode: { points: 60, minutes: 15, per: 'address' },
  /** The same of one account, from whatever network. */
  discountCodeOfAccount: { points: 20, minutes: 15, per: 'subject' },
  /** Orders and reservations without an account, with names and notes: sixty guests who order four times an hour. */
  guestOrder: { points: 240, minutes: 60, per: 'address' },
  /** Group orders opened and joined, with names: sixty guests who do four times an hour. */
  group: { points: 240, minutes: 60, per: 'address' },
  /** Calls about payments, each of which asks a provider: sixty guests who pay, and try again. */
  payment: { points: 900, minutes: 15, per: 'address' },
  /** Cards that one account begins to keep without paying: whoever tries out stolen ones begins many. */
  newCard: { points: 10, minutes: 60, per: 'subject' },
  /** The same from one address, with an account each. */
  newCardFromAddress: { points: 60, minutes: 60, per: 'address' },
  /** Messages of one customer to restaurants. */
  message: { points: 60, minutes: 15, per: 'subject' },
  /** Addresses looked up while they are typed, about thirty for one address: sixty guests. */
  geocoding: { points: 1800, minutes: 15, per: 'address' },
  /** Tickets that one printer fetches and results that it says: sixty tickets a minute. Asking without one is only read. */
  printing: { points: 1800, minutes: 15, per: 'subject' },
  /** Addresses of printers that are none: five whose address was renewed, each second. */
  unknownPrinter: { points: 4500, minutes: 15, per: 'address' },
  /** Devices that one customer registers for push messages. */
  pushToken: { points: 60, minutes: 60, per: 'subject' },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof limitRules
