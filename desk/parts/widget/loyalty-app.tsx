import { I18nProvider } from '@lingui/react'

import { SplashScreen } from '#src/app/shell/splash-screen.tsx'
import { useStartup } from '#src/app/startup/use-startup.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { InstanceProvider } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { RestaurantProvider } from '#src/parts/venue/restaurant-provider.tsx'
import { QueryProvider } from '#src/query/query-provider.tsx'

// With the widget's texts of all screens.
const LoyaltyCard = lazyPart('LoyaltyCard', async () => await import('./loyalty-card.tsx'), { isEssential: true })

type LoyaltyAppProps = { readonly instance: Instance; readonly points: number }

/**
 * The loyalty page of the widget alone, for a guest with so many points: in the widget only who signs in comes there, which nobody can
 * in the preview (decision 141).
 */
export function LoyaltyApp({ instance, points }: LoyaltyAppProps) {
  return (
    <InstanceProvider instance={instance}>
      <QueryProvider client={instance.queryClient}>
        <Started instance={instance} points={points} />
      </QueryProvider>
    </InstanceProvider>
  )
}

function Started({ instance, points }: LoyaltyAppProps) {
  const { retry, ...startup } = useStartup(instance)
  if (startup.phase === 'loading') return <SplashScreen />
  return (
    <I18nProvider i18n={instance.i18n}>
      {startup.phase === 'failed' ? (
        <SplashScreen messages={startup.messages} onRetry={retry} />
      ) : (
        <RestaurantProvider isLoaded>
          <LoyaltyCard points={points} />
        </RestaurantProvider>
      )}
    </I18nProvider>
  )
}
