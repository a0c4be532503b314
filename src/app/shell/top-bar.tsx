import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { backgroundPath } from '#src/app/background-path.ts'
import { lazyPart } from '#src/app/lazy.tsx'
import { itemCount } from '#src/domain/cart/cart.ts'
import { isMultiChoice } from '#src/domain/venues/venue-state.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { otherVenue, paths } from '#src/instance/paths.ts'
import { useRestaurant } from '#src/instance/use-restaurant.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { BackIcon, BagIcon, CloseIcon, HomeIcon, MenuIcon, StoreIcon, UserIcon } from '#src/ui/icons.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { OptionsLine } from './options-line.tsx'

import css from './top-bar.css?inline'

declareStyles(css)

const CodesItem = lazyPart('CodesItem', () => import('./codes-item.tsx'))
const NavigationSheet = lazyPart('NavigationSheet', () => import('./navigation-sheet.tsx'))

/** The bar of places that nothing leads away from: only the way out, or back where it was asked for [SHELL-47, VENUE-04]. */
export function BareBar() {
  const { location, options } = useInstance()
  const canGoBack = new URLSearchParams(location.useEntry().search).has('canGoBack')
  if (options.mode !== 'floating' && !canGoBack) return null
  return <header className="top-bar">{canGoBack ? <BackButton /> : <CloseButton />}</header>
}

/**
 * The bar of the outer screens. Narrow: close or back, the order's options, account, and one sheet with everything else;
 * from 600 px on the items stand in the bar (rulings: shell navigation).
 */
export function TopBar() {
  const { t } = useLingui()
  const { stores, location } = useInstance()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  location.useEntry()
  const { cart } = useSnapshot(stores.cart.state)
  const session = useSnapshot(stores.session.state)
  const restaurant = useRestaurant()
  const count = itemCount(cart)
  const isSignedIn = session.apiKey !== null && session.email !== null
  const accountLabel = isSignedIn
    ? t({ id: 'nav.account', message: 'Account' })
    : t({ id: 'nav.login', message: 'Sign in' })

  return (
    <header className="top-bar">
      {backgroundPath(location.entries) === paths.home || location.entries.length < 2 ? (
        <CloseButton />
      ) : (
        <BackButton />
      )}
      <OptionsLine />
      <nav className="items" aria-label={t({ id: 'nav.label', message: 'Main navigation' })}>
        <BarItem label={t({ id: 'nav.home', message: 'Home' })} icon={<HomeIcon />} path={paths.home} />
        {isMultiChoice(restaurant) && (
          <BarItem label={t({ id: 'nav.venues', message: 'Venues' })} icon={<StoreIcon />} path={otherVenue} />
        )}
        {restaurant.settings.hasDiscountCodes && <CodesItem />}
        <BarItem label={t({ id: 'nav.cart', message: 'Order' })} icon={<BagIcon />} path={paths.cart} badge={count} />
      </nav>
      <IconButton
        label={accountLabel}
        icon={<UserIcon />}
        onClick={() => location.navigate(isSignedIn ? paths.account : paths.login)}
      />
      <span className="more">
        <IconButton
          label={t({ id: 'nav.more', message: 'Menu' })}
          icon={<MenuIcon />}
          aria-haspopup="dialog"
          onClick={() => setIsMenuOpen(true)}
        />
      </span>
      {isMenuOpen && <NavigationSheet onClose={() => setIsMenuOpen(false)} />}
    </header>
  )
}

function CloseButton() {
  const { t } = useLingui()
  const { options, surface } = useInstance()
  if (options.mode !== 'floating') return null
  const label = t({ id: 'action.close', message: 'Close' })
  return <IconButton label={label} icon={<CloseIcon />} onClick={() => surface.close()} />
}

function BackButton() {
  const { t } = useLingui()
  const { location } = useInstance()
  const label = t({ id: 'action.back', message: 'Back' })
  return <IconButton label={label} icon={<BackIcon />} onClick={() => location.back()} />
}

type BarItemProps = { label: string; icon: ReactNode; path: string; badge?: number }

/** A place of the bar, with how many things wait there. */
export function BarItem({ label, icon, path, badge = 0 }: BarItemProps) {
  const { location } = useInstance()
  const isHere = location.useEntry().path === path
  return (
    <button type="button" aria-current={isHere ? 'page' : undefined} onClick={() => location.navigate(path)}>
      {icon}
      <span>{label}</span>
      {badge > 0 && (
        <span className="badge tabular">
          <span aria-hidden="true">{badge}</span>
          <span className="visually-hidden">
            <Plural id="nav.badge" value={badge} one="# item" other="# items" />
          </span>
        </span>
      )}
    </button>
  )
}
