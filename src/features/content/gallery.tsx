import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/base/icons.tsx'
import { Picture } from '#src/ui/base/picture.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './gallery.css?inline'

declareStyles(css)

export type GalleryProps = { readonly photos: Venue['photos']; readonly name: string }

/**
 * Gallery of photos, one visible at a time: swipe, arrow buttons or keys; each photo's place is reserved before it
 * loads [NEWS-01].
 */
export function Gallery({ photos, name }: GalleryProps) {
  const { t } = useLingui()
  const api = useApi()
  const { strip, at, turnTo } = useStrip(photos.length)
  const count = photos.length
  const position = at + 1
  const photoName = (number: number) => t({ id: 'gallery.photo', message: `${name}, photo ${number} of ${count}` })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    turnTo(next)
  }
  return (
    <section
      className="gallery"
      aria-roledescription="carousel"
      aria-label={t({ id: 'gallery.label', message: 'Photos' })}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a scrollable element must be reachable by keyboard */}
      <ul className="strip" ref={strip} tabIndex={0} onKeyDown={onKeyDown}>
        {photos.map(({ code }, index) => (
          <li key={code}>
            <Picture
              photo={api.photo(code)}
              alt={photoName(index + 1)}
              width={640}
              height={480}
              isEager={index === 0}
              isFilling
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="turn">
          <IconButton
            label={t({ id: 'gallery.previous', message: 'Previous photo' })}
            icon={<ChevronLeftIcon />}
            aria-disabled={at === 0}
            onClick={() => turnTo(at - 1)}
          />
          <p className="position tabular" role="status">
            {t({ id: 'gallery.position', message: `Photo ${position} of ${count}` })}
          </p>
          <IconButton
            label={t({ id: 'gallery.next', message: 'Next photo' })}
            icon={<ChevronRightIcon />}
            aria-disabled={at === count - 1}
            onClick={() => turnTo(at + 1)}
          />
        </div>
      )}
    </section>
  )
}

/** State of the strip: the visible photo, and functions to scroll to another. */
function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const look = () => {
      if (element.clientWidth > 0) setAt(Math.round(element.scrollLeft / element.clientWidth))
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [])
  function turnTo(wanted: number) {
    const next = Math.min(count - 1, Math.max(0, wanted))
    setAt(next)
    strip.current?.scroll({ left: next * strip.current.clientWidth })
  }
  return { strip, at, turnTo }
}
