import { Trans } from '@lingui/react/macro'

import { readSteps } from '#desk/contract/set-up/steps.ts'
import { useMay } from '#desk/parts/member-context.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CutleryIcon } from '#src/ui/base/more-icons.tsx'

/** No venue has a table: who may add some is led there. */
export function NoTables() {
  const mayAdd = useMay(readSteps)
  return (
    <EmptyState
      icon={<CutleryIcon size={32} />}
      action={
        mayAdd && (
          <PageLink to="/set-up">
            <Trans id="tables.toSetUp">Add them under Set-up</Trans>
          </PageLink>
        )
      }
    >
      <Trans id="tables.none">There are no tables yet.</Trans>
    </EmptyState>
  )
}
