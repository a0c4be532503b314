import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'

import { findPerson } from '#desk/contract/persons.ts'
import { Room } from '#desk/parts/room.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { FoundPerson } from './found-person.tsx'

type Found = { readonly contact: string; readonly data: z.output<(typeof findPerson)['reply']> }

/** What is kept of a guest who asks for it: a copy, and its erasure (decision 142); for owners [ACCT-76]. */
export function PersonsRoom() {
  const { t } = useLingui()
  const { send, isPending, failure } = useChange()
  const field = useRef<HTMLInputElement>(null)
  const [contact, setContact] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [found, setFound] = useState<Found | null>(null)

  async function find(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const answer = await send(findPerson, {}, { contact })
    setIsWrong(!answer.ok && answer.refusal.reason === 'no-contact')
    setFound(answer.ok ? { contact, data: answer.value } : null)
    if (!answer.ok) field.current?.focus()
  }

  return (
    <Room title={<Trans id="persons.title">Data of guests</Trans>}>
      <form className="desk-sheet desk-form" noValidate onSubmit={(event) => void find(event)}>
        <p className="hint">
          <Trans id="persons.about">
            A guest may ask what you keep of them, or to be forgotten. Guests with an account do it themselves, in their
            profile. The audit says that you looked, and never for whom.
          </Trans>
        </p>
        <TextField
          ref={field}
          name="contact"
          label={t({ id: 'persons.contact', message: 'Their e-mail address or telephone' })}
          autoComplete="off"
          maxLength={200}
          value={contact}
          onChange={(text) => {
            setContact(text)
            setIsWrong(false)
          }}
          error={
            isWrong ? t({ id: 'persons.noContact', message: 'Type a whole e-mail address or telephone number.' }) : null
          }
        />
        <AlertList messages={failure === null ? [] : [failure]} />
        <div className="end">
          <Button type="submit" variant="primary" size="small" isBusy={isPending}>
            <Trans id="persons.find">Look</Trans>
          </Button>
        </div>
      </form>
      {found && <FoundPerson key={found.data.file} {...found} onErased={() => setFound(null)} />}
    </Room>
  )
}
