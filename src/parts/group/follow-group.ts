import { subscribe } from 'valtio/vanilla'

import { sendLeaveGroup } from '#src/api/group-calls.ts'
import { groupOptions, isSameOptions } from '#src/domain/group/group-facts.ts'
import { withoutParts } from '#src/domain/group/place-parts.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { isMembership } from '#src/state/group-membership.ts'
import type { GroupMembership } from '#src/state/group-membership.ts'
import { createGroupStore } from '#src/state/group-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

import { knownGroup } from './known-group.ts'
import { isToBeSent } from './send-part.ts'
import { syncGroup } from './sync-group.ts'

const pauseMs = 5000

/**
 * Keeps phone and group together while the diner is in one: after each change of the cart or the options, every five
 * seconds while the widget can be seen and the device is online, and at once when that is so again (decision 83). Returns
 * the function that stops it.
 */
export function followGroup(instance: Instance): () => void {
  const { clock, connection, options, stores, surface, view } = instance
  const { draft, cart } = stores
  let stopTimer = () => {}
  let isOver = false

  const canBeSeen = () => view.document.visibilityState === 'visible' && (options.mode === 'inline' || surface.isOpen)

  function plan() {
    stopTimer()
    if (!isOver && draft.state.group && connection.isOnline && canBeSeen()) stopTimer = clock.after(pauseMs, ask)
  }

  function ask() {
    stopTimer()
    if (isOver || !draft.state.group || !connection.isOnline || !canBeSeen()) return
    syncGroup(instance)
      .catch(() => logSilently('the group order could not be brought up to date'))
      .then(plan, plan)
  }

  /** Own dishes or the options of the lead are no longer those that the group knows. */
  function askIfChanged() {
    const me = draft.state.group
    const group = me && knownGroup(instance, me.code)
    if (!me || group?.state !== 'open') return
    const hasMoved = me.isLead && isStarted(draft.state) && !isSameOptions(groupOptions(draft.state), group.options)
    if (hasMoved || isToBeSent(instance, me, group)) ask()
  }

  if (!isMembership(draft.state.group)) draft.setGroup(null)
  const stopMembership = followMembership(instance, ask)
  const stops = [
    subscribe(cart.state, askIfChanged),
    subscribe(draft.state, askIfChanged),
    connection.subscribe(ask),
    ...(options.mode === 'inline' ? [] : [surface.onOpenChange(ask)]),
  ]
  view.document.addEventListener('visibilitychange', ask)
  ask()
  return () => {
    isOver = true
    stopTimer()
    stopMembership()
    for (const stop of stops) stop()
    view.document.removeEventListener('visibilitychange', ask)
  }
}

/**
 * Notices the begin of a membership and its end. A diner who has given the order up leaves the group, as well as can be
 * told; the dishes of the others leave the cart. After their own order nothing is sent: the service has joined the two.
 */
function followMembership({ api, stores }: Instance, onBegin: () => void): () => void {
  const { draft, cart } = stores
  const journal = stores.of(createJournalStore)
  const placedOrder = () => (journal.state.entry?.step === 'placed' ? journal.state.entry.orderId : null)
  let last: GroupMembership | null = null
  let placedBefore = placedOrder()

  function leave({ code, key, memberId }: GroupMembership) {
    const isOrdered = placedOrder() !== placedBefore
    if (isOrdered || stores.of(createGroupStore).hasLeft(key)) return
    sendLeaveGroup(api, { code, key, memberId }).catch(() => logSilently('the group order could not be left'))
  }

  function settle() {
    const { group } = draft.state
    if (group?.key === last?.key) return
    const before = last
    last = group && { ...group }
    if (before) leave(before)
    placedBefore = placedOrder()
    if (group) onBegin()
    else dropParts()
  }

  function dropParts() {
    if (cart.state.cart.lines.some(({ member }) => member !== null)) cart.change(withoutParts)
  }

  last = draft.state.group && { ...draft.state.group }
  // An order whose time has passed was given up before this code came.
  if (!last) dropParts()
  return subscribe(draft.state, settle, true)
}
