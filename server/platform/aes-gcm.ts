import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** A text under AES-256-GCM; `bound` is what it belongs to, which is not kept with it. */
export type Encrypted = { readonly iv: Buffer; readonly data: Buffer; readonly tag: Buffer }

/** Encrypts a text with a key of 32 bytes, never twice alike. */
export function encrypt(text: string, key: Uint8Array, bound = ''): Encrypted {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(bound))
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return { iv, data, tag: cipher.getAuthTag() }
}

/** The text again; throws with another key, for something else than it is bound to, and when a bit has changed. */
export function decrypt({ iv, data, tag }: Encrypted, key: Uint8Array, bound = ''): string {
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(bound)).setAuthTag(tag)
  return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
}
