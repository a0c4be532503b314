import { useEffect, useState } from 'react'

import type { Invitation } from '#desk/contract/invitation.ts'
import { readInvitation } from '#desk/contract/invitation.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'

/** What a token invites to: null when it was used or is over, undefined while it is asked or could not be. */
export function useInvitation(token: string) {
  const { client } = useDesk()
  const [invitation, setInvitation] = useState<Invitation | null | undefined>(token === '' ? null : undefined)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (token === '') return
    client.send(readInvitation, {}, { token }).then((answer) => {
      setInvitation(answer.ok ? answer.value : null)
      setError(null)
    }, setError)
  }, [client, token, tries])
  return { invitation, error, retry: () => setTries(tries + 1) }
}
