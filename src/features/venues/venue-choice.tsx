import { Route, Switch } from 'wouter'

import { venuePaths } from '#src/instance/routes/venue-paths.ts'

import { TypeScreen } from './type-screen.tsx'
import { VenuesScreen } from './venues-screen.tsx'
import { ZoneScreen } from './zone-screen.tsx'

/** The way to a venue but for the address, which brings a form along: service, service point, venue. */
export function VenueChoice() {
  return (
    <Switch>
      <Route path={venuePaths.type} component={TypeScreen} />
      <Route path={venuePaths.zone} component={ZoneScreen} />
      <Route component={VenuesScreen} />
    </Switch>
  )
}
