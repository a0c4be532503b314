import { useLingui } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'
import { LazyFailure } from '#src/parts/screen/lazy.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { CloseIcon } from '#src/ui/base/icons.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './splash-screen.css?inline'

declareStyles(css)

type SplashScreenProps = { readonly messages?: readonly string[]; readonly onRetry?: () => void }

/** Shown until the restaurant is loaded; after a failure shows why and a retry button [SHELL-01, SHELL-05]. */
export function SplashScreen({ messages = [], onRetry }: SplashScreenProps) {
  if (onRetry) return <FailedStart messages={messages} onRetry={onRetry} />
  return (
    <div className="splash-screen" aria-busy="true">
      {/* No texts are loaded yet: a symbol is the only possible name. */}
      <CloseButton label="✕" />
      <span className="middle wait">
        <Spinner />
      </span>
    </div>
  )
}

function FailedStart({ messages, onRetry }: Required<SplashScreenProps>) {
  const { t } = useLingui()
  const { options, view } = useInstance()
  // Nothing is known of the restaurant yet: its page names it.
  const outage = { name: view.document.title, phone: options.fallbackPhone ?? null }
  return (
    <div className="splash-screen">
      <CloseButton label={t({ id: 'action.close', message: 'Close' })} />
      <div className="middle">
        <LazyFailure role="alert" error={null} outage={outage} onRetry={onRetry}>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </LazyFailure>
      </div>
    </div>
  )
}

function CloseButton({ label }: { label: string }) {
  const { surface, options } = useInstance()
  if (options.mode !== 'floating') return null
  return <IconButton label={label} icon={<CloseIcon />} onClick={() => surface.close()} />
}
