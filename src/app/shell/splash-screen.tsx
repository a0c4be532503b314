import { Trans } from '@lingui/react/macro'

import { AlertList } from '#src/ui/alert-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import css from './splash-screen.css?inline'

declareStyles(css)

type SplashScreenProps = { readonly messages?: readonly string[]; readonly onRetry?: () => void }

/** Stands until the restaurant is known; after a failure it says why and offers to try again [SHELL-01, SHELL-05]. */
export function SplashScreen({ messages = [], onRetry }: SplashScreenProps) {
  if (!onRetry) {
    return (
      <div className="splash-screen" aria-busy="true">
        <Spinner />
      </div>
    )
  }
  return (
    <div className="splash-screen">
      <AlertList messages={messages} />
      <Button variant="primary" onClick={onRetry}>
        <Trans id="action.retry">Try again</Trans>
      </Button>
    </div>
  )
}
