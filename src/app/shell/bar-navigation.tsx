import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useMedia } from '#src/parts/screen/use-media.ts'
import { MenuIcon, UserIcon } from '#src/ui/base/icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './bar-navigation.css?inline'

declareStyles(css)

/** For what only wide containers show: no container is wider than its window. */
export const wideWindow = '(min-width: 600px)'

const WideItems = lazyPart('WideItems', () => import('./wide-items.tsx'), { texts: 'order' })
// Only customers have messages.
const UnreadBadge = lazyPart('UnreadBadge', () => import('./unread-badge.tsx'), { texts: 'order' })
const NavigationSheet = lazyPart('NavigationSheet', () => import('./navigation-sheet.tsx'), { texts: 'order' })

/**
 * End of every bar with navigation: account and menu, on wide containers home and order before them, with their names
 * (rulings "shell navigation", "navigation on inner screens").
 */
export function BarNavigation() {
  const { t } = useLingui()
  const { location } = useInstance()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const isWide = useMedia(wideWindow)
  const isSignedIn = useCustomer() !== null
  const target = isSignedIn ? paths.account : paths.login
  return (
    <nav className="bar-navigation" aria-label={t({ id: 'nav.label', message: 'Main navigation' })}>
      {isWide && <WideItems />}
      <button
        type="button"
        data-key="account"
        aria-current={location.useEntry().path === target ? 'page' : undefined}
        onClick={() => location.navigate(target)}
      >
        <UserIcon />
        <span>
          {isSignedIn ? t({ id: 'nav.account', message: 'Account' }) : t({ id: 'nav.login', message: 'Sign in' })}
        </span>
      </button>
      <button type="button" data-key="navigation" aria-haspopup="dialog" onClick={() => setIsMenuOpen(true)}>
        <MenuIcon />
        <span>{t({ id: 'nav.more', message: 'Menu' })}</span>
        {isSignedIn && <UnreadBadge />}
      </button>
      {isMenuOpen && <NavigationSheet onClose={() => setIsMenuOpen(false)} />}
    </nav>
  )
}
