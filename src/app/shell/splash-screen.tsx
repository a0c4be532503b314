import { Trans } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'
import { AlertList } from '#src/ui/alert-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { CloseIcon } from '#src/ui/icons.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import css from './splash-screen.css?inline'

declareStyles(css)

type SplashScreenProps = { readonly messages?: readonly string[]; readonly onRetry?: () => void }

/** Stands until the restaurant is known; after a failure it says why and offers to try again [SHELL-01, SHELL-05]. */
export function SplashScreen({ messages = [], onRetry }: SplashScreenProps) {
  const { surface, options } = useInstance()
  if (!onRetry) {
    return (
      <div className="splash-screen" aria-busy="true">
        {options.mode === 'floating' && (
          // Before the texts are there a sign has to do for a name.
          <IconButton label="✕" icon={<CloseIcon />} onClick={() => surface.close()} />
        )}
        <span className="wait">
          <Spinner />
        </span>
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
