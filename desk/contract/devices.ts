import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { nothing } from './values.ts'

/** Where a push service takes the messages of a browser, which stands for the device. */
const endpoint = z.url().check(z.maxLength(1000), z.startsWith('https://'))
/** Keys of the browser, in base64url. */
const key = z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/))

/** The key that push messages come from, which the browser asks for; and whether this device gets them is known to the browser. */
export const readPushKey = deskRead('/push-key', z.object({ publicKey: z.string() }))

const device = z.object({ endpoint, p256dh: key, auth: key })
export type PushDevice = z.output<typeof device>

/** Push messages go to a device from now on, and a first one at once; `isDelivered` false: the push service did not take it. */
export const addDevice = deskSend('/devices', device, z.object({ isDelivered: z.boolean() }))
export const removeDevice = deskSend('/devices/remove', z.object({ endpoint }), nothing)
