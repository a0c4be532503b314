import { useLingui } from '@lingui/react/macro'

import { isMultiChoice } from '#src/domain/venues/multi-choice.ts'
import { VenueControl } from '#src/features/venues/venue-control.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { CloseIcon } from '#src/ui/base/icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { NavigationLink } from './navigation-link.tsx'
import { LanguageSwitch, PoweredBy } from './page-footer.tsx'
import type { NavigationItem } from './use-navigation-items.tsx'
import { useNavigationItems } from './use-navigation-items.tsx'

import css from './navigation-sheet.css?inline'

declareStyles(css)

const LegalItems = lazyPart('LegalItems', () => import('./legal-items.tsx'))

/** Sheet with the whole navigation, and with the way out of the panel (rulings "navigation on inner screens"). */
export function NavigationSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const restaurant = useRestaurant()
  const { options, surface } = useInstance()
  const { home, cart, book, messages, loyalty, codes, register, history, logOut } = useNavigationItems()
  const row = (item: NavigationItem | null) =>
    item && (
      <li key={item.label}>
        <NavigationLink item={item} text={item.label} onLeave={onClose} />
      </li>
    )
  // The sheet first, so that it is not there when the panel opens again.
  function leave() {
    onClose()
    surface.close()
  }
  const site = options.mode === 'floating' && {
    icon: <CloseIcon />,
    label: t({ id: 'nav.site', message: 'Back to the website' }),
    to: { run: leave },
  }
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
        {site && row(site)}
      </ul>
      <LanguageSwitch />
      <LegalItems />
      <PoweredBy />
    </Dialog>
  )
}
