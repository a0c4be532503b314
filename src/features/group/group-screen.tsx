import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'

import { useInstance } from '#src/instance/instance-context.tsx'
import { groupCodeFrom } from '#src/instance/routes/secondary-paths.ts'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import type { GroupMembership } from '#src/state/group-membership.ts'
import { createGroupStore } from '#src/state/group-store.ts'
import type { OrderDraftState } from '#src/state/order-draft-store.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { GroupByLink } from './group-by-link.tsx'
import { GroupOfPhone } from './group-of-phone.tsx'
import { StartGroup } from './start-group.tsx'

import css from './group-screen.css?inline'

declareStyles(css)

/**
 * "Order together" (decision 83): the group of this phone; the one of a link, to join it or to see how it has ended; else
 * the start of one.
 */
export function GroupScreen() {
  const { t } = useLingui()
  const { stores } = useInstance()
  const draft = useSnapshot(stores.draft.state) as OrderDraftState
  const code = groupCodeFrom(useSearch())
  useForgottenEnd()
  return (
    <>
      <TitleBar title={t({ id: 'group.title', message: 'Order together' })} />
      <div className="screen-frame group-screen">
        <Content code={code} me={draft.group} />
      </div>
    </>
  )
}

function Content({ code, me }: { readonly code: string | null; readonly me: GroupMembership | null }) {
  if (me && (code === null || code === me.code)) return <GroupOfPhone me={me} />
  return code === null ? <StartGroup /> : <GroupByLink key={code} code={code} />
}

/** What came too late for an order is named until the page is left. */
function useForgottenEnd() {
  const ended = useInstance().stores.of(createGroupStore)
  useEffect(() => () => ended.setEnd(null), [ended])
}
