import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { BackIcon } from '#src/ui/base/icons.tsx'
import { hasContent } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { ScreenTitle } from './screen-title.tsx'

import css from './title-bar.css?inline'

declareStyles(css)

export type TitleBarProps = {
  readonly title: ReactNode
  /** A chip: beside the title, or below it where the two have no room in one line. */
  readonly note?: ReactNode
  /** At the right: buttons. A text button with an icon is only its icon on narrow containers. */
  readonly trailing?: ReactNode
  /** Where Back leads when there is no step to undo. */
  readonly parent?: string
}

/**
 * The bar of a screen one step inside: back, title, buttons. The title takes one line unless the bar is too short for
 * it.
 */
export function TitleBar({ title, note, trailing, parent = '/' }: TitleBarProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  return (
    <header className="title-bar">
      <IconButton
        label={t({ id: 'action.back', message: 'Back' })}
        icon={<BackIcon />}
        onClick={() => location.back(parent)}
      />
      <div className="texts">
        <ScreenTitle>{title}</ScreenTitle>
        {note}
      </div>
      {hasContent(trailing) && <div className="trailing">{trailing}</div>}
    </header>
  )
}
