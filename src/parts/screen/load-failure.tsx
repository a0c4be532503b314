import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

export type LoadFailureProps = {
  readonly error: unknown
  readonly onRetry: () => unknown
  /** Text in place of the failure's own: what is missing and what to do without it. */
  readonly children?: ReactNode
  /** `alert` interrupts the screen reader. */
  readonly role?: 'alert' | undefined
}

/** Shown in place of content that could not be loaded: why, and a retry button. */
export function LoadFailure({ error, onRetry, children, role }: LoadFailureProps) {
  const { i18n } = useInstance()
  const said = children ?? failureMessages(i18n, error).map((message) => <p key={message}>{message}</p>)
  return (
    <Notice
      kind="error"
      action={
        <Button size="small" onClick={() => void onRetry()}>
          <Trans id="action.retry">Try again</Trans>
        </Button>
      }
    >
      {role ? <div role={role}>{said}</div> : said}
    </Notice>
  )
}
