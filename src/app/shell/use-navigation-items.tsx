import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { itemCount } from '#src/domain/cart/cart.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useHasMessaging } from '#src/parts/messages/has-messaging.ts'
import { useUnreadCount } from '#src/parts/messages/unread-messages.ts'
import { useBooking } from '#src/parts/reservation/use-booking.ts'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { LogoutIcon, MessageIcon, ReceiptIcon, RegisterIcon, TicketIcon } from '#src/ui/base/late-icons.tsx'
import { BagIcon, CalendarIcon, GiftIcon, HomeIcon } from '#src/ui/base/more-icons.tsx'

import { useCodeCount } from './use-code-count.ts'
import { useLogOut } from './use-log-out.ts'

export type NavigationItem = {
  readonly icon: ReactNode
  readonly label: string
  readonly badge?: number
  readonly to: Target
}

/** A path of the widget, a page of the venue's own, or an action. */
type Target =
  | string
  | { readonly href: string; readonly target: '_blank' }
  | { readonly run: () => unknown; readonly isBusy?: boolean }

/**
 * What the navigation can lead to, by name; null where the restaurant, the venue or the diner does not have it. The
 * bar and the sheet say what they show of it and in which order (rulings "shell navigation") [SHELL-21..25, SHELL-27].
 */
export function useNavigationItems() {
  const { t } = useLingui()
  const { cart } = useSnapshot(useInstance().stores.cart.state)
  const { settings } = useRestaurant()
  const isSignedIn = useCustomer() !== null
  const codeCount = useCodeCount()
  const unread = useUnreadCount() ?? 0
  const hasMessaging = useHasMessaging()
  const booking = useBooking(useVenue())
  const logOut = useLogOut()
  const item = (isThere: boolean, content: NavigationItem) => (isThere ? content : null)
  return {
    home: { icon: <HomeIcon />, label: t({ id: 'nav.home', message: 'Home' }), to: paths.home },
    book: booking && {
      icon: <CalendarIcon />,
      label: t({ id: 'reservations.bookNow', message: 'Book a table' }),
      to: booking.href === undefined ? secondaryPaths.reserve : booking,
    },
    messages: item(hasMessaging, {
      icon: <MessageIcon />,
      label: t({ id: 'messages.list', message: 'Messages' }),
      badge: unread,
      to: secondaryPaths.messaging,
    }),
    loyalty: item(settings.hasLoyaltyCard && isSignedIn, {
      icon: <GiftIcon />,
      label: t({ id: 'loyalty.title', message: 'Loyalty card' }),
      to: secondaryPaths.loyalty,
    }),
    codes: item(settings.hasDiscountCodes, {
      icon: <TicketIcon />,
      label: t({ id: 'nav.codes', message: 'Codes' }),
      badge: codeCount,
      to: secondaryPaths.discounts,
    }),
    cart: {
      icon: <BagIcon />,
      label: t({ id: 'nav.cart', message: 'Order' }),
      badge: itemCount(cart),
      to: paths.cart,
    },
    register: item(!isSignedIn, {
      icon: <RegisterIcon />,
      label: t({ id: 'nav.register', message: 'Register' }),
      to: paths.registration,
    }),
    history: item(isSignedIn, {
      icon: <ReceiptIcon />,
      label: t({ id: 'orders.history', message: 'Your orders' }),
      to: secondaryPaths.history,
    }),
    logOut: item(isSignedIn, {
      icon: <LogoutIcon />,
      label: t({ id: 'account.logout', message: 'Sign out' }),
      to: { run: logOut.run, isBusy: logOut.isPending },
    }),
  }
}
