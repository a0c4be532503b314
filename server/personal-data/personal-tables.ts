import type { SQL, SQLWrapper } from 'drizzle-orm'
import { eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Database } from '#server/platform/db/database.ts'
import {
  accounts,
  billingAddresses,
  deliveryAddresses,
  emailConfirmations,
  passwordResets,
  sessions,
} from '#server/platform/db/schema/account-tables.ts'
import { bills } from '#server/platform/db/schema/bill-tables.ts'
import { consentRecords } from '#server/platform/db/schema/legal-tables.ts'
import { chatMessages, chats } from '#server/platform/db/schema/messaging-tables.ts'
import { orderLines, orders, orderStatusLog, orderTimes } from '#server/platform/db/schema/order-tables.ts'
import { outbox, pushOutbox, pushTokens } from '#server/platform/db/schema/outbox-tables.ts'
import { cardCustomers } from '#server/platform/db/schema/payment-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { pointCredits, rewards, scores } from '#server/platform/db/schema/savings-tables.ts'
import { idempotencyKeys } from '#server/platform/db/schema/service-tables.ts'
import type { Account } from '#server/platform/sessions.ts'

/** What an erasure does to the rows of an account. */
type Erasure =
  /** They go with the row of the account. */
  | 'cascade'
  /** They name the person without belonging to the account, and are deleted. */
  | 'delete'
  /** They stay without the person. */
  | 'overwrite'

export type PersonalTable = {
  /** As the exported file calls it. */
  readonly name: string
  readonly table: PgTable
  /** Which rows are the account's. */
  readonly isOf: (account: Account, db: Database) => SQL | undefined
  /** Columns that are nobody's data, or secrets: they are in no export. */
  readonly unsaid: readonly string[]
  /** Whether the export has it at all. */
  readonly isExported: boolean
  readonly erasure: Erasure
}

/** Most tables: in the file as they are, and gone with the account. */
const usual = { unsaid: [], isExported: true, erasure: 'cascade' } as const
/** Hashes of secrets, and nothing else. */
const unsaid = { ...usual, isExported: false } as const
/** What was ordered and paid stays (`without-person.ts`). */
const stays = { ...usual, erasure: 'overwrite' } as const
/** Columns with which the service works, and secrets. */
const ofOurs = ['tokenHash', 'walkInKey', 'waitingNetwork', 'waitsSince', 'reminders', 'pushedAt', 'calledAt']

const byAccount = (column: SQLWrapper) => (account: Account) => sql`${column} = ${account.id}`
const ordersOf = (account: Account, db: Database) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.accountId, account.id))
const chatsOf = (account: Account, db: Database) =>
  db.select({ id: chats.id }).from(chats).where(eq(chats.accountId, account.id))

/**
 * Every table that holds something of a diner with an account: what their file has, and what an erasure does to it. A test
 * looks for tables that belong to accounts and are not here.
 */
export const personalTables: readonly PersonalTable[] = [
  { ...usual, name: 'account', table: accounts, isOf: byAccount(accounts.id), unsaid: ['passwordHash'] },
  { ...usual, name: 'deliveryAddresses', table: deliveryAddresses, isOf: byAccount(deliveryAddresses.accountId) },
  { ...usual, name: 'billingAddress', table: billingAddresses, isOf: byAccount(billingAddresses.accountId) },
  { ...usual, name: 'sessions', table: sessions, isOf: byAccount(sessions.accountId), unsaid: ['keyHash'] },
  { ...unsaid, name: 'passwordResets', table: passwordResets, isOf: byAccount(passwordResets.accountId) },
  { ...unsaid, name: 'emailConfirmations', table: emailConfirmations, isOf: byAccount(emailConfirmations.accountId) },
  { ...usual, name: 'consents', table: consentRecords, isOf: byAccount(consentRecords.accountId) },
  { ...stays, name: 'orders', table: orders, isOf: byAccount(orders.accountId), unsaid: ofOurs },
  { ...stays, name: 'orderLines', table: orderLines, isOf: (...of) => inArray(orderLines.orderId, ordersOf(...of)) },
  {
    ...stays,
    name: 'orderStates',
    table: orderStatusLog,
    isOf: (...of) => inArray(orderStatusLog.orderId, ordersOf(...of)),
  },
  { ...usual, name: 'timeLimit', table: orderTimes, isOf: byAccount(orderTimes.accountId) },
  { ...stays, name: 'paymentsAtTables', table: bills, isOf: byAccount(bills.accountId), unsaid: ofOurs },
  { ...stays, name: 'reservations', table: reservations, isOf: byAccount(reservations.accountId), unsaid: ofOurs },
  { ...usual, name: 'conversations', table: chats, isOf: byAccount(chats.accountId) },
  {
    ...usual,
    name: 'messages',
    table: chatMessages,
    isOf: (...of) => inArray(chatMessages.chatId, chatsOf(...of)),
    unsaid: ['staffId'],
  },
  { ...usual, name: 'points', table: scores, isOf: byAccount(scores.accountId) },
  { ...usual, name: 'pointsOfOrders', table: pointCredits, isOf: byAccount(pointCredits.accountId) },
  { ...usual, name: 'rewards', table: rewards, isOf: byAccount(rewards.accountId) },
  { ...usual, name: 'devices', table: pushTokens, isOf: byAccount(pushTokens.accountId), unsaid: ['token'] },
  { ...usual, name: 'notifications', table: pushOutbox, isOf: byAccount(pushOutbox.accountId), unsaid: ['token'] },
  { ...usual, name: 'mails', table: outbox, isOf: isMailTo, unsaid: ['parts'], erasure: 'delete' },
  { ...usual, name: 'cardsAtProviders', table: cardCustomers, isOf: byAccount(cardCustomers.accountId) },
  {
    ...unsaid,
    name: 'repeatedCalls',
    table: idempotencyKeys,
    isOf: byAccount(idempotencyKeys.accountId),
    erasure: 'delete',
  },
]

function isMailTo({ restaurantId, email }: Account): SQL {
  return sql`${outbox.restaurantId} = ${restaurantId} and lower(${outbox.recipient}) = lower(${email})`
}
