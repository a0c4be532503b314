import { Trans } from '@lingui/react/macro'

import type { DeskFailure } from '#desk/client/desk-error.ts'
import { failureOf } from '#desk/client/desk-error.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

type ReadFailureProps = { readonly error: unknown; readonly onRetry: () => unknown }

/** Shown in place of what could not be read: why, and a button to try again. */
export function ReadFailure({ error, onRetry }: ReadFailureProps) {
  return (
    <Notice
      kind="error"
      role="alert"
      action={
        <Button size="small" onClick={() => void onRetry()}>
          <Trans id="action.retry">Try again</Trans>
        </Button>
      }
    >
      <p>
        <Reason kind={failureOf(error)} />
      </p>
    </Notice>
  )
}

function Reason({ kind }: { readonly kind: DeskFailure }) {
  switch (kind) {
    case 'offline':
      return <Trans id="read.offline">There is no connection to the service.</Trans>
    case 'forbidden':
      return <Trans id="read.forbidden">This is for owners only.</Trans>
    case 'signed-out':
      return <Trans id="read.signedOut">You are signed out.</Trans>
    case 'failed':
      return <Trans id="read.failed">The service does not answer.</Trans>
    case 'malformed':
      return (
        <Trans id="read.malformed">The service answered what this page does not understand. Load the page again.</Trans>
      )
  }
}
