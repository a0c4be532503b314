import { Plural } from '@lingui/react/macro'

/** How many things wait at a place of the navigation; nothing at 0 [SHELL-28]. */
export function CountBadge({ badge }: { readonly badge: number }) {
  if (badge === 0) return null
  return (
    <span className="badge tabular">
      <span aria-hidden="true">{badge}</span>
      <span className="visually-hidden">
        <Plural id="nav.badge" value={badge} one="# item" other="# items" />
      </span>
    </span>
  )
}
