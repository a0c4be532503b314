import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { Passkey } from '#desk/contract/passkeys.ts'
import { removePasskey, renamePasskey } from '#desk/contract/passkeys.ts'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { formatDayOf } from '#desk/parts/formats.ts'
import { RemoveButtons } from '#desk/rooms/account/remove-buttons.tsx'

import { usePasskeyName } from './use-passkey-name.ts'

type PasskeyRowProps = { readonly passkey: Passkey; readonly onRemoved: () => void }

/** A passkey: what it is called, since when it is there and when it was used, and what can be done with it. */
export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const titleId = useId()
  const { id, name } = passkey
  const field = usePasskeyName(name)
  return (
    <li>
      <p id={titleId}>
        <strong>{name}</strong>
        {' · '}
        <Dates of={passkey} />
      </p>
      <details>
        <summary aria-describedby={titleId}>
          <Trans id="passkeys.rename">Rename</Trans>
        </summary>
        <AccountForm
          fields={[field]}
          action={t({ id: 'passkeys.doRename', message: 'Save the name' })}
          save={(send, typed) => send(renamePasskey, { passkey: id }, typed)}
          onSaved={({ name: called }) =>
            say(t({ id: 'passkeys.renamed', message: `The passkey is called “${called}” now.` }))
          }
        />
      </details>
      <RemoveButtons
        titleId={titleId}
        remove={(send) => send(removePasskey, { passkey: id }, {})}
        onRemoved={() => {
          say(t({ id: 'passkeys.removed', message: `“${name}” signs nobody in any more.` }))
          onRemoved()
        }}
      />
    </li>
  )
}

function Dates({ of: { addedAt, lastUsedAt } }: { readonly of: Passkey }) {
  const { i18n } = useDesk()
  const added = formatDayOf(addedAt, i18n.locale)
  if (lastUsedAt === null) return <Trans id="passkeys.unused">added {added}, not used yet</Trans>
  const used = formatDayOf(lastUsedAt, i18n.locale)
  return (
    <Trans id="passkeys.used">
      added {added}, last used {used}
    </Trans>
  )
}
