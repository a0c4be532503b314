import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'

import { erasePerson } from '#desk/contract/persons.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { saveFile } from '#src/integrations/save-file.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

type FoundPersonProps = {
  readonly contact: string
  readonly data: {
    readonly accounts: number
    readonly orders: number
    readonly reservations: number
    /** The text of a JSON file. */
    readonly file: string
  }
  readonly onErased: () => void
}

/** How much is kept of somebody, a copy of it, and its erasure with the second tap. */
export function FoundPerson({ contact, data, onErased }: FoundPersonProps) {
  const { t } = useLingui()
  const { clock } = useDesk()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { accounts, orders, reservations, file } = data
  const parts = [
    t({ id: 'persons.accounts', message: plural(accounts, { one: '# account', other: '# accounts' }) }),
    t({ id: 'persons.orders', message: plural(orders, { one: '# order', other: '# orders' }) }),
    t({ id: 'persons.reservations', message: plural(reservations, { one: '# reservation', other: '# reservations' }) }),
  ]
  const save = () =>
    saveFile(
      { name: 'personal-data.json', type: 'application/json', content: file },
      { view: window, after: clock.after },
    )
  const isNothing = accounts + orders + reservations === 0
  return (
    <section className="desk-sheet desk-form" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {isNothing ? (
          <Trans id="persons.nothing">Nothing is kept of {contact}.</Trans>
        ) : (
          <Trans id="persons.kept">What is kept of {contact}</Trans>
        )}
      </h2>
      {!isNothing && (
        <>
          <p>{parts.join(' · ')}</p>
          <div className="end">
            <Button size="small" onClick={save}>
              <Trans id="persons.copy">Save as a file</Trans>
            </Button>
          </div>
          <Erasure contact={contact} onErased={onErased} />
        </>
      )}
    </section>
  )
}

function Erasure({ contact, onErased }: Pick<FoundPersonProps, 'contact' | 'onErased'>) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const [isAsked, setIsAsked] = useState(false)
  const [isInUse, setIsInUse] = useState(false)
  const inUse = t({
    id: 'persons.inUse',
    message: 'Something of theirs is under way: an order, a reservation or a payment. Erase it once that is over.',
  })
  const said = failure ?? (isInUse ? inUse : null)

  async function press(): Promise<void> {
    if (!isAsked) return setIsAsked(true)
    const answer = await send(erasePerson, {}, { contact })
    setIsInUse(!answer.ok && answer.refusal.reason === 'in-use')
    if (!answer.ok) return
    say(t({ id: 'persons.erased', message: 'The person is erased. Amounts and dishes stay.' }))
    onErased()
  }

  return (
    <>
      {isAsked && (
        <p role="status">
          <Trans id="persons.warning">
            Name, contacts, addresses, notes and messages go, and an account with its points; nobody can bring them
            back. Amounts and dishes stay, and the data of invoices.
          </Trans>
        </p>
      )}
      <AlertList messages={said === null ? [] : [said]} />
      <div className="end">
        <Button size="small" variant="danger" isBusy={isPending} onClick={() => void press()}>
          {isAsked ? (
            <Trans id="persons.eraseForGood">Erase for good</Trans>
          ) : (
            <Trans id="persons.erase">Erase the person</Trans>
          )}
        </Button>
        {isAsked && !isPending && (
          <Button size="small" variant="text" onClick={() => setIsAsked(false)}>
            <Trans id="account.keep">Keep</Trans>
          </Button>
        )}
      </div>
    </>
  )
}
