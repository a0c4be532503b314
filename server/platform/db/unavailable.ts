import { sqlStateOf } from './retry-transaction.ts'

/**
 * As many calls wait as may, for a connection (`DATABASE_QUEUE`) or for work on a password: one more would only wait
 * longer.
 */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Errors of the network, by Node's code. */
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']
/** PostgreSQL ended the connection: connection exceptions, stops and failovers, transactions left idle. */
const lostStates = /^(08|57P|25P03|25P04)/
/** PostgreSQL ended the statement alone: no resources, statement timeout, rollback for others, lock not got in time. */
const busyStates = /^(53|57014|40|55P03)/
/** pg 8.23 and pg-pool tell these by their text alone. */
const driverTexts =
  /^(timeout expired|timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/

/**
 * Whether an error of the database passes by itself: it is away, full or busy. The call may be sent again a little later;
 * an idempotency key keeps it from being done twice.
 */
export function isUnavailable(error: unknown): boolean {
  const isBusy = (cause: Error) => cause instanceof QueueFullError || busyStates.test(stateOf(cause))
  return isConnectionLost(error) || causesOf(error).some(isBusy)
}

/** Whether the connection cannot be used any more. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      networkCodes.includes(sqlStateOf(cause) ?? '') ||
      lostStates.test(stateOf(cause)) ||
      driverTexts.test(cause.message),
  )
}

/** The SQLSTATE of an error, empty for errors of others. */
function stateOf(error: Error): string {
  const code = sqlStateOf(error) ?? ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : ''
}

/** Whether the call was refused because too many wait. */
export function isQueueFull(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof QueueFullError)
}

/** The error and what caused it: drizzle wraps the errors of the driver. */
function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
