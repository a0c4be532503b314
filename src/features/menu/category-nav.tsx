import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect, useRef } from 'react'

import { truncated } from '#src/domain/content/content-texts.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import type { MenuPart } from './menu-parts.ts'

import css from './category-nav.css?inline'

declareStyles(css)

export type CategoryNavProps = {
  readonly parts: readonly MenuPart[]
  /** Index of the visible part. */
  readonly active: number
  readonly onGo: (path: string) => void
}

/** Links to the categories: a bar on narrow containers, a column with descriptions on wide ones [MENU-05..08]. */
export const CategoryNav = memo(function CategoryNav({ parts, active, onGo }: CategoryNavProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(active)
  useEffect(() => {
    // Not on the first render: measuring would force a layout of the whole menu.
    if (shown.current !== active) reveal(list.current, active)
    shown.current = active
  }, [active])
  return (
    <nav className="category-nav" aria-label={t({ id: 'menu.categories', message: 'Categories' })}>
      <ul ref={list}>
        {parts.map(({ path, category }, index) => (
          <li key={path}>
            <button
              type="button"
              data-key={path}
              aria-current={index === active ? 'true' : undefined}
              onClick={() => onGo(path)}
            >
              {category ? category.name : <Trans id="menu.forYou">For you</Trans>}
              {category?.description && <span className="about">{truncated(category.description, 40)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
})

/** Scrolls the active category to the middle of the list; scrollIntoView would scroll the host page too. */
function reveal(list: HTMLElement | null, active: number): void {
  const item = list?.children[active]
  if (!list || !(item instanceof HTMLElement)) return
  list.scroll({
    left: item.offsetLeft - (list.clientWidth - item.clientWidth) / 2,
    top: item.offsetTop - (list.clientHeight - item.clientHeight) / 2,
  })
}
