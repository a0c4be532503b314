import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { useServiceNames } from '#desk/parts/use-service-names.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'

import type { Times } from './open-times.ts'
import { WaySettings } from './way-settings.tsx'
import { WayTimes } from './way-times.tsx'

import css from './ways.css?inline'

declareStyles(css)

type WayCardProps = {
  readonly type: ServiceType
  /** Where several venues are on the page. */
  readonly venueName: string | null
  /** What it begins with when it has no times. */
  readonly usualTimes: readonly Times[]
}

/** A way to order: whether it is offered, its times, and behind “More” what else it knows. */
export function WayCard({ type, venueName, usualTimes }: WayCardProps) {
  const part = usePart()
  const names = useServiceNames()
  const [isNew, setIsNew] = useState(false)
  const at = ['services', type] as const
  const way = part.at(at) as { readonly isActive?: boolean; readonly slots?: readonly unknown[] } | undefined
  const isOffered = way !== undefined && way.isActive !== false

  function offer(isOn: boolean): void {
    if (!isOn) return part.type(at, isNew ? undefined : { ...way, isActive: false })
    if (!way) setIsNew(true)
    const { isActive: _off, ...rest } = way ?? {}
    part.type(at, { slots: usualTimes, ...rest })
  }

  return (
    <section
      className="desk-sheet desk-way"
      aria-label={venueName === null ? names[type] : `${names[type]}, ${venueName}`}
      data-offered={isOffered}
    >
      <header>
        <h2>{names[type]}</h2>
        <CheckboxField
          name={`services.${type}`}
          label={<Trans id="ways.offered">Offered</Trans>}
          isChecked={isOffered}
          error={part.faultAt(at)}
          onChange={offer}
        />
      </header>
      {isOffered && (
        <>
          <WayTimes type={type} usualTimes={usualTimes} />
          <WaySettings type={type} />
        </>
      )}
    </section>
  )
}
