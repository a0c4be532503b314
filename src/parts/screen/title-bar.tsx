import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { ReactNode } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { BackIcon } from '#src/ui/base/icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { NavigationContext } from './navigation-context.ts'
import { ScreenTitle } from './screen-title.tsx'

import css from './title-bar.css?inline'

declareStyles(css)

export type TitleBarProps = {
  readonly title: ReactNode
  /** A chip beside the title, or below it where it does not fit. */
  readonly note?: ReactNode
  /** A button before the navigation. On narrow containers a text button with an icon shows only the icon. */
  readonly trailing?: ReactNode
  /** Path that Back opens when the location has no earlier entry. */
  readonly parent?: string
}

/**
 * Bar of an inner screen: back button, title, navigation. The title takes one line where it fits.
 */
export function TitleBar({ title, note, trailing, parent = paths.home }: TitleBarProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  const navigation = use(NavigationContext)
  return (
    <header className="title-bar" part="bar">
      <IconButton
        label={t({ id: 'action.back', message: 'Back' })}
        icon={<BackIcon />}
        onClick={() => location.back(parent)}
      />
      <div className="texts">
        <ScreenTitle>{title}</ScreenTitle>
        {note}
      </div>
      <div className="trailing">
        {trailing}
        {navigation}
      </div>
    </header>
  )
}
