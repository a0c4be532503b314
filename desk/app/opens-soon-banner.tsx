import { Trans } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'

import { openRestaurant, readPauses } from '#desk/contract/settings.ts'
import { FocusedQuestion } from '#desk/parts/focused-question.tsx'
import { useMay } from '#desk/parts/member-context.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

/** Above every room until the owner opens the restaurant: diners read that it opens soon [SET-06]. Nothing once it is open. */
export function OpensSoonBanner() {
  const { data } = useDeskQuery(readPauses)
  const mayOpen = useMay(openRestaurant)
  if (!data?.opensSoon) return null
  return (
    <Notice kind="info" action={mayOpen ? <OpenButtons /> : undefined}>
      <p>
        <Trans id="opensSoon.state">Not open yet: diners read that you open soon, and cannot order.</Trans>
      </p>
    </Notice>
  )
}

/** Opens with the second tap, so that nobody sells sample dishes by a slip. */
function OpenButtons() {
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking) return <OpenQuestion onBack={() => setIsAsking(false)} />
  return (
    <>
      <PageLink to="/set-up">
        <Trans id="opensSoon.setUp">Set it up</Trans>
      </PageLink>
      <Button size="small" onClick={() => setIsAsking(true)}>
        <Trans id="opensSoon.open">Open for orders</Trans>
      </Button>
    </>
  )
}

function OpenQuestion({ onBack }: { readonly onBack: () => void }) {
  const id = useId()
  const { send, isPending, failure } = useChange()
  const group = useRef<HTMLDivElement>(null)
  async function open(): Promise<void> {
    // The banner goes with what it tells of.
    const heading = group.current?.closest('main')?.querySelector('h1')
    if ((await send(openRestaurant, {}, {})).ok) heading?.focus()
  }
  return (
    <div ref={group} role="group" aria-labelledby={id}>
      <FocusedQuestion id={id}>
        <Trans id="opensSoon.sure">Are menu, prices, hours and ways to pay yours? Orders come from now on.</Trans>
      </FocusedQuestion>
      <AlertList messages={failure === null ? [] : [failure]} />
      <Button size="small" variant="primary" isBusy={isPending} onClick={() => void open()}>
        <Trans id="opensSoon.openNow">Open now</Trans>
      </Button>
      <Button size="small" variant="text" onClick={onBack}>
        <Trans id="opensSoon.notYet">Not yet</Trans>
      </Button>
    </div>
  )
}
