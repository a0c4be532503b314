import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'

import { ChevronDownIcon } from '#src/ui/base/more-icons.tsx'

import { Group } from './account-fields.tsx'

type FoldableGroupProps = {
  readonly title: string
  /** Required fields: the group cannot be collapsed. */
  readonly isRequired?: boolean
  /** Something is filled in: the group stays open. */
  readonly isFilled: boolean
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/** Optional fields, collapsed under a title. */
export function FoldableGroup({ title, isRequired = false, isFilled, onOpen, children }: FoldableGroupProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(isFilled)
  if (isRequired) return <Group title={title}>{children}</Group>
  function toggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    // Filled fields must stay visible, because they may be invalid.
    if (isFilled) currentTarget.open = true
    setIsOpen(currentTarget.open)
    if (currentTarget.open) onOpen?.()
  }
  return (
    <details className="fold" open={isOpen || isFilled} onToggle={toggle}>
      <summary>
        <span className="name">{title}</span>
        <span className="note">{t({ id: 'field.optional', message: 'optional' })}</span>
        <ChevronDownIcon size={20} />
      </summary>
      <div className="group" role="group" aria-label={title}>
        {children}
      </div>
    </details>
  )
}
