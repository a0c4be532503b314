import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { BackIcon } from '#src/ui/icons.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { ScreenTitle } from './screen-title.tsx'

import css from './title-bar.css?inline'

declareStyles(css)

export type TitleBarProps = {
  readonly title: ReactNode
  /** At the right: one action or a chip. */
  readonly trailing?: ReactNode
  /** Where Back leads when there is no step to undo. */
  readonly parent?: string
}

/** The bar of a screen one step inside: back, title, one action. */
export function TitleBar({ title, trailing, parent = '/' }: TitleBarProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  return (
    <header className="title-bar">
      <IconButton
        label={t({ id: 'action.back', message: 'Back' })}
        icon={<BackIcon />}
        onClick={() => location.back(parent)}
      />
      <ScreenTitle>{title}</ScreenTitle>
      {trailing}
    </header>
  )
}
