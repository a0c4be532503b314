import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { openRestaurant, readPauses } from '#desk/contract/settings.ts'
import { useMay } from '#desk/parts/member-context.tsx'
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
  const { send, isPending, failure } = useChange()
  const [isAsking, setIsAsking] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  async function open(): Promise<void> {
    const heading = question.current?.closest('main')?.querySelector('h1')
    if ((await send(openRestaurant, {}, {})).ok) heading?.focus()
  }
  if (!isAsking)
    return (
      <Button size="small" onClick={() => setIsAsking(true)}>
        <Trans id="opensSoon.open">Open for orders</Trans>
      </Button>
    )
  return (
    <>
      <p ref={question} tabIndex={-1}>
        <Trans id="opensSoon.sure">Are menu, prices, hours and ways to pay yours? Orders come from now on.</Trans>
      </p>
      <AlertList messages={failure === null ? [] : [failure]} />
      <Button size="small" variant="primary" isBusy={isPending} onClick={() => void open()}>
        <Trans id="opensSoon.openNow">Open now</Trans>
      </Button>
      <Button size="small" variant="text" onClick={() => setIsAsking(false)}>
        <Trans id="opensSoon.notYet">Not yet</Trans>
      </Button>
    </>
  )
}
