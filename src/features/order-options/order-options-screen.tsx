import { Trans, useLingui } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'

import { Steps } from './steps.tsx'

/** The wizard as a page: order type, destination and time, then the menu [WIZ-01]. */
export function OrderOptionsScreen() {
  const { t } = useLingui()
  const { location } = useInstance()
  const venue = useVenue()
  const ending = {
    label: t({ id: 'wizard.seeMenu', message: 'See the menu' }),
    isSheet: false,
    onStarted: () => location.navigate(paths.menu),
  }
  return (
    <div className="screen-frame order-options-screen">
      <ScreenTitle>
        <Trans id="wizard.title">How and when?</Trans>
      </ScreenTitle>
      {venue && <Steps key={venue.id} venue={venue} ending={ending} />}
    </div>
  )
}
