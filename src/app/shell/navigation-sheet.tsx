import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { isMultiChoice } from '#src/domain/venues/venue-state.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { otherVenue, paths } from '#src/instance/paths.ts'
import { useRestaurant } from '#src/instance/use-restaurant.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { BagIcon, HomeIcon, StoreIcon, UserIcon } from '#src/ui/icons.tsx'
import { TicketIcon } from '#src/ui/later-icons.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { useCodeCount } from './codes-item.tsx'
import { LanguageSwitch } from './page-footer.tsx'

import css from './navigation-sheet.css?inline'

declareStyles(css)

/** Everything the narrow bar has no room for. */
export function NavigationSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { location, stores } = useInstance()
  const restaurant = useRestaurant()
  const session = useSnapshot(stores.session.state)
  const go = (path: string) => () => {
    onClose()
    location.navigate(path)
  }
  return (
    <Dialog
      title={t({ id: 'nav.more', message: 'Menu' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
    >
      <ul className="navigation-sheet">
        <Item icon={<HomeIcon />} label={t({ id: 'nav.home', message: 'Home' })} onClick={go(paths.home)} />
        {isMultiChoice(restaurant) && (
          <Item icon={<StoreIcon />} label={t({ id: 'nav.venues', message: 'Venues' })} onClick={go(otherVenue)} />
        )}
        <Item icon={<BagIcon />} label={t({ id: 'nav.cart', message: 'Order' })} onClick={go(paths.cart)} />
        {restaurant.settings.hasDiscountCodes && <CodesRow onClick={go(paths.discounts)} />}
        {session.apiKey === null && (
          <Item
            icon={<UserIcon />}
            label={t({ id: 'nav.register', message: 'Register' })}
            onClick={go(paths.registration)}
          />
        )}
      </ul>
      <LanguageSwitch />
    </Dialog>
  )
}

function CodesRow({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  const label = t({ id: 'nav.codes', message: 'Codes' })
  return <Item icon={<TicketIcon />} label={label} badge={useCodeCount()} onClick={onClick} />
}

type ItemProps = { icon: ReactNode; label: string; badge?: number; onClick: () => void }

function Item({ icon, label, badge = 0, onClick }: ItemProps) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        {icon}
        <span>{label}</span>
        {badge > 0 && <span className="badge tabular">{badge}</span>}
      </button>
    </li>
  )
}
