import { NavigationLink } from './navigation-link.tsx'
import { useNavigationItems } from './use-navigation-items.tsx'

/** What the bar of wide containers has beside account and menu: home, and the order with its count [SHELL-18, SHELL-28]. */
export function WideItems() {
  const { home, cart } = useNavigationItems()
  return (
    <span className="wide" data-live="">
      {[home, cart].map((item) => (
        <NavigationLink key={item.label} item={item} text={item.label} />
      ))}
    </span>
  )
}
