import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { backgroundPath, menuPattern } from '#src/instance/routes/route-patterns.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useMedia } from '#src/parts/screen/use-media.ts'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { BackIcon, CloseIcon, MenuIcon, UserIcon } from '#src/ui/base/icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { OptionsLine } from './options-line.tsx'

import css from './top-bar.css?inline'

declareStyles(css)

/** Keeps the row of the navigation items free while they load: nothing below may move under a finger. */
function BeforeWideBar() {
  return (
    <>
      <OptionsLine />
      <span className="bar-items-space" />
    </>
  )
}

// The items are shown on wide containers only (bar-items.css); no container is wider than its window.
const wideWindow = '(min-width: 600px)'
const WideBar = lazyPart('WideBar', () => import('./wide-bar.tsx'), { texts: 'order', Before: BeforeWideBar })
const NavigationSheet = lazyPart('NavigationSheet', () => import('./navigation-sheet.tsx'), { texts: 'order' })

const HomeButton = lazyPart('HomeButton', () => import('./home-button.tsx'), { texts: 'order', Before: HomeSpace })

/** Keeps the place of the home button free while it loads. */
function HomeSpace() {
  return <span className="home-space" />
}

/** Bar without navigation: only close, or back when the query has `canGoBack` [SHELL-47, VENUE-04]. */
export function BareBar() {
  const { location, options } = useInstance()
  const canGoBack = new URLSearchParams(location.useEntry().search).has('canGoBack')
  if (options.mode !== 'floating' && !canGoBack) return null
  return (
    <header className="top-bar" part="bar">
      {canGoBack ? <BackButton /> : <CloseButton />}
    </header>
  )
}

/** Bar with back and close, in place of the own bar of a screen that is not loaded. */
export function BackAndCloseBar() {
  return (
    <header className="top-bar" part="bar">
      <BackButton />
      <span className="gap" />
      <CloseButton />
    </header>
  )
}

/**
 * Bar of home, wizard and menu. Narrow: close or back, order options, account and a button for the navigation sheet;
 * from 600 px on the navigation items are in the bar (rulings "shell navigation").
 */
export function TopBar() {
  const { location } = useInstance()
  const isWide = useMedia(wideWindow)
  location.useEntry()
  const path = backgroundPath(location.entries)
  return (
    <header className="top-bar" part="bar">
      {path === paths.home || location.entries.length < 2 ? <CloseButton /> : <BackButton />}
      {!isWide && menuPattern.test(path) && <HomeButton />}
      {isWide ? <WideBar /> : <OptionsLine />}
      <span className="narrow">
        <AccountAndMenu />
      </span>
    </header>
  )
}

/** Buttons for the account and the navigation sheet (rulings "shell navigation", "navigation on the cart"). */
export function AccountAndMenu() {
  const { t } = useLingui()
  const { location } = useInstance()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const isSignedIn = useCustomer() !== null
  const accountLabel = isSignedIn
    ? t({ id: 'nav.account', message: 'Account' })
    : t({ id: 'nav.login', message: 'Sign in' })
  return (
    <>
      <IconButton
        label={accountLabel}
        icon={<UserIcon />}
        data-key="account"
        onClick={() => location.navigate(isSignedIn ? paths.account : paths.login)}
      />
      <IconButton
        label={t({ id: 'nav.more', message: 'Menu' })}
        icon={<MenuIcon />}
        data-key="navigation"
        aria-haspopup="dialog"
        onClick={() => setIsMenuOpen(true)}
      />
      {isMenuOpen && <NavigationSheet onClose={() => setIsMenuOpen(false)} />}
    </>
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
