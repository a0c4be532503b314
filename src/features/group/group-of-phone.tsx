import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'

import type { GroupMember, GroupOrder } from '#src/contract/group-order.ts'
import type { Cart } from '#src/domain/cart/cart-line.ts'
import { groupTotal } from '#src/domain/group/group-facts.ts'
import { ownLines } from '#src/domain/group/place-parts.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { syncGroup } from '#src/parts/group/sync-group.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useIsOffline } from '#src/parts/venue/use-restaurant.ts'
import type { GroupMembership } from '#src/state/group-membership.ts'
import { createGroupStore } from '#src/state/group-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'

import { LeadActions, MemberActions } from './group-actions.tsx'
import { GroupWhen } from './group-when.tsx'
import { MemberList } from './member-list.tsx'
import { Paying } from './paying.tsx'
import { useGroupChanges } from './use-group-changes.ts'
import { leadName, useGroup, useVenueOfGroup } from './use-group.ts'

type PhoneProps = { readonly me: GroupMembership }

/** The group that this phone is in, live. */
export function GroupOfPhone({ me }: PhoneProps) {
  const { t } = useLingui()
  const instance = useInstance()
  const { group, error, refetch } = useGroup(me.code, { isMember: true })
  // Opening the page asks for the group at once.
  useEffect(() => void syncGroup(instance).catch(() => {}), [instance])
  if (group) return <Known me={me} group={group} />
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return <SkeletonList label={t({ id: 'group.title', message: 'Order together' })} count={2} shape="box" />
}

function Known({ me, group: told }: PhoneProps & { readonly group: GroupOrder }) {
  const { t } = useLingui()
  const changes = useGroupChanges(me)
  const group = useWithOwnDishes(me, told)
  const price = usePrice(useVenueOfGroup(group))
  const isOpen = group.state === 'open'

  function removal(member: GroupMember) {
    if (!me.isLead || !isOpen || member.id === me.memberId) return null
    const { name } = member
    return (
      <Button variant="text" size="small" onClick={() => changes.remove(member)}>
        <Trans id="group.remove">Remove {name}</Trans>
      </Button>
    )
  }

  return (
    <>
      <GroupWhen group={group} />
      <Outdated />
      {group.state === 'paying' && <Paying group={group} />}
      <section className="who">
        <h2 className="visually-hidden">{t({ id: 'group.members', message: 'Who is in it' })}</h2>
        <MemberList group={group} ownId={me.memberId} actionOf={removal} />
        <p className="all">
          <span>
            <Trans id="group.sum">Everyone’s dishes</Trans>
          </span>
          <strong className="tabular">{price(groupTotal(group))}</strong>
        </p>
        <SumNote isLead={me.isLead} name={leadName(group)} />
      </section>
      {me.isLead ? (
        <LeadActions code={me.code} changes={changes} isOpen={isOpen} isAlone={group.members.length === 1} />
      ) : (
        <MemberActions code={me.code} changes={changes} isOpen={isOpen} lead={leadName(group)} />
      )}
    </>
  )
}

function SumNote({ isLead, name }: { readonly isLead: boolean; readonly name: string | null }) {
  return (
    <p className="muted">
      {isLead ? (
        <Trans id="group.sum.lead">Fees and discounts are in your order.</Trans>
      ) : (
        <Trans id="group.sum.member">{name} sees fees and discounts before ordering.</Trans>
      )}
    </p>
  )
}

/** The group with the dishes of this phone as they are now: they are sent in a moment. */
function useWithOwnDishes({ memberId }: GroupMembership, group: GroupOrder): GroupOrder {
  const cart = useSnapshot(useInstance().stores.cart.state).cart as Cart
  if (group.state !== 'open') return group
  const members = group.members.map((member) =>
    member.id === memberId ? { ...member, lines: [...ownLines(cart)] } : member,
  )
  return { ...group, members }
}

/** Says that what others have chosen since may be missing. */
function Outdated() {
  const { t } = useLingui()
  const { isOutdated } = useSnapshot(useInstance().stores.of(createGroupStore).state)
  const isOffline = useIsOffline()
  if (!isOutdated && !isOffline) return null
  return (
    <Notice kind="warn" role="status">
      <p>{t({ id: 'group.outdated', message: 'No connection: the others’ dishes may have changed.' })}</p>
    </Notice>
  )
}
