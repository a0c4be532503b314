import { Redirect, Route, Switch, useLocation } from 'wouter'

import { lateRoom } from '#desk/parts/late-room.tsx'

import { TablePage } from './table-page.tsx'
import { TablePlan } from './table-plan.tsx'

const CardsPage = lateRoom('tables/codes', async () => (await import('./cards/cards-page.tsx')).CardsPage)

/** The tables of the venues; each has a page with an address of its own. */
export function TablesRoom() {
  const [, navigate] = useLocation()
  return (
    <Switch>
      <Route path="/tables/codes">
        <CardsPage />
      </Route>
      <Route path="/tables/:id">
        {({ id }) => <TablePage key={id} tableId={Number(id)} onMoved={(to) => navigate(`/tables/${to}`)} />}
      </Route>
      <Route path="/tables">
        <TablePlan />
      </Route>
      <Route>
        <Redirect to="/tables" replace />
      </Route>
    </Switch>
  )
}
