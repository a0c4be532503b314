import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { callTextIn } from '#src/i18n/crash-texts.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { phoneHref } from '#src/ui/base/phone-href.ts'

export type LoadFailureProps = {
  readonly error: unknown
  readonly onRetry: () => unknown
  /** Text in place of the failure's own: what is missing and what to do without it. */
  readonly children?: ReactNode
  /** `alert` interrupts the screen reader. */
  readonly role?: 'alert' | undefined
  /** Where nothing can be ordered at all: whose page it is, and the way without the widget. */
  readonly outage?: { readonly name: string; readonly phone: string | null } | undefined
}

/** Shown in place of content that could not be loaded: why, and a retry button. */
export function LoadFailure({ error, onRetry, children, role, outage }: LoadFailureProps) {
  const { i18n } = useInstance()
  const said = children ?? failureMessages(i18n, error).map((message) => <p key={message}>{message}</p>)
  const retry = (
    <Button size="small" onClick={() => void onRetry()}>
      <Trans id="action.retry">Try again</Trans>
    </Button>
  )
  return (
    <Notice
      kind="error"
      title={outage?.name}
      action={
        outage?.phone == null ? (
          retry
        ) : (
          <ButtonRow>
            <Button size="small" href={phoneHref(outage.phone)}>
              {callTextIn(i18n.locale, outage.phone)}
            </Button>
            {retry}
          </ButtonRow>
        )
      }
    >
      {role ? <div role={role}>{said}</div> : said}
    </Notice>
  )
}
