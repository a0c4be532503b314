import { safeDecode } from '#src/contract/decode.ts'
import { clientVersion } from '#src/contract/envelope.ts'
import type { PushConfig } from '#src/contract/push.ts'
import { pushConfig } from '#src/contract/push.ts'

import { ApiError } from './api-error.ts'
import { describeMalformed } from './describe-malformed.ts'

type Deps = { readonly fetch: typeof fetch; readonly host: string }

/** Fetches the static push configuration by its name (contract 1.4, 3.10); throws on failure. */
export async function fetchPushConfig({ fetch, host }: Deps, name: string): Promise<PushConfig> {
  const path = `/static/push/${encodeURIComponent(name)}.json`
  const headers = { Accept: 'application/json', 'X-Version': clientVersion }
  const response = await fetch.call(globalThis, host + path, { headers, credentials: 'omit' })
  const data: unknown = await response.json()
  const read = safeDecode(pushConfig, data)
  if (!read.success) throw new ApiError(path, { kind: 'malformed', issues: describeMalformed(read.error.issues, data) })
  return read.data
}
