import { useEffect, useRef, useState } from 'react'

import type { PaymentState } from '#src/domain/payments/payable.ts'

/** `over`: paid or lapsed, which other components show. */
type Answer = 'asking' | 'waiting' | 'unknown' | 'over'

/** What the service answers about a payment that waits, asked once and again on demand; `ask` rejects without an answer. */
export function usePaymentAnswer(ask: () => Promise<PaymentState | null>) {
  const [answer, setAnswer] = useState<Answer>('asking')
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (answer !== 'asking') return undefined
    let isShown = true
    void latest
      .current()
      .then((state): Answer => (state === 'waiting' ? 'waiting' : 'over'))
      .catch((): Answer => 'unknown')
      .then((found) => isShown && setAnswer(found))
    return () => {
      isShown = false
    }
  }, [answer])
  return { answer, askAgain: () => setAnswer('asking') }
}
