import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useMutation } from '#src/query/use-mutation.ts'

/** Signs out from the shell, which does not bring the account along. */
export function useLogOut() {
  const instance = useInstance()
  const { stores, i18n } = instance
  return useMutation(() =>
    import('#src/features/account/log-out.ts')
      .then(({ logOut }) => logOut(instance))
      .catch((error: unknown) => stores.dialogs.alert(failureMessages(i18n, error))),
  )
}
