import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'

import { IconButton } from '#src/ui/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/icons.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { WizardStep } from './wizard-step.tsx'

import css from './day-carousel.css?inline'

declareStyles(css)

export type DayCarouselProps = Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onPointerDown'> & {
  readonly title: string
  readonly takesFocus: boolean
  readonly count: number
  /** A group that scrolls sideways. */
  readonly children: ReactNode
}

type Ends = { readonly atStart: boolean; readonly atEnd: boolean }

/** Four days at a time, three in a narrow container, with arrows for those who do not swipe [WIZ-24]. */
export function DayCarousel({ title, takesFocus, count, children, onKeyDown, onPointerDown }: DayCarouselProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true })
  const strip = () => frame.current?.firstElementChild ?? null

  useEffect(() => {
    const element = strip()
    if (!element) return undefined
    element.querySelector('label:has(:checked)')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft
      setEnds({ atStart: element.scrollLeft <= 1, atEnd: rest <= 1 })
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [count])

  const turn = (direction: 1 | -1) => () => {
    const element = strip()
    element?.scrollBy({ left: direction * element.clientWidth })
  }
  const arrows = !(ends.atStart && ends.atEnd) && (
    <>
      <IconButton
        label={t({ id: 'wizard.day.earlier', message: 'Earlier days' })}
        icon={<ChevronLeftIcon />}
        isDisabled={ends.atStart}
        onClick={turn(-1)}
      />
      <IconButton
        label={t({ id: 'wizard.day.later', message: 'Later days' })}
        icon={<ChevronRightIcon />}
        isDisabled={ends.atEnd}
        onClick={turn(1)}
      />
    </>
  )
  return (
    <WizardStep title={title} takesFocus={takesFocus} action={arrows}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to the radios inside */}
      <div className="day-carousel" ref={frame} onKeyDown={onKeyDown} onPointerDown={onPointerDown}>
        {children}
      </div>
    </WizardStep>
  )
}
