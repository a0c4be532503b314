import { Trans } from '@lingui/react/macro'

import { nextAfterPoint } from '#src/domain/venues/main-choice.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { readVenueQuery } from '#src/instance/routes/venue-paths.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { PinIcon } from '#src/ui/base/more-icons.tsx'

import { ChoiceList } from './choice-list.tsx'
import { useNextChoice } from './use-next-choice.ts'

/** Choice of the service point by name [VENUE-14]. */
export function ZoneScreen() {
  const { location } = useInstance()
  const restaurant = useRestaurant()
  const goOn = useNextChoice()
  const { service } = readVenueQuery(location.useEntry().search)
  return (
    <ChoiceList
      title={<Trans id="venues.zone.title">Where are you?</Trans>}
      prompt={<Trans id="venues.zone.prompt">Choose where your order is delivered.</Trans>}
      choices={restaurant.servicePoints.map(({ id, texts }) => ({
        key: id,
        icon: <PinIcon />,
        name: texts.name,
        onChoose: () => goOn(nextAfterPoint(restaurant, { service, pointId: id })),
      }))}
    />
  )
}
