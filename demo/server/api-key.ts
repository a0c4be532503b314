import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. */
export function newApiKey(): string {
  return `k_${randomBytes(32).toString('base64url')}`
}

/** What is stored of a key: a key of 256 random bits needs no salt. */
export function hashOfKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('base64url')
}
