import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits. */
export function newApiKey(): string {
  return `k_${randomBytes(32).toString('base64url')}`
}

/** What a guest reads an order with: 256 random bits. */
export function newGuestToken(): string {
  return `t_${randomBytes(32).toString('base64url')}`
}

/** What a mail leads to a new password with: 256 random bits. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a key or token: 256 random bits need no salt. */
export function hashOfKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('base64url')
}

/** Is this the key of a stored hash? The time it takes says nothing about the hash. */
export function isKeyOf(key: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfKey(key)), Buffer.from(hash))
}
