import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ListedRestaurant } from '#desk/contract/operator.ts'
import { inviteOwner } from '#desk/contract/operator.ts'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useAccountFields } from '#desk/parts/account/use-account-fields.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { InvitationLink } from './invitation-link.tsx'
import { Invited } from './invited.tsx'

type RestaurantRowProps = {
  readonly restaurant: ListedRestaurant
  /** It was made on this page: its owner is invited next. */
  readonly isNew: boolean
}

/** A restaurant with its number and owners, and the form that invites one. */
export function RestaurantRow({ restaurant: { id, name, opensSoon, owners, invited }, isNew }: RestaurantRowProps) {
  const { i18n } = useLingui()
  const listed = new Intl.ListFormat(i18n.locale)
  const called = (people: ListedRestaurant['owners']) =>
    listed.format(people.map((one) => `${one.name} (${one.email})`))
  const owned = called(owners)
  return (
    <li>
      <p className="name">
        <strong>{name}</strong>
        <span className="tabular">
          <Trans id="operator.number">Number {id}</Trans>
        </span>
        {opensSoon && (
          <Tag>
            <Trans id="operator.opensSoon">Opens soon</Trans>
          </Tag>
        )}
      </p>
      <p className="people">
        {owners.length > 0 ? (
          <Trans id="operator.owners">Owners: {owned}</Trans>
        ) : (
          <Trans id="operator.noOwner">It has no owner yet.</Trans>
        )}
      </p>
      {invited.map((one) => (
        <Invited key={one.email} id={id} person={one} />
      ))}
      <Invite id={id} name={name} invited={invited} isOpen={isNew} />
    </li>
  )
}

type InviteProps = Pick<ListedRestaurant, 'id' | 'name' | 'invited'> & { readonly isOpen: boolean }

function Invite({ id, name, invited, isOpen }: InviteProps) {
  const { t } = useLingui()
  const fields = useAccountFields()
  const [given, setGiven] = useState<{ readonly link: string; readonly email: string } | null>(null)
  // One that was used or withdrawn leads nowhere.
  const isOpenStill = invited.some(({ email }) => email === given?.email)
  return (
    <>
      <details open={isOpen}>
        <summary aria-label={t({ id: 'operator.inviteTo', message: `Invite an owner of ${name}` })}>
          <Trans id="operator.invite">Invite an owner</Trans>
        </summary>
        <p className="hint">
          <Trans id="operator.inviteHint">
            They get a link by mail, which works once. An owner who has forgotten the password gets a new link the same
            way.
          </Trans>
        </p>
        <AccountForm
          fields={[fields.name, fields.email]}
          action={t({ id: 'operator.doInvite', message: 'Invite' })}
          save={async (send, typed) => {
            const answer = await send(inviteOwner, { restaurant: id }, typed)
            if (answer.ok) setGiven({ link: answer.value.link, email: typed.email.trim().toLowerCase() })
            return answer
          }}
          onSaved={() => undefined}
          refusals={{
            'email-taken': t({
              id: 'operator.worksThere',
              message: 'Somebody with this e-mail address works there in another role. Its owner removes them first.',
            }),
          }}
        />
      </details>
      {given !== null && isOpenStill && <InvitationLink link={given.link} />}
    </>
  )
}
