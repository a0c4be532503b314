import { randomUUID } from 'node:crypto'

import { anna } from '#demo/restaurants/demo-accounts.ts'
import type { GivenAddress } from '#demo/restaurants/give-customer.ts'
import { giveAddresses } from '#demo/restaurants/give-customer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { openSession } from '#server/platform/sessions.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { CardWish } from './change-card.ts'
import { changeCard } from './change-card.ts'

export type CustomerWish = {
  readonly language?: Language
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  readonly email?: string
  /** Whether the address is confirmed; true when left out. */
  readonly isEmailVerified?: boolean
  /** Points and rewards on the card. */
  readonly card?: CardWish
  readonly addresses?: readonly GivenAddress[]
}

/** The password of the seed's Anna, hashed at a cost that tests can pay a hundred times. */
export const passwordHash = 'scrypt$1024$8$1$icgBftDwKv6GKKoXB1FRTA$sOcZW7BPBtLVpmBX3zZJ5rhqvAUmSvr91qDIe6nA1N4'

/** A customer of a restaurant, already signed in. */
export async function createCustomer(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  wish: CustomerWish & { readonly nowMs: number },
) {
  const { nowMs, card = {}, addresses = [], isEmailVerified = true, ...own } = wish
  const email = own.email ?? `${randomUUID()}@example.com`
  const [account] = await db
    .insert(accounts)
    .values({
      ...anna,
      passwordHash,
      language: 'en',
      ...own,
      email,
      username: email,
      restaurantId,
      emailVerifiedAt: isEmailVerified ? new Date(nowMs) : null,
      createdAt: new Date(nowMs),
    })
    .returning()
  if (!account) throw new Error('Comanda: the customer was not created.')
  const apiKey = await openSession(db, account.id, nowMs)
  const { rewardIds } = await changeCard(db, account.id, { ...card, nowMs })
  const saved = await giveAddresses(db, account.id, addresses, new Date(nowMs))
  return {
    id: account.id,
    addressIds: saved.map((address) => address.id),
    email,
    password: 'buonappetito',
    apiKey,
    rewardIds,
  }
}
