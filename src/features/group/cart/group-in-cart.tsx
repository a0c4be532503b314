import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { Paying } from '#src/features/group/paying.tsx'
import { useGroup } from '#src/features/group/use-group.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { GroupIcon } from '#src/parts/group/group-icon.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'

/** The way to a group order, shown to a diner who orders alone. */
export function GroupOffer() {
  const { location } = useInstance()
  return (
    <div className="group-in-cart">
      <Button
        isWide
        size="small"
        start={<GroupIcon size={20} />}
        onClick={() => location.navigate(secondaryPaths.group)}
      >
        <Trans id="group.title">Order together</Trans>
      </Button>
    </div>
  )
}

/** The group that the phone is in, with its members. */
export function GroupCard() {
  const { location, stores } = useInstance()
  const code = useSnapshot(stores.draft.state).group?.code ?? ''
  const { group } = useGroup(code, { isMember: true })
  const names = group?.members.map(({ name }) => name).join(', ')
  return (
    <div className="group-in-cart">
      <Card title={<Trans id="group.card">You are ordering together</Trans>}>
        <div className="group-card">
          {names && <p>{names}</p>}
          {group?.state === 'paying' && <Paying group={group} />}
          <Button isWide size="small" onClick={() => location.navigate(secondaryPaths.group)}>
            <Trans id="group.see">See the group</Trans>
          </Button>
        </div>
      </Card>
    </div>
  )
}
