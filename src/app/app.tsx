import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'

import type { Instance } from '#src/instance/create-instance.ts'
import { InstanceProvider } from '#src/instance/instance-context.tsx'
import { QueryProvider } from '#src/query/query-provider.tsx'
import { LayerProvider } from '#src/ui/layer-provider.tsx'

import { Dialogs } from './dialogs.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Shell } from './shell/shell.tsx'
import { SplashScreen } from './shell/splash-screen.tsx'
import { useStartup } from './use-startup.ts'

export type AppProps = { readonly instance: Instance }

/** One widget, from its providers down. */
export function App({ instance }: AppProps) {
  return (
    <InstanceProvider instance={instance}>
      <QueryProvider client={instance.queryClient}>
        <ErrorBoundary instance={instance}>
          <Startup instance={instance} />
        </ErrorBoundary>
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
      <Dialogs />
    </WithTexts>
  )
}

function WithTexts({ instance, children }: AppProps & { children: ReactNode }) {
  return (
    <I18nProvider i18n={instance.i18n}>
      <LayerProvider container={instance.surface.layerRoot}>{children}</LayerProvider>
    </I18nProvider>
  )
}
