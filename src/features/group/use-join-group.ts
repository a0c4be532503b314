import { useLingui } from '@lingui/react/macro'

import { sendJoinGroup } from '#src/api/group-calls.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'
import { clearCart } from '#src/domain/cart/change-cart.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { keepGroup } from '#src/parts/group/known-group.ts'
import { takeOptions } from '#src/parts/group/take-options.ts'
import { useDraftKey } from '#src/parts/group/use-draft-key.ts'
import { useMutation } from '#src/query/use-mutation.ts'

/**
 * Joins a group: its venue, time and menu become those of this phone, and the menu opens. An order of another venue or type,
 * or of another group, is given up for it, which is asked when it has dishes; own dishes of the same kind come along.
 */
export function useJoinGroup(group: GroupOrder) {
  const { t } = useLingui()
  const instance = useInstance()
  const { api, stores, i18n, location } = instance
  const { draft, cart, place, dialogs } = stores
  const keyOf = useDraftKey()

  const isOther = () => {
    const { type, venueId, group: before } = draft.state
    const isElsewhere = (venueId ?? place.state.venueId ?? group.venueId) !== group.venueId
    return before !== null || isElsewhere || (type !== null && type !== group.options.orderType)
  }

  const mayReplace = async () =>
    !isOther() ||
    cart.state.cart.lines.length === 0 ||
    dialogs.confirm(() => ({
      title: t({ id: 'group.replace.title', message: 'Give up your order?' }),
      text: t({
        id: 'group.replace.text',
        message: 'Your cart has dishes from another order. They are removed when you join.',
      }),
      confirmLabel: t({ id: 'group.replace.confirm', message: 'Give up and join' }),
    }))

  const { isPending, run } = useMutation(async (name: string) => {
    if (!(await mayReplace())) return
    const { code } = group
    const { memberId, key, group: joined } = await sendJoinGroup(api, { code, name }, keyOf({ code, name }))
    if (isOther()) {
      cart.change(clearCart)
      draft.reset()
    }
    place.choose(joined.venueId)
    keepGroup(instance, joined)
    await takeOptions(instance, joined)
    draft.setGroup({ code, key, memberId, isLead: false, name, version: joined.version })
    location.navigate(paths.menu)
  })

  return {
    join: (name: string) => void run(name).catch((error: unknown) => dialogs.alert(() => failureMessages(i18n, error))),
    isJoining: isPending,
  }
}
