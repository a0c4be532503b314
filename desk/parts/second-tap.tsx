import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'

import type { Refusal } from '#desk/contract/refusal.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { useChange } from './use-change.ts'

import css from './second-tap.css?inline'

declareStyles(css)

type SecondTapProps<T> = {
  /** Id of the element that says of what. */
  readonly titleId: string
  readonly label: ReactNode
  /** Text of the button at the second tap. */
  readonly sureLabel: ReactNode
  /** What it would mean, said before the second tap; nothing when left out. */
  readonly question?: ReactNode
  readonly act: (send: ReturnType<typeof useChange>['send']) => Promise<Verdict<T, Refusal>>
  /** Why the service did not do it; null = that is said already. */
  readonly refusalText: (reason: string) => string | null
  readonly onDone: (answer: T) => void
}

/** Does with the second tap what must not be done by a slip. */
export function SecondTap<T>({ titleId, label, sureLabel, question, act, refusalText, onDone }: SecondTapProps<T>) {
  const { send, isPending, failure } = useChange()
  const button = useRef<HTMLElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const said = failure ?? refusal

  async function press(): Promise<void> {
    if (!isAsked) return setIsAsked(true)
    setRefusal(null)
    const answer = await act(send)
    if (!answer.ok) return setRefusal(refusalText(answer.refusal.reason))
    setIsAsked(false)
    onDone(answer.value)
  }

  function keep(): void {
    setIsAsked(false)
    button.current?.focus()
  }

  return (
    <div className="desk-second-tap">
      <AlertList messages={said === null ? [] : [said]} />
      {isAsked && question !== undefined && <p role="status">{question}</p>}
      <div className="buttons">
        <Button
          ref={button}
          size="small"
          variant={isAsked ? 'danger' : 'secondary'}
          isBusy={isPending}
          aria-describedby={titleId}
          onClick={() => void press()}
        >
          {isAsked ? sureLabel : label}
        </Button>
        {isAsked && !isPending && (
          <Button size="small" variant="text" aria-describedby={titleId} onClick={keep}>
            <Trans id="account.keep">Keep</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
