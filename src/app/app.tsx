import '#src/ui/base/text-of-elements.ts'
import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { savesData } from '#src/browser/saves-data.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { InstanceProvider } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useIsSettled } from '#src/parts/screen/use-is-settled.ts'
import { RestaurantProvider } from '#src/parts/venue/restaurant-provider.tsx'
import { QueryProvider } from '#src/query/query-provider.tsx'
import { LayerProvider } from '#src/ui/layer/layer-provider.tsx'

import { Shell } from './shell/shell.tsx'
import { SplashScreen } from './shell/splash-screen.tsx'
import { useStartup } from './startup/use-startup.ts'

// The first screen has no dialog, so this chunk is loaded later.
const Dialogs = lazyPart('Dialogs', () => import('./shell/dialogs.tsx'), { texts: 'order' })

export type AppProps = { readonly instance: Instance }

/** Root component of one widget: providers, startup and shell. */
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
  // Texts are loaded together with the first requests; until then only the splash screen can be drawn.
  if (startup.phase === 'loading') return <SplashScreen />
  return (
    <WithTexts instance={instance}>
      <RestaurantProvider isLoaded={startup.phase === 'ready'}>
        {startup.phase === 'failed' ? <SplashScreen messages={startup.messages} onRetry={retry} /> : <Shell />}
        <DialogsWhenNeeded instance={instance} />
      </RestaurantProvider>
    </WithTexts>
  )
}

/**
 * Mounts the dialogs once the first screen is settled, so that the live region exists before its first message; earlier
 * when needed, and only then when the diner saves data.
 */
function DialogsWhenNeeded({ instance }: AppProps) {
  const { queue, toast, timeLimitWarning } = useSnapshot(instance.stores.dialogs.state)
  const isSettled = useIsSettled()
  const isNeeded = queue.length > 0 || toast !== null || timeLimitWarning !== null
  const [isThere, setIsThere] = useState(isNeeded)
  if (!isThere && (isNeeded || (isSettled && !savesData(instance.view)))) setIsThere(true)
  return isThere ? <Dialogs /> : null
}

function WithTexts({ instance, children }: AppProps & { children: ReactNode }) {
  return (
    <I18nProvider i18n={instance.i18n}>
      <LayerProvider container={instance.surface.layerRoot}>{children}</LayerProvider>
    </I18nProvider>
  )
}
