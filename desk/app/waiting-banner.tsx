import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { formatExpected } from '#desk/parts/formats.ts'
import type { SentChange, WaitingChange } from '#desk/parts/waiting-changes.ts'
import { keyOfChange } from '#desk/parts/waiting-changes.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

/** How much waits for the network, and what the service refused of it; sends it when the line is alive again. */
export function WaitingBanner() {
  const { waiting } = useDesk()
  const all = useSyncExternalStore(waiting.subscribe, () => waiting.all)
  const refused = useSyncExternalStore(waiting.subscribe, () => waiting.refused)
  useSendWaiting()
  const count = all.length
  return (
    <>
      {count > 0 && (
        <Notice kind="info" role="status" isBanner>
          <Plural
            id="waiting.count"
            value={count}
            one="# change waits for the network. It is sent by itself."
            other="# changes wait for the network. They are sent by themselves."
          />
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice
          kind="error"
          role="alert"
          isBanner
          action={
            <Button size="small" onClick={() => waiting.forgetRefused()}>
              <Trans id="action.understood">Understood</Trans>
            </Button>
          }
        >
          {refused.map((change) => (
            <p key={keyOfChange(change)}>
              <Refused change={change} />
            </p>
          ))}
        </Notice>
      )}
    </>
  )
}

function Refused({ change }: { readonly change: WaitingChange }) {
  if (change.kind === 'soldOut') {
    const { name } = change
    return <Trans id="waiting.notOut">{name} was not marked as sold out. Look at the menu.</Trans>
  }
  const { order, expected } = change
  const time = expected && formatExpected(expected)
  if (time !== null)
    return (
      <Trans id="waiting.notAcceptedFor">
        Order {order} was not accepted for {time}: somebody else has answered it meanwhile, or its time is over.
      </Trans>
    )
  return (
    <Trans id="waiting.notAccepted">
      Order {order} was not accepted: somebody else has answered it meanwhile, or its time is over.
    </Trans>
  )
}

/** Sends what waits whenever the service is heard; what is done is said, and the lists are read anew. */
function useSendWaiting(): void {
  const { t } = useLingui()
  const { news, waiting, refresh, say } = useDesk()
  useEffect(() => {
    const saidOf = ({ change, isTaken }: SentChange) => {
      if (!isTaken) return
      if (change.kind === 'accept') {
        const id = change.order
        return say(t({ id: 'orderSaid.confirmed', message: `Order ${id} confirmed` }))
      }
      const { name } = change
      say(t({ id: 'menu.isOut', message: `${name} is sold out` }))
    }
    async function send(): Promise<void> {
      const ended = await waiting.send()
      if (ended.length === 0) return
      for (const each of ended) saidOf(each)
      await refresh()
    }
    let isSending = false
    const heard = () => {
      if (news.state !== 'live' || isSending || waiting.all.length === 0) return
      isSending = true
      void send().finally(() => {
        isSending = false
      })
    }
    heard()
    return news.subscribe(heard)
  }, [news, waiting, refresh, say, t])
}
