import { useLingui } from '@lingui/react/macro'

import { isMultiChoice } from '#src/domain/venues/multi-choice.ts'
import { VenueControl } from '#src/features/venues/venue-control.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { NavigationLink } from './navigation-link.tsx'
import { LanguageSwitch, PoweredBy } from './page-footer.tsx'
import type { NavigationItem } from './use-navigation-items.tsx'
import { useNavigationItems } from './use-navigation-items.tsx'

import css from './navigation-sheet.css?inline'

declareStyles(css)

const LegalItems = lazyPart('LegalItems', () => import('./legal-items.tsx'))

/** Sheet with all navigation items that do not fit into the narrow top bar. */
export function NavigationSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const restaurant = useRestaurant()
  const { home, cart, book, messages, loyalty, codes, register, history, logOut } = useNavigationItems()
  const row = (item: NavigationItem | null) =>
    item && (
      <li key={item.label}>
        <NavigationLink item={item} text={item.title ?? item.label} onLeave={onClose} />
      </li>
    )
  return (
    <Dialog
      title={t({ id: 'nav.more', message: 'Menu' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
    >
      <ul className="navigation-sheet">
        {row(home)}
        {isMultiChoice(restaurant) && (
          <li>
            <VenueControl onLeave={onClose} />
          </li>
        )}
        {[cart, book, messages, loyalty, codes, register, history, logOut].map(row)}
      </ul>
      <LanguageSwitch />
      <LegalItems />
      <PoweredBy />
    </Dialog>
  )
}
