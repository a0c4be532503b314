import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'

import pLimit from 'p-limit'

import { QueueFullError } from '#server/platform/db/unavailable.ts'

// OWASP's parameters for 16 MB of memory; a stored hash names its own, so they can be raised later.
const cost = { N: 16_384, r: 8, p: 5 } as const
const keyLength = 32

/**
 * Passwords that this process works on at once: one core stays free for all other calls, and two of Node's four threads
 * for files and compression.
 */
export const passwordsAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Passwords that may wait, a few seconds on one core; one more is answered with 503 and `Retry-After`. */
export const waitingPasswords = 40

const inTurn = pLimit(passwordsAtOnce)

type Cost = { readonly N: number; readonly r: number; readonly p: number }

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. Throws `QueueFullError` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Compares in constant time; without a stored hash (null, `noPassword`) it takes as long, so that the response time does not reveal which
 * accounts exist. Throws `QueueFullError` when too many wait.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored || nobody).split('$')
  const key = await derive(password, Buffer.from(salt ?? '', 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  const expected = Buffer.from(hash ?? '', 'base64url')
  return expected.length === key.length && timingSafeEqual(expected, key) && Boolean(stored)
}

/** Stored for an account that has no password: none is right. */
export const noPassword = ''

const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$AAAAAAAAAAAAAAAAAAAAAA$${Buffer.alloc(keyLength).toString('base64url')}`

/** Throws `QueueFullError` when too many passwords wait; asked first, so that a refused call costs no query. */
export function expectRoomForPassword(): void {
  if (inTurn.activeCount + inTurn.pendingCount >= passwordsAtOnce + waitingPasswords)
    throw new QueueFullError(`${waitingPasswords} passwords wait.`)
}

async function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  expectRoomForPassword()
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p }, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}
