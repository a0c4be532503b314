import { Trans, useLingui } from '@lingui/react/macro'

import type { ListedRestaurant } from '#desk/contract/operator.ts'
import { withdrawInvitation } from '#desk/contract/operator.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

type InvitedProps = Pick<ListedRestaurant, 'id'> & { readonly person: ListedRestaurant['invited'][number] }

/** Somebody who was invited and has not come yet; their link is taken back here. */
export function Invited({ id, person: { name, email } }: InvitedProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const asked = `${name} (${email})`

  async function withdraw(): Promise<void> {
    const answer = await send(withdrawInvitation, { restaurant: id }, { email })
    if (answer.ok) say(t({ id: 'operator.withdrawn', message: 'The link leads nowhere now.' }))
  }

  return (
    <div className="people">
      <p>
        <Trans id="operator.invited">Invited: {asked}</Trans>
      </p>
      <Button
        size="small"
        variant="text"
        isBusy={isPending}
        aria-label={t({ id: 'operator.withdrawThis', message: `Withdraw the invitation of ${name}` })}
        onClick={() => void withdraw()}
      >
        <Trans id="operator.withdraw">Withdraw</Trans>
      </Button>
      <AlertList messages={failure === null ? [] : [failure]} />
    </div>
  )
}
