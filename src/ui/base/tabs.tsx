import { type MouseEvent, useLayoutEffect, useRef } from 'react'

import { declareStyles } from './styles.ts'

import css from './tabs.css?inline'

declareStyles(css)

export type TabItem = { readonly id: string; readonly label: string; readonly href?: string | undefined }

export type TabsProps = {
  /** Name of the navigation. */
  readonly label: string
  readonly items: readonly TabItem[]
  readonly activeId: string | null
  readonly onSelect: (id: string) => void
  /** A scrolling bar with an underline, or a vertical rail. */
  readonly variant?: 'bar' | 'rail' | undefined
}

// Only the list moves: scrollIntoView would move the page of the host too.
function reveal(list: HTMLElement | null): void {
  const active = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !active) return
  const frame = list.getBoundingClientRect()
  const place = active.getBoundingClientRect()
  const left = list.scrollLeft + place.left - frame.left - (frame.width - place.width) / 2
  const top = list.scrollTop + place.top - frame.top - (frame.height - place.height) / 2
  if (place.left < frame.left + 32 || place.right > frame.right - 32) list.scroll({ left })
  if (place.top < frame.top || place.bottom > frame.bottom) list.scroll({ top })
}

/** Sections to jump to; the active one is marked and kept in view. */
export function Tabs({ label, items, activeId, onSelect, variant = 'bar' }: TabsProps) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => reveal(list.current), [activeId, items])

  return (
    <nav className="tabs" aria-label={label} data-variant={variant}>
      <ul className="list" ref={list}>
        {items.map((item) => (
          <li key={item.id}>
            <Tab item={item} isActive={item.id === activeId} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TabProps = { readonly item: TabItem; readonly isActive: boolean; readonly onSelect: (id: string) => void }

function Tab({ item, isActive, onSelect }: TabProps) {
  const shared = { className: 'tab', 'aria-current': isActive ? ('true' as const) : undefined }
  if (item.href === undefined) {
    return (
      <button {...shared} type="button" onClick={() => onSelect(item.id)}>
        {item.label}
      </button>
    )
  }
  const follow = (event: MouseEvent) => {
    // With a modifier the browser opens the address elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSelect(item.id)
  }
  return (
    <a {...shared} href={item.href} onClick={follow}>
      {item.label}
    </a>
  )
}
