import { Trans } from '@lingui/react/macro'

import { useSignedIn } from '#desk/parts/member-context.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

/** Nobody has said where the restaurant's page is, so that a code could lead nowhere: who says it, and where. */
export function PageMissing() {
  const { member } = useSignedIn()
  if (member.role !== 'owner')
    return (
      <Notice kind="warn">
        <p>
          <Trans id="cards.ownerSays">
            The codes lead to the page of your site where guests order, and nobody has written its address yet. An owner
            does it under “Set-up”.
          </Trans>
        </p>
      </Notice>
    )
  return (
    <Notice
      kind="warn"
      action={
        <PageLink to="/set-up/about">
          <Trans id="cards.toSettings">Write it under Set-up</Trans>
        </PageLink>
      }
    >
      <p>
        <Trans id="cards.noPage">
          The codes lead to the page of your site where guests order, and nobody has written its address yet.
        </Trans>
      </p>
    </Notice>
  )
}
