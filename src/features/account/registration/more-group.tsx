import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { FoldableGroup } from '#src/features/account/foldable-group.tsx'

type MoreGroupProps = {
  /** Something inside is missing: the group stays open. */
  readonly isNeeded: boolean
  readonly children: ReactNode
}

/** What an account may have but does not need, closed at first; its content is loaded once it is opened (decision 70). */
export function MoreGroup({ isNeeded, children }: MoreGroupProps) {
  const { t } = useLingui()
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <FoldableGroup
      title={t({ id: 'account.more', message: 'More' })}
      isFilled={isNeeded}
      onOpen={() => setWasOpened(true)}
    >
      {wasOpened && children}
    </FoldableGroup>
  )
}
