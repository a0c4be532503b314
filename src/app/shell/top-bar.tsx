import { useLingui } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { backgroundPath, menuPattern } from '#src/instance/routes/route-patterns.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useLoadsBeside } from '#src/parts/screen/use-is-settled.ts'
import { useMedia } from '#src/parts/screen/use-media.ts'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { BackIcon, CloseIcon } from '#src/ui/base/icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { BarNavigation, wideWindow } from './bar-navigation.tsx'
import { OptionsLine } from './options-line.tsx'

import css from './top-bar.css?inline'

declareStyles(css)

const WideLine = lazyPart('WideLine', () => import('./wide-line.tsx'), { texts: 'order', Before: OptionsLine })
const HomeButton = lazyPart('HomeButton', () => import('./home-button.tsx'), { texts: 'order', Before: HomeSpace })

/** Keeps the place of the home button free while it loads. */
function HomeSpace() {
  return <span className="home-space" />
}

/** Bar without navigation: only close, or back when the query has `canGoBack` [SHELL-47, VENUE-04]. */
export function BareBar() {
  const { location, options } = useInstance()
  const canGoBack = new URLSearchParams(location.useEntry().search).has('canGoBack')
  if (options.mode !== 'floating' && !canGoBack) return null
  return (
    <header className="top-bar" part="bar">
      {canGoBack ? <BackButton /> : <CloseButton />}
    </header>
  )
}

/** Bar with back and close, in place of the own bar of a screen that is not loaded. */
export function BackAndCloseBar() {
  return (
    <header className="top-bar" part="bar">
      <BackButton />
      <span className="gap" />
      <CloseButton />
    </header>
  )
}

/**
 * Bar of home, wizard and menu: close or back, order options, navigation (rulings "shell navigation").
 */
export function TopBar() {
  const { location } = useInstance()
  const isWide = useMedia(wideWindow)
  const hasHomeButton = useLoadsBeside()
  location.useEntry()
  const path = backgroundPath(location.entries)
  return (
    <header className="top-bar" part="bar">
      {path === paths.home || location.entries.length < 2 ? <CloseButton /> : <BackButton />}
      {!isWide && menuPattern.test(path) && (hasHomeButton ? <HomeButton /> : <HomeSpace />)}
      {isWide ? <WideLine /> : <OptionsLine />}
      <BarNavigation />
    </header>
  )
}

function CloseButton() {
  const { t } = useLingui()
  const { options, surface } = useInstance()
  if (options.mode !== 'floating') return null
  const label = t({ id: 'action.close', message: 'Close' })
  return <IconButton label={label} icon={<CloseIcon />} onClick={() => surface.close()} />
}

function BackButton() {
  const { t } = useLingui()
  const { location } = useInstance()
  const label = t({ id: 'action.back', message: 'Back' })
  return <IconButton label={label} icon={<BackIcon />} onClick={() => location.back()} />
}
