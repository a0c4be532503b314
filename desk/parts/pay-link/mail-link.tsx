import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { showPayLink } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

/** Mails a link to pay to an address that is asked for; the confirmation follows there. */
export function MailLink({ orderId }: { readonly orderId: DeskOrder['id'] }) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  async function mail(): Promise<void> {
    const email = typed.trim()
    const missing = t({ id: 'payLink.noEmail', message: 'Type an e-mail address first.' })
    if (email === '') return setFault(missing)
    setFault(null)
    const answer = await send(showPayLink, { order: orderId }, { email })
    if (answer.ok) return say(t({ id: 'payLink.mailed', message: `The link goes to ${email}` }))
    // Without a network `failure` says so.
    const { refusal } = answer
    const { reason } = refusal
    if (reason === 'no-network' || reason === 'failed') return undefined
    const over = t({ id: 'payLink.over', message: 'This order does not wait for a payment any more.' })
    return setFault(('faults' in refusal ? refusal.faults?.email : undefined) ?? over)
  }

  return (
    <form
      className="desk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void mail()
      }}
    >
      <TextField
        type="email"
        label={t({ id: 'payLink.email', message: 'E-mail' })}
        maxLength={200}
        error={fault}
        value={typed}
        onChange={setTyped}
      />
      <AlertList messages={failure === null ? [] : [failure]} />
      <Button type="submit" size="small" isBusy={isPending}>
        <Trans id="payLink.mail">Send by e-mail</Trans>
      </Button>
    </form>
  )
}
