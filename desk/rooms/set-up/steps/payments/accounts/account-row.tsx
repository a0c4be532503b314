import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import type { ShownAccount } from '#desk/contract/set-up/accounts.ts'
import { retireAccount, testAccount } from '#desk/contract/set-up/accounts.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { FocusedQuestion } from '#desk/parts/focused-question.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import { AccountState } from './account-state.tsx'
import { WebhookByHand } from './webhook-by-hand.tsx'

type AccountRowProps = { readonly account: ShownAccount; readonly onRetired: (notes: readonly string[]) => void }

/** An account: how it is, and what can be done with it. */
export function AccountRow({ account, onRetired }: AccountRowProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const nameId = useId()
  const { send, isPending, failure } = useChange()
  const [said, setSaid] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { id, mode, publicName, webhook } = account
  const changed = () =>
    setSaid(t({ id: 'accounts.gone', message: 'Somebody else has changed this account meanwhile.' }))

  async function test(): Promise<void> {
    setSaid(null)
    const answer = await send(testAccount, { account: id }, {})
    if (!answer.ok) return changed()
    setSaid(answer.value.fault)
    if (answer.value.fault === null)
      say(t({ id: 'accounts.tested', message: 'It works: a payment was made and taken back.' }))
  }

  async function retire(): Promise<void> {
    setSaid(null)
    const answer = await send(retireAccount, { account: id }, {})
    if (!answer.ok) return changed()
    say(t({ id: 'accounts.retired', message: 'The account is out of use.' }))
    onRetired(answer.value.notes)
  }

  const message = failure ?? said
  return (
    <div className="account">
      <AccountState account={account} />
      <p className="name" id={nameId}>
        <code>{publicName}</code>
      </p>
      {mode === 'test' && (
        <Notice kind="warn">
          <p>
            <Trans id="accounts.isTest">These are test keys: no money comes.</Trans>
          </p>
        </Notice>
      )}
      {webhook && <WebhookByHand webhook={webhook} kind={account.kind} />}
      <AlertList messages={message === null ? [] : [message]} />
      {isAsking ? (
        <div className="buttons">
          <FocusedQuestion id={`${nameId}-question`}>
            <Trans id="accounts.sure">
              Take it out of use? What was begun with it is still settled and paid back with it.
            </Trans>
          </FocusedQuestion>
          <Button size="small" variant="danger" isBusy={isPending} onClick={() => void retire()}>
            <Trans id="accounts.retireNow">Take out of use now</Trans>
          </Button>
          <Button size="small" onClick={() => setIsAsking(false)}>
            <Trans id="accounts.keep">Keep it</Trans>
          </Button>
        </div>
      ) : (
        <div className="buttons">
          <Button size="small" isBusy={isPending} aria-describedby={nameId} onClick={() => void test()}>
            <Trans id="accounts.test">Test now</Trans>
          </Button>
          <Button size="small" variant="text" aria-describedby={nameId} onClick={() => setIsAsking(true)}>
            <Trans id="accounts.retire">Take out of use</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
