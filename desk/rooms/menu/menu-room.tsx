import type { ComponentType, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'

import type { DeskSend } from '#desk/contract/desk-call.ts'
import { importMenu } from '#desk/contract/menu-import.ts'
import { readMenu } from '#desk/contract/menu.ts'
import { saveMenuPart } from '#desk/contract/set-up/part-calls.ts'
import { lateRoom } from '#desk/parts/late-room.tsx'
import { useMay } from '#desk/parts/member-context.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

import { MenuList } from './menu-list.tsx'
import { NewProductPage, ProductPage } from './product-page.tsx'

/** Pages of who may edit the menu, by their addresses. Their code comes when they are opened. */
const editorPages: Readonly<Record<string, ComponentType>> = {
  '/menu/order': lateRoom('menu/order', async () => (await import('./order/order-page.tsx')).OrderPage),
  '/menu/categories': lateRoom(
    'menu/categories',
    async () => (await import('./lists/categories-page.tsx')).CategoriesPage,
  ),
  '/menu/ingredients': lateRoom(
    'menu/ingredients',
    async () => (await import('./lists/ingredients-page.tsx')).IngredientsPage,
  ),
  '/menu/traits': lateRoom('menu/traits', async () => (await import('./lists/traits-page.tsx')).TraitsPage),
  '/menu/extras': lateRoom('menu/extras', async () => (await import('./extras/extras-page.tsx')).ExtrasPage),
}
const ImportPage = lateRoom('menu/import', async () => (await import('./import/import-page.tsx')).ImportPage)

/**
 * The menu: what is sold out, for all; what it holds and in which order, for who may edit the menu; a menu from a file, for owners. Each page has an address of its
 * own; what was searched for and the chosen venue outlive the way to one and back.
 */
export function MenuRoom() {
  const menu = useDeskQuery(readMenu)
  const [path, navigate] = useLocation()
  const [venueId, setVenueId] = useState<number | null>(null)
  const [search, setSearch] = useState('')
  // The page that was open last: the link to it gets the focus in the list.
  const lastPage = useRef<string | null>(null)
  useEffect(() => {
    if (path !== '/menu') lastPage.current = path
  }, [path])

  function showMade(productId: number): void {
    setSearch('')
    lastPage.current = `/menu/product/${productId}`
    navigate('/menu', { replace: true })
  }

  return (
    <Switch>
      <Route path="/menu/product/:id">
        {({ id }) => <ProductPage key={id} menu={menu} productId={Number(id)} onSaved={() => navigate('/menu')} />}
      </Route>
      <Route path="/menu/new">
        <ForEditors>
          <NewProductPage onSaved={showMade} />
        </ForEditors>
      </Route>
      {Object.entries(editorPages).map(([address, Page]) => (
        <Route key={address} path={address}>
          <ForEditors>
            <Page />
          </ForEditors>
        </Route>
      ))}
      <Route path="/menu/import">
        <ForEditors call={importMenu}>
          <ImportPage />
        </ForEditors>
      </Route>
      <Route path="/menu">
        <MenuList {...{ menu, venueId, search }} lastPage={lastPage} onVenue={setVenueId} onSearch={setSearch} />
      </Route>
      <Route>
        <Redirect to="/menu" replace />
      </Route>
    </Switch>
  )
}

type ForEditorsProps = {
  /** What the page sends. */
  readonly call?: DeskSend
  readonly children: ReactNode
}

/** Others, who have typed the address, see the list. */
function ForEditors({ call = saveMenuPart, children }: ForEditorsProps) {
  return useMay(call) ? children : <Redirect to="/menu" replace />
}
