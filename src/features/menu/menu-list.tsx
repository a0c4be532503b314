import { useCallback, useMemo, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useSnapshot } from 'valtio'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { getCategories } from '#src/contract/product.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useIsSettled } from '#src/parts/screen/use-is-settled.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { afterPaint } from '#src/ui/layer/after-paint.ts'

import { CategoryNav } from './category-nav.tsx'
import { adviceIds, landingIndex, menuEntry, menuParts } from './menu-parts.ts'
import type { MenuPart } from './menu-parts.ts'
import { useMenuTools } from './menu-tools.tsx'
import { firstBlocks } from './scroll/first-blocks.ts'
import type { BringUp, LandingProps } from './scroll/landing.ts'
import { useActiveSection } from './scroll/use-active-section.ts'
import { MenuSection } from './section/menu-section.tsx'
import { useIsLong } from './use-is-long.ts'

import css from './menu-list.css?inline'

declareStyles(css)

const Landing = lazyPart('Landing', () => import('./scroll/landing.ts'), { texts: 'opening' })

export type MenuListProps = {
  readonly place: MenuPlace
  readonly menu: ReplyOf<typeof getCategories>
  /** Search and filters, whose code is loaded after the list. */
  readonly Finder: ComponentType<{ readonly parts: readonly MenuPart[] }>
}

/** The whole menu as one list with its categories above or beside it (rulings "category pages"). */
export function MenuList({ place, menu, Finder }: MenuListProps) {
  const { location, view } = useInstance()
  const { layout, finder } = useMenuTools()
  const { isSearching } = useSnapshot(finder.state)
  location.useEntry()
  const entry = menuEntry(location.entries)
  const parts = useParts({ place, menu }, adviceIds(entry).join())
  const index = entry ? landingIndex(parts, entry) : -1
  const isLong = useIsLong(parts)
  const [first] = useState(() => firstBlocks(entry, index))
  const list = useRef<HTMLDivElement>(null)
  const active = useActiveSection(list, parts.length)
  const bringUp = useRef(focusHeading)
  const onReady = (loaded: BringUp) => {
    bringUp.current = loaded
  }
  const go = useCallback(
    (path: string) => {
      const section = list.current?.children[parts.findIndex((part) => part.path === path)]
      // A section hidden by search results cannot be scrolled to yet.
      const settle = section && !finder.state.isSearching ? bringUp.current(section as HTMLElement) : null
      finder.clear()
      // The next frame shows the section; rendering for the new route follows after the paint.
      afterPaint(view, () => {
        settle?.()
        // Not if the diner has opened something meanwhile.
        if (menuEntry([location.entry])) location.navigate(path, { replace: true })
      })
    },
    [finder, location, parts, view],
  )

  return (
    <div className="menu-list" data-layout={layout}>
      <LandingWhenNeeded {...{ list, entry, index, active, onReady }} />
      <CategoryNav parts={parts} active={active} onGo={go} />
      <div className="content">
        <div className="finder">
          <Finder parts={parts} />
        </div>
        <div className="sections" ref={list} data-away={isSearching} aria-hidden={isSearching} inert={isSearching}>
          {parts.map((part, position) => (
            <MenuSection key={part.path} part={part} firstBlock={first[position]} isLong={isLong} onGo={go} />
          ))}
        </div>
        {menu.menuNotes && <p className="notes">{menu.menuNotes}</p>}
      </div>
    </div>
  )
}

/** Until the code of landing has come: the focus scrolls to the heading, and the rest follows with the route. */
const focusHeading: BringUp = (section) => {
  section.querySelector('h2')?.focus()
  return () => {}
}

/** From the first screen on only where it is not at its top. */
function LandingWhenNeeded(props: LandingProps) {
  const isSettled = useIsSettled()
  const { entry, index } = props
  return isSettled || index >= 0 || entry?.memory.has('section') ? <Landing {...props} /> : null
}

/** The parts of the list, rebuilt only when the menu, the language or the recommended ids change. */
function useParts({ place, menu }: Pick<MenuListProps, 'place' | 'menu'>, asked: string) {
  const api = useApi()
  const { language } = api
  return useMemo(() => {
    const ids =
      asked === '' ? menu.recommended : asked.split(',').map((id) => Number(id) as (typeof menu.recommended)[0])
    return menuParts({ api, place, menu, recommended: ids })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the queries depend on the language
  }, [api, language, place, menu, asked])
}
