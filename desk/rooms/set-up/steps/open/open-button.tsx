import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'

import { openRestaurant } from '#desk/contract/settings.ts'
import { FocusedQuestion } from '#desk/parts/focused-question.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

/** Opens with the second tap, so that nobody sells sample dishes by a slip [SET-06]. */
export function OpenButton() {
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking) return <OpenQuestion onBack={() => setIsAsking(false)} />
  return (
    <div>
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        <Trans id="opensSoon.open">Open for orders</Trans>
      </Button>
    </div>
  )
}

function OpenQuestion({ onBack }: { readonly onBack: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const { send, isPending, failure } = useChange()
  const [isRefused, setIsRefused] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  async function open(): Promise<void> {
    // The question goes with what it asks.
    const heading = group.current?.closest('main')?.querySelector('h1')
    const answer = await send(openRestaurant, {}, {})
    if (answer.ok) heading?.focus()
    else setIsRefused(answer.refusal.reason === 'lacks')
  }
  const lacks = t({ id: 'opening.lacks', message: 'Not opened: something is missing since. See what, and try again.' })
  const messages = [...(failure === null ? [] : [failure]), ...(isRefused ? [lacks] : [])]
  return (
    <div ref={group} role="group" aria-labelledby={id} className="question">
      <FocusedQuestion id={id}>
        <Trans id="opensSoon.sure">Are menu, prices, hours and ways to pay yours? Orders come from now on.</Trans>
      </FocusedQuestion>
      <AlertList messages={messages} />
      <div className="buttons">
        <Button variant="primary" isBusy={isPending} onClick={() => void open()}>
          <Trans id="opensSoon.openNow">Open now</Trans>
        </Button>
        <Button variant="text" onClick={onBack}>
          <Trans id="opensSoon.notYet">Not yet</Trans>
        </Button>
      </div>
    </div>
  )
}
