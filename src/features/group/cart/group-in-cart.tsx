import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { Paying } from '#src/features/group/paying.tsx'
import { useGroup } from '#src/features/group/use-group.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { GroupIcon } from '#src/parts/group/group-icon.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import type { GroupMembership } from '#src/state/group-membership.ts'
import type { OrderDraftState } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'

/** In the cart: the group with its members, or the offer to order together where the type of the order has that. */
export function GroupInCart() {
  const { stores, location } = useInstance()
  const { group: me, type } = useSnapshot(stores.draft.state) as OrderDraftState
  const venue = useVenue()
  const isOffered = type !== null && venue?.[type]?.hasGroups
  if (!me && !isOffered) return null
  return (
    <div className="group-in-cart">
      {me ? (
        <GroupCard me={me} />
      ) : (
        <Button
          isWide
          size="small"
          start={<GroupIcon size={20} />}
          onClick={() => location.navigate(secondaryPaths.group)}
        >
          <Trans id="group.title">Order together</Trans>
        </Button>
      )}
    </div>
  )
}

function GroupCard({ me }: { readonly me: GroupMembership }) {
  const { location } = useInstance()
  const { group } = useGroup(me.code, { isMember: true })
  const names = group?.members.map(({ name }) => name).join(', ')
  return (
    <Card title={<Trans id="group.card">You order together</Trans>}>
      <div className="group-card">
        {names && <p>{names}</p>}
        {group?.state === 'paying' && <Paying group={group} />}
        <Button isWide size="small" onClick={() => location.navigate(secondaryPaths.group)}>
          <Trans id="group.see">See the group</Trans>
        </Button>
      </div>
    </Card>
  )
}
