import { Trans } from '@lingui/react/macro'

import { openRestaurant, readPauses } from '#desk/contract/settings.ts'
import { useMay } from '#desk/parts/member-context.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { Notice } from '#src/ui/base/notice.tsx'

/** Above every room until the owner opens the restaurant: diners read that it opens soon [SET-06]. Nothing once it is open. */
export function OpensSoonBanner() {
  const { data } = useDeskQuery(readPauses)
  const mayOpen = useMay(openRestaurant)
  if (!data?.opensSoon) return null
  return (
    <Notice kind="info" action={mayOpen ? <Ways /> : undefined}>
      <p>
        <Trans id="opensSoon.state">Not open yet: diners read that you open soon, and cannot order.</Trans>
      </p>
    </Notice>
  )
}

/** The ways to the steps and to the last of them, where it is opened. */
function Ways() {
  return (
    <>
      <PageLink to="/set-up">
        <Trans id="opensSoon.setUp">Set it up</Trans>
      </PageLink>
      <PageLink to="/set-up/open">
        <Trans id="opensSoon.open">Open for orders</Trans>
      </PageLink>
    </>
  )
}
