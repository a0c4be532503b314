import { useLingui } from '@lingui/react/macro'

import { addPasskey, beginPasskey } from '#desk/contract/passkeys.ts'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useAccountFields } from '#desk/parts/account/use-account-fields.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'

import { usePasskeyName } from './use-passkey-name.ts'

/** Makes a passkey of this browser [ORD-85]: the password is asked for, then the browser asks who is there. */
export function AddPasskey() {
  const { t } = useLingui()
  const { passkeys, say } = useDesk()
  const { current } = useAccountFields()
  const name = usePasskeyName(passkeys.deviceName)
  return (
    <AccountForm
      fields={[name, current]}
      action={t({ id: 'passkeys.add', message: 'Add a passkey' })}
      save={async (send, { name: called, current: password }) => {
        const begun = await send(beginPasskey, {}, { current: password })
        if (!begun.ok) return begun
        const made = await passkeys.make(begun.value.options)
        return made.ok ? send(addPasskey, {}, { name: called, made: made.value }) : made
      }}
      onSaved={({ name: called }) =>
        say(t({ id: 'passkeys.added', message: `You sign in with “${called}” from now on.` }))
      }
    />
  )
}
