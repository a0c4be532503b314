import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'

type ChangeState = { readonly isPending: boolean; readonly failure: string | null }

/** Begins or ends something temporary by a change whose state `useChange` has. */
export function useTemporaryChange({ isPending, failure }: ChangeState) {
  const { t } = useLingui()
  const { say } = useDesk()
  const [isRefused, setIsRefused] = useState(false)

  /** Says what was done, once it was; answers whether it was. */
  async function make(sent: Promise<{ readonly ok: boolean }>, done: string): Promise<boolean> {
    const { ok } = await sent
    setIsRefused(!ok)
    if (ok) say(done)
    return ok
  }
  const refused = t({ id: 'pause.refused', message: 'Not changed. Load the page again.' })
  return { make, isPending, failures: failure === null ? (isRefused ? [refused] : []) : [failure] }
}
