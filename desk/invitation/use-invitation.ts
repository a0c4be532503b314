import { useCallback, useEffect, useState } from 'react'

import type { Invitation } from '#desk/contract/invitation.ts'
import { readInvitation } from '#desk/contract/invitation.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'

/** What a token invites to: null when it was used or is over, undefined while it is asked or could not be. */
export function useInvitation(token: string) {
  const { client } = useDesk()
  const [invitation, setInvitation] = useState<Invitation | null | undefined>(token === '' ? null : undefined)
  const [error, setError] = useState<unknown>(null)
  const read = useCallback(async () => {
    if (token === '') return
    setError(null)
    try {
      const answer = await client.send(readInvitation, {}, { token })
      setInvitation(answer.ok ? answer.value : null)
    } catch (failure) {
      setError(failure)
    }
  }, [client, token])
  useEffect(() => void read(), [read])
  return { invitation, error, read }
}
