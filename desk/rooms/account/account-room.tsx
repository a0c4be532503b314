import { Trans, useLingui } from '@lingui/react/macro'

import { readMembers } from '#desk/contract/members.ts'
import { changePassword, chooseLanguage } from '#desk/contract/session.ts'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useAccountFields } from '#desk/parts/account/use-account-fields.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useMay, useSignedIn } from '#desk/parts/member-context.tsx'
import { Room } from '#desk/parts/room.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { Passkeys } from '#desk/rooms/account/passkeys/passkeys.tsx'
import { languageNames } from '#src/options/language-names.ts'
import type { Language } from '#src/options/languages.ts'
import { languages } from '#src/options/languages.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'

import { People } from './people.tsx'
import { useRoleText } from './use-role-text.ts'

import css from './account-room.css?inline'

declareStyles(css)

/** One's own password, language and passkeys and, for owners and managers, the people who use the desk. */
export function AccountRoom() {
  const managesPeople = useMay(readMembers)
  return (
    <Room title={<Trans id="account.title">Account</Trans>}>
      <div className="desk-account">
        <Own />
        <Passkeys />
        {managesPeople && <People />}
      </div>
    </Room>
  )
}

function Own() {
  const { t } = useLingui()
  const { say, i18n, showLanguage } = useDesk()
  const { send, failure } = useChange()
  const { member } = useSignedIn()
  const roleText = useRoleText()
  const { current, newPassword } = useAccountFields()
  // In the language at once; the service keeps it for the other browsers of this member.
  async function choose(language: Language): Promise<void> {
    await showLanguage(language)
    await send(chooseLanguage, {}, { language })
  }
  return (
    <section className="desk-sheet" aria-labelledby="account-own">
      <h2 id="account-own">
        <Trans id="account.own">You</Trans>
      </h2>
      <p>{`${member.name} · ${member.email} · ${roleText(member)}`}</p>
      <SelectField
        label={t({ id: 'desk.language', message: 'Language' })}
        value={i18n.locale}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        error={failure}
        onChange={(code) => void choose(code as Language)}
      />
      <AccountForm
        fields={[current, newPassword]}
        action={t({ id: 'account.change', message: 'Change the password' })}
        save={(send, typed) => send(changePassword, {}, typed)}
        onSaved={() =>
          say(t({ id: 'account.changed', message: 'Your password is changed. Other browsers are signed out.' }))
        }
      />
    </section>
  )
}
