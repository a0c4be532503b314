import { useLingui } from '@lingui/react/macro'

import { VenueControl } from '#src/features/venues/venue-control.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { NavigationLink } from './navigation-link.tsx'
import type { NavigationItem } from './use-navigation-items.tsx'
import { useNavigationItems } from './use-navigation-items.tsx'

import css from './bar-items.css?inline'

declareStyles(css)

/** Main navigation as icons with labels, on wide containers (rulings "shell navigation"). */
export function BarItems() {
  const { t } = useLingui()
  const { home, book, messages, loyalty, codes, cart, login, register, account, logOut } = useNavigationItems()
  return (
    <nav className="bar-items" data-live="" aria-label={t({ id: 'nav.label', message: 'Main navigation' })}>
      {linkTo(home)}
      <VenueControl />
      {[book, messages, loyalty, codes, cart, login, register, account, logOut].map(linkTo)}
    </nav>
  )
}

function linkTo(item: NavigationItem | null) {
  return item && <NavigationLink key={item.label} item={item} text={item.label} />
}
