import { Route, Router, Switch } from 'wouter'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { backgroundPath, backgroundSearch, menuPattern, venuesPattern } from '#src/instance/routes/route-patterns.ts'

import { screens } from './screens.ts'

/** wouter's search hook of the screen: it keeps its query, a guest's token say, while a sheet is above it. */
function useScreenSearch(): string {
  const { location } = useInstance()
  location.useEntry()
  return backgroundSearch(location.entries)
}

/** Renders the screen, and the sheet above it, for the widget's own location [SHELL-36]. */
export function Routes() {
  const { location } = useInstance()
  location.useEntry()
  return (
    <Router hook={location.useLocation} searchHook={location.useSearch}>
      <Router searchHook={useScreenSearch}>
        <Switch location={backgroundPath(location.entries)}>
          <Route path={paths.home} component={screens.home} />
          <Route path={venuesPattern} component={screens.venues} />
          <Route path={paths.venuesAddress} component={screens.deliveryAddress} />
          <Route path={paths.orderOptions} component={screens.orderOptions} />
          {/* One route for the menu and its sections, so that the list stays mounted while the path changes. */}
          <Route path={menuPattern} component={screens.menu} />
          <Route path={paths.cart} component={screens.cart} />
          <Route path={paths.checkout} component={screens.checkout} />
          <Route path={paths.confirmation} component={screens.confirmation} />
          <Route component={screens.secondary} />
        </Switch>
      </Router>
      <Switch>
        <Route path={paths.cart} component={screens.cartDrawer} />
        <Route path={paths.orderOptions} component={screens.orderSheet} />
        <Route path={paths.product} component={screens.product} />
        <Route path={paths.login} component={screens.login} />
        <Route path={paths.registration} component={screens.registration} />
        <Route path={paths.conversation} component={screens.conversation} />
      </Switch>
    </Router>
  )
}
