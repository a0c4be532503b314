import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ListedRestaurant } from '#desk/contract/operator.ts'
import { inviteOwner } from '#desk/contract/operator.ts'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useAccountFields } from '#desk/parts/account/use-account-fields.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { InvitationLink } from './invitation-link.tsx'

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
  const [owned, asked] = [called(owners), called(invited)]
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
      {invited.length > 0 && (
        <p className="people">
          <Trans id="operator.invited">Invited: {asked}</Trans>
        </p>
      )}
      <Invite id={id} name={name} isOpen={isNew} />
    </li>
  )
}

type InviteProps = { readonly id: ListedRestaurant['id']; readonly name: string; readonly isOpen: boolean }

function Invite({ id, name, isOpen }: InviteProps) {
  const { t } = useLingui()
  const fields = useAccountFields()
  const [link, setLink] = useState<string | null>(null)
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
            if (answer.ok) setLink(answer.value.link)
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
      {link !== null && <InvitationLink link={link} />}
    </>
  )
}
