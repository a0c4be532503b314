import { Trans, useLingui } from '@lingui/react/macro'

import type { GroupOrder } from '#src/contract/group-order.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import type { GroupEnd } from '#src/state/group-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import { GroupWhen } from './group-when.tsx'
import { MemberList } from './member-list.tsx'
import { leadName } from './use-group.ts'

type EndedGroupProps = {
  readonly group: GroupOrder
  /** How it has ended for this phone, if this phone was in it. */
  readonly end: GroupEnd | null
}

/** A group that is over for the diner: what has happened, and what was ordered by whom. */
export function EndedGroup({ group, end }: EndedGroupProps) {
  const { location } = useInstance()
  const kind = end?.kind ?? (group.state === 'ordered' ? 'ordered' : 'closed')
  return (
    <>
      <What kind={kind} name={leadName(group)} />
      {end && end.tooLate.length > 0 && <TooLate dishes={end.tooLate} />}
      {kind === 'ordered' && (
        <section className="who">
          <h2 className="visually-hidden">
            <Trans id="group.members">Who is in it</Trans>
          </h2>
          <GroupWhen group={group} />
          <MemberList group={group} />
        </section>
      )}
      <Button variant="primary" isWide onClick={() => location.navigate(paths.menu, { replace: true })}>
        <Trans id="cart.seeMenu">See the menu</Trans>
      </Button>
    </>
  )
}

function What({ kind, name }: { readonly kind: GroupEnd['kind']; readonly name: string | null }) {
  const { t } = useLingui()
  switch (kind) {
    case 'ordered':
      return (
        <Notice kind="ok" role="status" title={t({ id: 'group.ordered', message: `${name} has placed the order` })}>
          <p>
            <Trans id="group.ordered.text">Enjoy your meal!</Trans>
          </p>
        </Notice>
      )
    case 'closed':
      return (
        <Notice role="status" title={t({ id: 'group.closed', message: 'This group order has ended' })}>
          <p>
            <Trans id="group.closed.text">Nothing was ordered.</Trans>
          </p>
        </Notice>
      )
    case 'removed':
      return (
        <Notice role="status" title={t({ id: 'group.removed', message: 'You are no longer in this group order' })}>
          <p>
            <Trans id="group.removed.text">Your dishes were removed. With the link you can join again.</Trans>
          </p>
        </Notice>
      )
  }
}

function TooLate({ dishes }: { readonly dishes: readonly string[] }) {
  const { t } = useLingui()
  return (
    <Notice kind="warn" role="status" title={t({ id: 'group.tooLate', message: 'Came too late for this order' })}>
      <ul>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ul>
    </Notice>
  )
}
