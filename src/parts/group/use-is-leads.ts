import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'

/**
 * Whether a screen of the lead may be drawn: the time and the checkout are theirs. A member of the group who comes there is
 * led to the group instead, before anything is drawn.
 */
export function useIsLeads(): boolean {
  const { stores, location } = useInstance()
  const isMember = useSnapshot(stores.draft.state).group?.isLead === false
  useLayoutEffect(() => {
    if (isMember) location.navigate(secondaryPaths.group, { replace: true })
  }, [isMember, location])
  return !isMember
}
