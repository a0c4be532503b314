import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { MapTiles } from '#desk/contract/map.ts'
import { readMap } from '#desk/contract/map.ts'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useLateCode } from '#desk/parts/use-late-code.ts'
import { Button } from '#src/ui/base/button.tsx'

import type { DrawnMapProps } from './drawn-map.tsx'

/** A map behind a button; nothing of it is loaded before. Without pictures for it there is none (decision 137). */
export function MapPanel(props: DrawnMapProps) {
  const { data } = useDeskQuery(readMap)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLElement>(null)
  const tiles = data?.tiles
  if (!tiles) return null
  return (
    <div>
      <div>
        <Button ref={button} size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? <Trans id="map.hide">Hide the map</Trans> : <Trans id="map.show">Show the map</Trans>}
          <span className="visually-hidden">: {props.label}</span>
        </Button>
      </div>
      {isOpen && <LateMap {...props} tiles={tiles} onLeave={() => button.current?.focus()} />}
    </div>
  )
}

function LateMap(props: DrawnMapProps & { readonly tiles: MapTiles; readonly onLeave: () => void }) {
  const code = useLateCode('map', () => import('./drawn-map.tsx'))
  return <Read of={code}>{({ DrawnMap }) => <DrawnMap {...props} />}</Read>
}
