import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { categoriesQuery } from '#src/api/menu-calls.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useMenuView } from '#src/parts/cart/use-menu-view.ts'
import type { MenuView } from '#src/parts/cart/use-menu-view.ts'
import { LazyFailure } from '#src/parts/screen/lazy.tsx'
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useQuery } from '#src/query/use-query.ts'
import { PlainMessage } from '#src/ui/base/plain-message.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { MenuList } from './menu-list.tsx'
import type { MenuListProps } from './menu-list.tsx'
import { MenuToolsProvider } from './menu-tools.tsx'

import css from './menu-screen.css?inline'

declareStyles(css)

/** The menu of the order, or the showcase menu before there is one [MENU-01, MENU-03, MENU-04]. */
export const MenuScreen = memo(function MenuScreen({ Finder }: Pick<MenuListProps, 'Finder'>) {
  const view = useMenuView()
  if (!view) return null
  const { menuId, venueId } = view.place
  return <Menu key={`${menuId}-${venueId}`} view={view} Finder={Finder} />
})

type MenuProps = Pick<MenuListProps, 'Finder'> & { readonly view: MenuView }

function Menu({ view, Finder }: MenuProps) {
  const { t } = useLingui()
  const { data: menu, error, refetch } = useQuery(categoriesQuery(useApi(), view.place))
  useFailureAlert(error)
  const isEmpty = menu !== undefined && menu.categories.length === 0 && menu.recommended.length === 0

  return (
    <div className="menu-screen">
      <ScreenTitle isHidden>
        <Trans id="menu.title">Menu</Trans>
      </ScreenTitle>
      {menu && !isEmpty && (
        <MenuToolsProvider view={view}>
          <MenuList place={view.place} menu={menu} Finder={Finder} />
        </MenuToolsProvider>
      )}
      {isEmpty && (
        <PlainMessage
          text={t({ id: 'menu.empty', message: 'There is nothing on the menu at the moment.' })}
          retry={{ label: t({ id: 'action.retry', message: 'Try again' }), onRetry: refetch }}
        />
      )}
      {!menu && error && (
        <div className="failure">
          <LazyFailure error={error} onRetry={refetch} />
        </div>
      )}
      {!menu && !error && (
        <div className="pending">
          <SkeletonList label={t({ id: 'menu.loading', message: 'Loading the menu' })} />
        </div>
      )}
    </div>
  )
}
