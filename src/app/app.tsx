import { I18nProvider } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import type { Instance } from '#src/instance/create-instance.ts'
import { InstanceProvider } from '#src/instance/instance-context.tsx'
import { QueryProvider } from '#src/query/query-provider.tsx'
import { LayerProvider } from '#src/ui/layer/layer-provider.tsx'

import { lazyPart } from './routing/lazy.tsx'
import { Shell } from './shell/shell.tsx'
import { SplashScreen } from './shell/splash-screen.tsx'
import { useStartup } from './startup/use-startup.ts'

// Nothing stands above the first screen: what may comes with the first of it.
const Dialogs = lazyPart('Dialogs', () => import('./shell/dialogs.tsx'))

export type AppProps = { readonly instance: Instance }

/** One widget, from its providers down. */
export function App({ instance }: AppProps) {
  return (
    <InstanceProvider instance={instance}>
      <QueryProvider client={instance.queryClient}>
        <Startup instance={instance} />
      </QueryProvider>
    </InstanceProvider>
  )
}

function Startup({ instance }: AppProps) {
  const { retry, ...startup } = useStartup(instance)
  // Texts come with the first requests: until then there is nothing to say.
  if (startup.phase === 'loading') return <SplashScreen />
  return (
    <WithTexts instance={instance}>
      {startup.phase === 'failed' ? <SplashScreen messages={startup.messages} onRetry={retry} /> : <Shell />}
      <DialogsWhenNeeded instance={instance} />
    </WithTexts>
  )
}

// When the first screen has been drawn for certain.
const settledMs = 1500

/** There shortly after the first screen, so that a live region exists before its message; at once when needed sooner. */
function DialogsWhenNeeded({ instance }: AppProps) {
  const { queue, toast, timeLimitWarning } = useSnapshot(instance.stores.dialogs.state)
  const isNeeded = queue.length > 0 || toast !== null || timeLimitWarning !== null
  const [isThere, setIsThere] = useState(isNeeded)
  if (isNeeded && !isThere) setIsThere(true)
  useEffect(() => instance.clock.after(settledMs, () => setIsThere(true)), [instance])
  return isThere ? <Dialogs /> : null
}

function WithTexts({ instance, children }: AppProps & { children: ReactNode }) {
  return (
    <I18nProvider i18n={instance.i18n}>
      <LayerProvider container={instance.surface.layerRoot}>{children}</LayerProvider>
    </I18nProvider>
  )
}
