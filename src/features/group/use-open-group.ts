import { sendOpenGroup } from '#src/api/group-calls.ts'
import { groupOptions } from '#src/domain/group/group-facts.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { keepGroup } from '#src/parts/group/known-group.ts'
import { takeOptions } from '#src/parts/group/take-options.ts'
import { useDraftKey } from '#src/parts/group/use-draft-key.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

/** Opens a group for the order of this phone, which becomes its lead; a failure is shown. */
export function useOpenGroup() {
  const instance = useInstance()
  const { api, stores, i18n } = instance
  const keyOf = useDraftKey()
  const { isPending, run } = useMutation(async (name: string) => {
    const draft = stores.draft.state
    if (!isStarted(draft)) return
    const request = { venueId: draft.venueId, options: groupOptions(draft), name }
    const { memberId, key, group } = await sendOpenGroup(api, request, keyOf(request))
    keepGroup(instance, group)
    await takeOptions(instance, group)
    stores.draft.setGroup({ code: group.code, key, memberId, isLead: true, name, version: group.version })
  })
  return {
    open: (name: string) =>
      void run(name).catch((error: unknown) => stores.dialogs.alert(() => failureMessages(i18n, error))),
    isOpening: isPending,
  }
}
