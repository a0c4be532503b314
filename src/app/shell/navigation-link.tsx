import { useInstance } from '#src/instance/instance-context.tsx'
import { CountBadge } from '#src/parts/screen/count-badge.tsx'
import { NewTabHint } from '#src/parts/screen/new-tab-hint.tsx'

import type { NavigationItem } from './use-navigation-items.tsx'

type NavigationLinkProps = {
  readonly item: NavigationItem
  readonly text: string
  /** Called when a tap leads to another screen, or has signed out. */
  readonly onLeave?: () => void
}

/** Button, or link to a page of the venue's own, of one navigation item with its count. */
export function NavigationLink({ item: { icon, to, badge = 0 }, text, onLeave }: NavigationLinkProps) {
  const { location } = useInstance()
  const { path } = location.useEntry()
  if (typeof to !== 'string' && 'href' in to) {
    return (
      <a {...to} rel="noopener">
        {icon}
        <span>
          {text}
          <NewTabHint />
        </span>
      </a>
    )
  }
  const go = () => {
    if (typeof to !== 'string') return void Promise.resolve(to.run()).then(onLeave)
    onLeave?.()
    return location.navigate(to)
  }
  return (
    <button
      type="button"
      aria-current={path === to ? 'page' : undefined}
      aria-busy={(typeof to !== 'string' && to.isBusy) || undefined}
      onClick={go}
    >
      {icon}
      <span>{text}</span>
      <CountBadge count={badge} />
    </button>
  )
}
