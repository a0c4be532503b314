import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'

import type { PostPush } from '#server/alerts/staff-push.ts'

import { startStandIn } from './stand-in-server.ts'

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest()
/** One block of HKDF (RFC 5869), which all of these keys fit into. */
const derived = (salt: Buffer, secret: Buffer, info: Buffer, length: number) =>
  hmac(hmac(salt, secret), Buffer.concat([info, Buffer.from([1])])).subarray(0, length)

/** A browser that asked for push messages: its keys, and what it reads of a message for it (RFC 8291, RFC 8188). */
export function pushBrowser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + (body[20] ?? 0))
      const sealed = body.subarray(21 + (body[20] ?? 0))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
      const secret = derived(auth, keys.computeSecret(sender), info, 32)
      const key = derived(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derived(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
      const opened = createDecipheriv('aes-128-gcm', key, nonce)
      opened.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}

/** A push service on this machine: `post` brings there what is meant for `https://push.example`. */
export async function startPushService() {
  const server = await startStandIn()
  const post: PostPush = async ({ url, headers, body, signal }) => {
    const asked = request(`${server.url}${url.pathname}`, { method: 'POST', headers, signal, agent: false })
    asked.end(body)
    const [response] = (await once(asked, 'response')) as [{ statusCode?: number; resume(): void }]
    response.resume()
    return response.statusCode ?? 0
  }
  return { ...server, post }
}
