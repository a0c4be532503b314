import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeskChat } from '#desk/contract/messages.ts'
import { answerChat } from '#desk/contract/messages.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'

/** Characters of a message, as the service takes them (`desk/contract/messages.ts`). */
const max = 2000

type AnswerFormProps = {
  readonly chatId: DeskChat['id']
  /** Name of the order or reservation, for screen readers. */
  readonly about: string
  readonly draft: string
  readonly onDraft: (text: string) => void
}

/** The field for the answer. What was typed stays until the service has it. */
export function AnswerForm({ chatId, about, draft, onDraft }: AnswerFormProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const [refusal, setRefusal] = useState<string | null>(null)
  const said = failure ?? refusal

  async function answer(): Promise<void> {
    if (draft.trim() === '' || isPending) return
    setRefusal(null)
    const sent = await send(answerChat, { chat: chatId }, { text: draft })
    if (sent.ok) {
      onDraft('')
      return say(t({ id: 'messages.answered', message: `${about} is answered` }))
    }
    const { reason } = sent.refusal
    if (reason === 'no-network' || reason === 'failed') return
    setRefusal(t({ id: 'messages.refused', message: 'Not sent: the time for messages is over.' }))
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void answer()
      }}
    >
      <TextArea
        label={
          <>
            <span className="visually-hidden">{`${about} `}</span>
            <Trans id="messages.answer">Your answer</Trans>
          </>
        }
        rows={2}
        maxLength={max}
        lengthText={t({ id: 'messages.atMost', message: `At most ${max} characters` })}
        value={draft}
        onChange={onDraft}
      />
      <AlertList messages={said === null ? [] : [said]} />
      <Button
        type="submit"
        variant="primary"
        isBusy={isPending}
        aria-label={t({ id: 'messages.sendTo', message: `Send: ${about}` })}
      >
        <Trans id="messages.send">Send</Trans>
      </Button>
    </form>
  )
}
