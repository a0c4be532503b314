import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits. */
export function newApiKey(): string {
  return `k_${randomBytes(32).toString('base64url')}`
}

/** The token with which a guest reads an order: 256 random bits. */
export function newGuestToken(): string {
  return `t_${randomBytes(32).toString('base64url')}`
}

/** The token with which a bill is paid: 256 random bits. */
export function newBillToken(): string {
  return `b_${randomBytes(32).toString('base64url')}`
}

/** The code in the link of a group order: 128 random bits, short enough to be shared. */
export function newGroupCode(): string {
  return randomBytes(16).toString('base64url')
}

/** The key with which a member changes their part of a group order: 256 random bits. */
export function newMemberKey(): string {
  return `m_${randomBytes(32).toString('base64url')}`
}

/** The secret in the address that a printer asks at: 128 random bits, short enough to be typed. */
export function newPrinterSecret(): string {
  return randomBytes(16).toString('base64url')
}

/** The token in the mail of a password reset: 256 random bits. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The token in the cookie of a desk, or in the link of an invitation to one: 256 random bits. */
export function newStaffToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash that is stored of a key or token; so many random bits need no salt. */
export function hashOfKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('base64url')
}

/** True when the key has this hash; compares in constant time. */
export function isKeyOf(key: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfKey(key)), Buffer.from(hash))
}
