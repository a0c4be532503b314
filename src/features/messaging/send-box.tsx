import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'

import { typedText } from '#src/domain/typed-text.ts'
import { useLengthText } from '#src/parts/form/use-length-text.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { SendIcon } from '#src/ui/base/late-icons.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'

// Characters; services refuse longer ones (contract 1.2).
const longest = 2000

type SendBoxProps = {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSend: () => Promise<void>
  readonly isSending: boolean
  /** False once the time for messages is over. */
  readonly isOpen: boolean
  readonly failures: readonly string[]
}

/** Text field and send button; Enter sends, Shift+Enter breaks the line [MSG-06, MSG-07]. */
export function SendBox({ text, onChange, onSend, isSending, isOpen, failures }: SendBoxProps) {
  const { t } = useLingui()
  const box = useRef<HTMLTextAreaElement>(null)
  const isEmpty = typedText(text) === ''

  function send() {
    if (isSending || isEmpty || !isOpen) return
    // The button gets disabled without text and would lose the focus.
    box.current?.focus()
    void onSend()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form className="send-box" onSubmit={submit}>
      <AlertList messages={failures} />
      <div className="line">
        <TextArea
          ref={box}
          label={t({ id: 'messages.yours', message: 'Your message' })}
          rows={2}
          maxLength={longest}
          lengthText={useLengthText()(longest)}
          value={text}
          onChange={onChange}
          onKeyDown={sendOnEnter}
          isDisabled={!isOpen}
        />
        <Button
          variant="primary"
          type="submit"
          start={<SendIcon size={20} />}
          isBusy={isSending}
          isDisabled={!isOpen || (isEmpty && !isSending)}
        >
          <Trans id="messages.send">Send</Trans>
        </Button>
      </div>
    </form>
  )
}
