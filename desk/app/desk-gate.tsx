import { useCallback, useEffect, useState } from 'react'

import type { Session } from '#desk/contract/session.ts'
import { readSession, signOut } from '#desk/contract/session.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { MemberProvider } from '#desk/parts/member-context.tsx'
import { ReadFailure } from '#desk/parts/read-failure.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

import { Shell } from './shell.tsx'
import type { LastSession } from './sign-in.tsx'
import { SignIn } from './sign-in.tsx'

/** Shows the rooms to whoever is signed in, else the form to sign in. */
export function DeskGate() {
  const { client, queryClient, news, forget, i18n, showLanguage } = useDesk()
  const session = useDeskQuery(readSession)
  const { data, error, refetch } = session
  const [last, setLast] = useState<LastSession>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const isIn = data?.member != null
  const kept = data?.member?.language ?? null

  // What a member has chosen holds in whatever browser they sign in.
  useEffect(() => {
    if (kept !== null && kept !== i18n.locale) void showLanguage(kept)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what the service says: a choice here is shown before it is kept
  }, [kept])

  const leave = useCallback(
    (how: LastSession) => {
      setLast(how)
      news.stop()
      forget()
      // The rooms go at once: as long as they ask, each refusal would end the session anew, and its reading with it.
      const isSession = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[2] === readSession.path
      queryClient.setQueriesData<Session>(
        { predicate: isSession },
        (session) => session && { ...session, member: null },
      )
      // Nothing that one member has read is shown to the next.
      queryClient.removeQueries({ predicate: (query) => !isSession(query) })
      void refetch()
    },
    [forget, news, queryClient, refetch],
  )

  useEffect(() => client.onSignedOut(() => isIn && leave('ended')), [client, isIn, leave])
  useEffect(() => {
    if (!isIn) return
    news.start()
    return () => news.stop()
  }, [news, isIn])

  // The session has ended while the desk was closed.
  useEffect(() => {
    if (data?.member === null) forget()
  }, [data, forget])

  // The rooms are left first: what one of them still holds back, such as a refusal that could be taken back, is sent then.
  useEffect(() => {
    if (!isLeaving) return
    void client
      .sent()
      .then(() => client.send(signOut, {}, {}))
      // The form to sign in is shown even when the service does not hear it.
      .catch(() => undefined)
      .then(() => {
        setIsLeaving(false)
        leave('left')
      })
  }, [client, isLeaving, leave])

  if (isLeaving) return null
  if (data === undefined) return error ? <ReadFailure error={error} onRetry={refetch} /> : null
  const { member, showsMails } = data
  if (member === null) return <SignIn last={last} demoMembers={data.demoMembers} onDone={() => void refetch()} />
  return (
    <MemberProvider value={{ member, showsMails }}>
      <Shell onSignOut={() => setIsLeaving(true)} />
    </MemberProvider>
  )
}
