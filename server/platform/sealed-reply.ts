import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** A reply that only its caller can have read again: `v1.` and nonce, tag and text in base64url. */
export type SealedReply = `v1.${string}.${string}.${string}`

const algorithm = 'aes-256-gcm'
const nonceBytes = 12

/**
 * Encrypts a reply with a key made of a text that only the caller knows: replies hold the tokens of guests, whose hashes
 * would protect little beside them.
 */
export function sealReply(reply: object, secret: string): SealedReply {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce)
  const content = Buffer.concat([cipher.update(JSON.stringify(reply), 'utf8'), cipher.final()])
  const [first, second, third] = [nonce, cipher.getAuthTag(), content].map((part) => part.toString('base64url'))
  return `v1.${first}.${second}.${third}`
}

/** The reply again; throws with another secret. */
export function openReply(sealed: SealedReply, secret: string): object {
  const [nonce, tag, content] = sealed
    .split('.')
    .slice(1)
    .map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !tag || !content) throw new Error('Comanda: a kept reply is not complete.')
  const decipher = createDecipheriv(algorithm, keyOf(secret), nonce).setAuthTag(tag)
  const text = Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
  return JSON.parse(text) as object
}

/** The secret is a random UUID of the client (contract 1.5): it needs no slow derivation. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'comanda reply', 32))
}
