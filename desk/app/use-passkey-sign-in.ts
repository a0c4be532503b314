import { useEffect, useState } from 'react'

import type { PasskeyAnswer } from '#desk/contract/passkeys.ts'
import { beginPasskeySignIn, signInWithPasskey } from '#desk/contract/passkeys.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'

import type { SignInWay } from './sign-in-way.ts'

/** After this, in ms, the list of the field gets another challenge: the service takes no answer after five minutes. */
const renewMs = 4 * 60_000

/**
 * Signs in with a passkey [ORD-89]: one of the list that the browser shows at the field for the e-mail, as long as the form is
 * there, or one of its sheet, for the button. Whoever cancels either is told nothing.
 */
export function usePasskeySignIn({ change: { send }, onDone, onRefused }: SignInWay) {
  const { passkeys, client, clock } = useDesk()
  const [isAsking, setIsAsking] = useState(false)
  const [round, setRound] = useState(0)
  const askAnew = () => setRound((earlier) => earlier + 1)

  async function finish(answer: PasskeyAnswer): Promise<void> {
    const done = await send(signInWithPasskey, {}, answer)
    if (done.ok) return onDone()
    onRefused(done.refusal.reason)
    askAnew()
  }

  useEffect(() => {
    // Browsers ask one thing at a time, and the sheet was asked for.
    if (isAsking) return
    const left = new AbortController()
    const { signal } = left
    let stopTimer = () => {}
    async function offer(): Promise<void> {
      if (!(await passkeys.offersInField()) || signal.aborted) return
      const begun = await client.send(beginPasskeySignIn, {}, {})
      if (!begun.ok || signal.aborted) return
      stopTimer = clock.after(renewMs, askAnew)
      const answer = await passkeys.answer(begun.value.options, { isInField: true, signal })
      if (answer === null || signal.aborted) return
      onRefused(null)
      await finish(answer)
    }
    // Nobody has asked for it: without a network, say, the form is as it was.
    offer().catch(() => undefined)
    return () => {
      stopTimer()
      left.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once a round: what it calls is new with each drawing
  }, [isAsking, round])

  /** Opens the sheet of the browser. To be called in a tap. */
  async function ask(): Promise<void> {
    onRefused(null)
    setIsAsking(true)
    try {
      const begun = await send(beginPasskeySignIn, {}, {})
      if (!begun.ok) return onRefused(begun.refusal.reason)
      const answer = await passkeys.answer(begun.value.options)
      if (answer) await finish(answer)
    } catch {
      onRefused('no-passkey')
    } finally {
      setIsAsking(false)
    }
  }

  return { isKnown: passkeys.isKnown, isAsking, ask }
}
