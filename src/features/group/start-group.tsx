import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { orderTypes } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { GroupIcon } from '#src/parts/group/group-icon.tsx'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { OrderDraftState } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'

import { NameForm } from './name-form.tsx'
import { useOpenGroup } from './use-open-group.ts'

/** What ordering together is, and its start; how and when is asked before. */
export function StartGroup() {
  const { stores, location } = useInstance()
  const draft = useSnapshot(stores.draft.state) as OrderDraftState
  const { venues } = useRestaurant()
  const venue = useVenue()
  const { open, isOpening } = useOpenGroup()
  const isOffered = (venue ? [venue] : venues).some((one) => orderTypes.some((type) => one[type]?.hasGroups))
  if (!isOffered)
    return (
      <Offer>
        <Trans id="group.notOffered">Group orders are not offered here.</Trans>
      </Offer>
    )
  const isOfType = !isStarted(draft) || venue?.[draft.type]?.hasGroups
  return (
    <>
      <p>
        <Trans id="group.what">
          Everybody chooses on their own phone, and you place one order for all. Start, and send your friends the link.
        </Trans>
      </p>
      {!isOfType && (
        <p className="muted">
          <Trans id="group.otherType">An order of this kind cannot be shared: choose another one first.</Trans>
        </p>
      )}
      {isStarted(draft) && isOfType ? (
        <NameForm isBusy={isOpening} onSend={open}>
          <Trans id="group.start">Start</Trans>
        </NameForm>
      ) : (
        <Button variant="primary" isWide onClick={() => location.navigate(paths.orderOptions)}>
          <Trans id="group.chooseTime">Choose how and when</Trans>
        </Button>
      )}
    </>
  )
}

/** A sentence in place of a group, with the way out. */
export function Offer({ children }: { readonly children: ReactNode }) {
  const { location } = useInstance()
  return (
    <EmptyState
      icon={<GroupIcon size={32} />}
      action={
        <Button variant="primary" onClick={() => location.navigate(paths.menu, { replace: true })}>
          <Trans id="cart.seeMenu">See the menu</Trans>
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
