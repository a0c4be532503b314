import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { accounts, deliveryAddresses } from '#server/platform/db/schema/account-tables.ts'
import type { Id } from '#src/contract/values.ts'

export type AddressRow = typeof deliveryAddresses.$inferSelect
/** The part of an address that the customer enters. */
export type AddressContent = Omit<AddressRow, 'id' | 'accountId' | 'isDefault' | 'createdAt' | 'retiredAt'>

/** The addresses a customer has saved and not deleted, the default one first, then the newest. */
export function savedAddressesOf(db: Database, accountId: Id<'Account'>): Promise<AddressRow[]> {
  return db
    .select()
    .from(deliveryAddresses)
    .where(and(eq(deliveryAddresses.accountId, accountId), isNull(deliveryAddresses.retiredAt)))
    .orderBy(desc(deliveryAddresses.isDefault), desc(deliveryAddresses.id))
}

type OneOf = { readonly accountId: Id<'Account'>; readonly id: Id<'DeliveryAddress'> }

/** An address of this customer, a deleted one too, or null. */
export async function addressOf(db: Database, { accountId, id }: OneOf): Promise<AddressRow | null> {
  const [row] = await db.select().from(deliveryAddresses).where(isAddress({ accountId, id }))
  return row ?? null
}

function isAddress({ accountId, id }: OneOf) {
  return and(eq(deliveryAddresses.accountId, accountId), eq(deliveryAddresses.id, id))
}

type Saving = {
  readonly accountId: Id<'Account'>
  readonly content: AddressContent
  /** The address it replaces. */
  readonly old: AddressRow | null
  readonly nowMs: number
}

/**
 * Saves an address. An equal saved one is used instead; a replaced one is retired and passes on its default flag
 * (contract C128, C129).
 */
export async function saveAddress(db: Database, { accountId, content, old, nowMs }: Saving): Promise<AddressRow> {
  return db.transaction(async (tx) => {
    // Locks the account row, so that two requests cannot both save the same address.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
    const equal = (await savedAddressesOf(tx, accountId)).find((row) => hasContent(row, content))
    const row = equal ?? (await insertAddress(tx, { accountId, content, nowMs }))
    if (!old || old.id === row.id) return row
    await retireAddress(tx, old, nowMs)
    if (!old.isDefault) return row
    await tx.update(deliveryAddresses).set({ isDefault: true }).where(isAddress(row))
    return { ...row, isDefault: true }
  })
}

async function insertAddress(db: Database, { accountId, content, nowMs }: Omit<Saving, 'old'>): Promise<AddressRow> {
  const [row] = await db
    .insert(deliveryAddresses)
    .values({ ...content, accountId, createdAt: new Date(nowMs) })
    .returning()
  if (!row) throw new Error('Comanda: the address was not kept.')
  return row
}

const written = [
  'zoneMode',
  'street',
  'houseNumber',
  'town',
  'postcode',
  'province',
  'country',
  'doorbell',
  'note',
] as const
const placed = { manual: ['deliveryCityId', 'deliveryZoneId'], coordinates: ['latitude', 'longitude'] } as const

/** Equal text and equal location: city and zone in manual zone mode, else coordinates. */
function hasContent(row: AddressRow, content: AddressContent): boolean {
  return [...written, ...placed[content.zoneMode]].every((key) => row[key] === content[key])
}

/** Makes one address the default; false when the customer has no such address. */
export async function setDefaultAddress(db: Database, { accountId, id }: OneOf): Promise<boolean> {
  return db.transaction(async (tx) => {
    const live = await savedAddressesOf(tx, accountId)
    if (!live.some((row) => row.id === id)) return false
    await tx.update(deliveryAddresses).set({ isDefault: false }).where(eq(deliveryAddresses.accountId, accountId))
    await tx.update(deliveryAddresses).set({ isDefault: true }).where(isAddress({ accountId, id }))
    return true
  })
}

/** Marks an address as deleted; orders that used it keep their copy. */
export async function retireAddress(db: Database, address: OneOf, nowMs: number): Promise<void> {
  await db
    .update(deliveryAddresses)
    .set({ retiredAt: new Date(nowMs), isDefault: false })
    .where(isAddress(address))
}
