import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { Refusal } from '#desk/contract/refusal.ts'
import { useAccountRefusal } from '#desk/parts/account/use-account-refusal.ts'
import { useChange } from '#desk/parts/use-change.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

type RemoveButtonsProps = {
  /** Id of the element that says what is removed. */
  readonly titleId: string
  readonly remove: (send: ReturnType<typeof useChange>['send']) => Promise<Verdict<object, Refusal>>
  readonly onRemoved: () => void
}

/** Removes somebody or something with the second tap, so that nothing is removed by a slip. */
export function RemoveButtons({ titleId, remove, onRemoved }: RemoveButtonsProps) {
  const { send, isPending, failure } = useChange()
  const refusalText = useAccountRefusal()
  const removeButton = useRef<HTMLElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const said = failure ?? refusal

  async function press(): Promise<void> {
    if (!isAsked) return setIsAsked(true)
    const answer = await remove(send)
    if (!answer.ok) return setRefusal(refusalText(answer.refusal.reason))
    onRemoved()
  }

  function keep(): void {
    setIsAsked(false)
    removeButton.current?.focus()
  }

  return (
    <>
      <AlertList messages={said === null ? [] : [said]} />
      <div className="remove">
        <Button
          ref={removeButton}
          size="small"
          variant={isAsked ? 'danger' : 'secondary'}
          isBusy={isPending}
          aria-describedby={titleId}
          onClick={() => void press()}
        >
          {isAsked ? (
            <Trans id="account.removeForGood">Remove for good</Trans>
          ) : (
            <Trans id="account.remove">Remove</Trans>
          )}
        </Button>
        {isAsked && !isPending && (
          <Button size="small" variant="text" aria-describedby={titleId} onClick={keep}>
            <Trans id="account.keep">Keep</Trans>
          </Button>
        )}
      </div>
    </>
  )
}
