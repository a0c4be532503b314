import { useSnapshot } from 'valtio'

import { isDelivered } from '#src/domain/services/order-type.ts'
import type { CostsProps } from '#src/features/cart/cart-content.tsx'
import { CartTotal } from '#src/features/cart/cart-total.tsx'
import type { ContinueButtonProps } from '#src/features/cart/continue-button.tsx'
import { ContinueButton } from '#src/features/cart/continue-button.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { createCartChangesStore } from '#src/state/cart-changes-store.ts'
import { createCartRefusalStore } from '#src/state/cart-refusal-store.ts'

const inOrder = { texts: 'order' } as const
// Loaded right after the lines, which are drawn without its rules.
export const CartCosts = lazyPart<'CartCosts', CostsProps>(
  'CartCosts',
  () => import('#src/features/cart/costs/cart-costs.tsx'),
  inOrder,
)
const SavedTotal = lazyPart('SavedTotal', () => import('#src/features/cart/costs/saved-total.tsx'), inOrder)
const BarProgress = lazyPart('BarProgress', () => import('#src/features/cart/thresholds/bar-progress.tsx'), inOrder)
const ContinueFromMinimum = lazyPart<'ContinueFromMinimum', ContinueButtonProps>(
  'ContinueFromMinimum',
  () => import('#src/features/cart/thresholds/continue-from-minimum.tsx'),
  { ...inOrder, Before: ContinueButton },
)
const ChangesNotice = lazyPart('ChangesNotice', () => import('#src/features/cart/changes-notice.tsx'), inOrder)
const RefusalNotice = lazyPart('RefusalNotice', () => import('#src/features/cart/refusal-notice.tsx'), inOrder)
const DiscardOrder = lazyPart('DiscardOrder', () => import('#src/features/cart/discard-order.tsx'), inOrder)

// Only in a group order, or where one can be started.
const loadGroupParts = () => import('#src/features/group/cart/cart-parts.tsx')
const GroupCard = lazyPart<'GroupCard', object>('GroupCard', loadGroupParts)
const GroupOffer = lazyPart<'GroupOffer', object>('GroupOffer', loadGroupParts)
const PartCosts = lazyPart<'PartCosts', CostsProps>('PartCosts', loadGroupParts)
const PartDone = lazyPart<'PartDone', ContinueButtonProps>('PartDone', loadGroupParts)
const PartTotal = lazyPart<'PartTotal', object>('PartTotal', loadGroupParts)

/** What every layout of the cart shows (CartProps). */
export const cartParts = {
  Costs,
  total: <Total />,
  changes: <Changes />,
  group: <Group />,
  groupOffer: <Offer />,
  discard: <DiscardOrder />,
  Continue,
}

/** Whether this phone only chooses dishes for an order that the lead of its group places (decision 83). */
function useIsMember(): boolean {
  const { group } = useSnapshot(useInstance().stores.draft.state)
  return group !== null && !group.isLead
}

function Costs(props: CostsProps) {
  return useIsMember() ? <PartCosts {...props} /> : <CartCosts {...props} />
}

function Total() {
  return useIsMember() ? <PartTotal /> : <CartTotal saved={<SavedTotal />} />
}

function Group() {
  const { group } = useSnapshot(useInstance().stores.draft.state)
  return group !== null && <GroupCard />
}

/** The offer to order together, where the type of the order has that. */
function Offer() {
  const { stores, options } = useInstance()
  const { group, type } = useSnapshot(stores.draft.state)
  const venue = useVenue()
  // Nobody sends a link over the telephone.
  return !options.isForSomebody && group === null && type !== null && venue?.[type]?.hasGroups && <GroupOffer />
}

/** The button below the lines; only a delivered order has a minimum. */
function Continue(props: ContinueButtonProps) {
  const isDelivered = useIsDelivered()
  if (useIsMember()) return <PartDone {...props} />
  return isDelivered ? <ContinueFromMinimum {...props} /> : <ContinueButton {...props} />
}

/** What a delivered order lacks to its minimum, for the bar below the menu. */
export function CartProgress() {
  const isDelivered = useIsDelivered()
  return !useIsMember() && isDelivered && <BarProgress />
}

function useIsDelivered(): boolean {
  const { type } = useSnapshot(useInstance().stores.draft.state)
  return type !== null && isDelivered(type)
}

/** Why the cart cannot go on, and the notice of what re-pricing changed; their code is loaded when there is something to say. */
function Changes() {
  const { stores } = useInstance()
  const { changes } = useSnapshot(stores.of(createCartChangesStore).state)
  const { refusal } = useSnapshot(stores.of(createCartRefusalStore).state)
  return (
    <>
      {refusal !== null && <RefusalNotice />}
      {changes.length > 0 && <ChangesNotice />}
    </>
  )
}
