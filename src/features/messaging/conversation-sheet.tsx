import { useLayoutEffect } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths, loginBackTo, subjectFrom } from '#src/instance/routes/secondary-paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'

import { ConversationThread } from './conversation-thread.tsx'

/** Sheet of the conversation in the route; a visitor signs in first [MSG-04, SHELL-40]. */
export function ConversationSheet() {
  const { location } = useInstance()
  const { path } = location.useEntry()
  const isSignedIn = useCustomer() !== null
  const about = subjectFrom(path)
  const isNamed = about !== null
  useLayoutEffect(() => {
    if (!isNamed) location.navigate(secondaryPaths.messaging, { replace: true })
    else if (!isSignedIn) location.navigate(loginBackTo(path), { replace: true })
  }, [isNamed, isSignedIn, location, path])
  return about && isSignedIn ? <ConversationThread key={path} about={about} /> : null
}
