import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { memberEmail, memberName } from './members.ts'
import { id, instant, nothing, oneOf, rows } from './values.ts'

// What the provider's operators do (decision 132). Paths begin behind `/operator/api`.

const text = z.string().check(z.minLength(1), z.maxLength(200))

const operator = z.object({ name: z.string(), email: z.string() })
export type Operator = z.output<typeof operator>

/** Who is signed in; null = nobody. */
export const readOperator = deskRead('/session', z.object({ operator: z.nullable(operator) }))
export const signInOperator = deskSend('/session', z.object({ email: text, password: text }), nothing)
export const signOutOperator = deskSend('/session/end', nothing, nothing)

const owner = z.object({ name: z.string(), email: z.string() })
const listedRestaurant = z.object({
  /** What a tag names it by. */
  id: id<'Restaurant'>(),
  name: z.string(),
  /** Its owner has not opened it yet. */
  opensSoon: z.boolean(),
  owners: rows(owner),
  /** Who has a link to the desk and has not used it. */
  invited: rows(z.object({ name: z.string(), email: z.string(), until: instant })),
})
export type ListedRestaurant = z.output<typeof listedRestaurant>

/** Every restaurant, the newest first. */
export const readRestaurants = deskRead('/restaurants', z.object({ restaurants: rows(listedRestaurant) }))

/** What a restaurant begins with: hours, ways to order and a small menu to be replaced. */
export const sampleName = oneOf('pizzeria', 'bistro', 'chain', 'fair')
export type SampleName = z.output<typeof sampleName>

const newCountry = z.object({
  /** ISO 3166-1. */
  code: z.string(),
  /** Whether it has several, so that one has to be said. */
  asksTimeZone: z.boolean(),
})
export type NewCountry = z.output<typeof newCountry>

/** The countries whose currency and language the service knows. */
export const readCountries = deskRead('/countries', z.object({ countries: rows(newCountry) }))

const newRestaurant = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** IANA name; null = that of the country. */
  timeZone: z.nullable(z.string().check(z.maxLength(100))),
  like: sampleName,
})
export type NewRestaurant = z.input<typeof newRestaurant>
export const makeRestaurant = deskSend('/restaurants', newRestaurant, z.object({ id: id<'Restaurant'>() }))

/** Answers the link that leads to the desk: it is shown once, and mailed. */
export const inviteOwner = deskSend(
  '/restaurants/:restaurant/invite',
  z.object({ name: memberName, email: memberEmail }),
  z.object({ link: z.string(), until: instant }),
)
/** Ends an invitation that nobody has used: its link leads nowhere. */
export const withdrawInvitation = deskSend(
  '/restaurants/:restaurant/withdraw',
  z.object({ email: memberEmail }),
  nothing,
)
