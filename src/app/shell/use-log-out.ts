import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useMutation } from '#src/query/use-mutation.ts'

/** Mutation that signs out. Loads the code on use: it is part of the account chunk. */
export function useLogOut() {
  const instance = useInstance()
  const { stores, i18n } = instance
  return useMutation(() =>
    import('#src/features/account/log-out.ts')
      .then(({ logOut }) => logOut(instance))
      .catch((error: unknown) => stores.dialogs.alert(() => failureMessages(i18n, error))),
  )
}
