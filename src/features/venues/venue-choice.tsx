import { Route, Switch } from 'wouter'

import { venuePaths } from '#src/instance/routes/venue-paths.ts'

import { TypeScreen } from './type-screen.tsx'
import { VenuesScreen } from './venues-screen.tsx'
import { ZoneScreen } from './zone-screen.tsx'

/** Screens that lead to a venue: service, service point, venue. The address screen is separate because of its form. */
export function VenueChoice() {
  return (
    <Switch>
      <Route path={venuePaths.type} component={TypeScreen} />
      <Route path={venuePaths.zone} component={ZoneScreen} />
      <Route component={VenuesScreen} />
    </Switch>
  )
}
