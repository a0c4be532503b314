import webPush from 'web-push'
import * as z from 'zod/mini'

import type { Database } from '#server/platform/db/database.ts'
import { secretNamed } from '#server/platform/secrets.ts'
import type { VapidKeys } from '#server/settings/settings.ts'

const stored = z.object({ publicKey: z.string(), privateKey: z.string() })

/** The keys that push messages to staff come from: those of the operator, else the service's own, made at the first need. */
export async function vapidKeysOf(db: Database, given: VapidKeys | null): Promise<VapidKeys> {
  if (given) return given
  return stored.parse(JSON.parse(await secretNamed(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))))
}
