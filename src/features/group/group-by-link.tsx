import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { isRefusedWith } from '#src/api/is-refused-with.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { createGroupStore } from '#src/state/group-store.ts'
import type { GroupEnd } from '#src/state/group-store.ts'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'

import { EndedGroup } from './ended-group.tsx'
import { GroupWhen } from './group-when.tsx'
import { MemberList } from './member-list.tsx'
import { NameForm } from './name-form.tsx'
import { Paying } from './paying.tsx'
import { Offer } from './start-group.tsx'
import { leadName, useGroup, useVenueOfGroup } from './use-group.ts'
import { useJoinGroup } from './use-join-group.ts'

/** The group of a link, for a diner outside of it: to join it, or how it has ended. */
export function GroupByLink({ code }: { readonly code: string }) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { end } = useSnapshot(stores.of(createGroupStore).state) as { readonly end: GroupEnd | null }
  const { group, error, refetch } = useGroup(code, { isMember: false })
  const ownEnd = end?.code === code ? end : null
  if (group) return ownEnd || isOver(group) ? <EndedGroup group={group} end={ownEnd} /> : <Invitation group={group} />
  if (isRefusedWith(error, 'GROUP_NOT_FOUND'))
    return (
      <Offer>
        <Trans id="group.unknown">We do not know this group order. Ask your friends for a new link.</Trans>
      </Offer>
    )
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return <SkeletonList label={t({ id: 'group.title', message: 'Order together' })} count={2} shape="box" />
}

const isOver = ({ state }: GroupOrder) => state === 'ordered' || state === 'closed'

function Invitation({ group }: { readonly group: GroupOrder }) {
  const { join, isJoining } = useJoinGroup(group)
  const isThere = useVenueOfGroup(group)?.license.isActive
  const name = leadName(group)
  if (!isThere)
    return (
      <Offer>
        <Trans id="group.venueGone">This restaurant takes no orders at the moment.</Trans>
      </Offer>
    )
  return (
    <>
      <div>
        <h2>
          <Trans id="group.invited">{name} invites you to order together</Trans>
        </h2>
        <GroupWhen group={group} />
      </div>
      {group.state === 'open' ? (
        <NameForm isBusy={isJoining} onSend={join}>
          <Trans id="group.join">Join</Trans>
        </NameForm>
      ) : (
        <Paying group={group} />
      )}
      <section className="who">
        <h2>
          <Trans id="group.members">Who is in it</Trans>
        </h2>
        <MemberList group={group} />
      </section>
    </>
  )
}
