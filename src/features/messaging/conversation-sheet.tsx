import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths, loginBackTo, subjectFrom } from '#src/instance/routes/secondary-paths.ts'

import { ConversationThread } from './conversation-thread.tsx'

/** Sheet of the conversation in the route; a visitor signs in first [MSG-04, SHELL-40]. */
export function ConversationSheet() {
  const { location, stores } = useInstance()
  const { path } = location.useEntry()
  const { apiKey, email } = useSnapshot(stores.session.state)
  const isSignedIn = apiKey !== null && email !== null
  const about = subjectFrom(path)
  const isNamed = about !== null
  useLayoutEffect(() => {
    if (!isNamed) location.navigate(secondaryPaths.messaging, { replace: true })
    else if (!isSignedIn) location.navigate(loginBackTo(path), { replace: true })
  }, [isNamed, isSignedIn, location, path])
  return about && isSignedIn ? <ConversationThread key={path} about={about} /> : null
}
