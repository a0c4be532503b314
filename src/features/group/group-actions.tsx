import { Trans } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { Button } from '#src/ui/base/button.tsx'
import { PlusIcon } from '#src/ui/base/icons.tsx'

import { InviteButton } from './invite-button.tsx'
import type { GroupChanges } from './use-group-changes.ts'

type ActionsProps = { readonly code: string; readonly changes: GroupChanges; readonly isOpen: boolean }

/** What the lead can do: invite, add dishes, order, end the group. */
export function LeadActions({ code, changes, isOpen, isAlone }: ActionsProps & { readonly isAlone: boolean }) {
  const { location } = useInstance()
  return (
    <div className="actions">
      {isOpen && <InviteButton code={code} isPrimary={isAlone} />}
      {isOpen && <AddDishes />}
      <Button variant={isAlone ? 'secondary' : 'primary'} isWide onClick={() => location.navigate(paths.cart)}>
        <Trans id="group.toOrder">Go to the order</Trans>
      </Button>
      {isOpen && (
        <Button variant="text" size="small" onClick={changes.end}>
          <Trans id="group.end">End the group order</Trans>
        </Button>
      )}
    </div>
  )
}

/** What a member can do: invite, add dishes, leave, and take over when the lead cannot order. */
export function MemberActions({ code, changes, isOpen, lead }: ActionsProps & { readonly lead: string | null }) {
  if (!isOpen) return null
  return (
    <div className="actions">
      <InviteButton code={code} />
      <AddDishes isPrimary />
      <Button variant="text" size="small" onClick={changes.leave}>
        <Trans id="group.leave">Leave the group</Trans>
      </Button>
      {lead !== null && (
        <div className="take-over">
          <p className="muted">
            <Trans id="group.takeLead.why">Is {lead} unable to order, for example because of an empty battery?</Trans>
          </p>
          <Button size="small" onClick={() => changes.takeLead(lead)}>
            <Trans id="group.takeLead">Place the order instead of {lead}</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function AddDishes({ isPrimary = false }: { readonly isPrimary?: boolean }) {
  const { location } = useInstance()
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      isWide
      start={<PlusIcon size={20} />}
      onClick={() => location.navigate(paths.menu)}
    >
      <Trans id="group.addDishes">Add dishes</Trans>
    </Button>
  )
}
