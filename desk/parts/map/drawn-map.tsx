import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'

import type { MapTiles } from '#desk/contract/map.ts'
import { Notice } from '#src/ui/base/notice.tsx'

import { adoptMapStyles } from './adopt-map-styles.ts'
import type { OpenMap } from './open-map.ts'
import { openMap } from './open-map.ts'
import type { Scene } from './scene.ts'

export type DrawnMapProps = {
  readonly label: string
  /** How it is drawn on. */
  readonly hint: ReactNode
  readonly scene: Scene
  /** Fields and buttons below it. */
  readonly tools?: ReactNode
}
type Props = DrawnMapProps & { readonly tiles: MapTiles; readonly onLeave: () => void }

/** A map to draw on, with whose it is. What it says stands in fields beside it too. */
export function DrawnMap({ label, hint, scene, tools, tiles, onLeave }: Props) {
  const { t } = useLingui()
  const holder = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [isTrouble, setIsTrouble] = useState(false)
  const zoomIn = t({ id: 'map.zoomIn', message: 'Closer' })
  const zoomOut = t({ id: 'map.zoomOut', message: 'Farther away' })

  useEffect(() => {
    if (!holder.current) return undefined
    adoptMapStyles(document)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const opened = openMap(holder.current, {
      url: tiles.url,
      texts: { zoomIn, zoomOut },
      isStill,
      onTrouble: setIsTrouble,
    })
    setMap(opened)
    return () => opened.close()
  }, [tiles.url, zoomIn, zoomOut])
  useEffect(() => map?.show(scene), [map, scene])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leaves whatever in it has the focus
    <div
      className="desk-map"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave()
      }}
    >
      <p className="hint">
        {hint}{' '}
        <span className="fingers">
          <Trans id="map.fingers">Two fingers move the map.</Trans>
        </span>
        <span className="keys">
          <Trans id="map.keys">
            With the keyboard: the arrows move a point, Delete takes a corner away, Esc leaves the map.
          </Trans>
        </span>
      </p>
      <div ref={holder} className="desk-map-ground" role="group" aria-label={label} tabIndex={0} />
      <p className="credit">
        {tiles.attribution.map(({ text, address }, index) => (
          <span key={text}>
            {index > 0 && ', '}
            {address === null ? (
              text
            ) : (
              <a href={address} target="_blank" rel="noreferrer">
                {text}
              </a>
            )}
          </span>
        ))}
      </p>
      {isTrouble && (
        <Notice kind="warn">
          <p>
            <Trans id="map.trouble">
              The pictures of the map do not come. You can still draw: the points and their outline are right.
            </Trans>
          </p>
        </Notice>
      )}
      {tools}
    </div>
  )
}
