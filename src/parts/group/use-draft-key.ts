import { useRef } from 'react'

import { toJson } from '#src/browser/json.ts'
import { newIdempotencyKey } from '#src/state/new-idempotency-key.ts'

/**
 * Answers the idempotency key of what is sent: the same one for all tries of the same content, so that a lost reply creates
 * nothing twice, and a new one as soon as it changes (contract 1.5).
 */
export function useDraftKey(): (content: object) => string {
  const last = useRef({ content: '', key: '' })
  return (content) => {
    const text = toJson(content)
    if (last.current.content !== text) last.current = { content: text, key: newIdempotencyKey() }
    return last.current.key
  }
}
