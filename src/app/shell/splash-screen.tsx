import { Trans, useLingui } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { CloseIcon } from '#src/ui/base/icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './splash-screen.css?inline'

declareStyles(css)

type SplashScreenProps = { readonly messages?: readonly string[]; readonly onRetry?: () => void }

/** Stands until the restaurant is known; after a failure it says why and offers to try again [SHELL-01, SHELL-05]. */
export function SplashScreen({ messages = [], onRetry }: SplashScreenProps) {
  if (onRetry) return <FailedStart messages={messages} onRetry={onRetry} />
  return (
    <div className="splash-screen" aria-busy="true">
      {/* Before the texts are there a sign has to do for a name. */}
      <Leave label="✕" />
      <span className="middle wait">
        <Spinner />
      </span>
    </div>
  )
}

function FailedStart({ messages, onRetry }: Required<SplashScreenProps>) {
  const { t } = useLingui()
  return (
    <div className="splash-screen">
      <Leave label={t({ id: 'action.close', message: 'Close' })} />
      <div className="middle">
        <Notice kind="error" role="alert">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
        <Button variant="primary" onClick={onRetry}>
          <Trans id="action.retry">Try again</Trans>
        </Button>
      </div>
    </div>
  )
}

function Leave({ label }: { label: string }) {
  const { surface, options } = useInstance()
  if (options.mode !== 'floating') return null
  return <IconButton label={label} icon={<CloseIcon />} onClick={() => surface.close()} />
}
