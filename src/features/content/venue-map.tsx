import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import type { VenueMap as DrawnMap } from '#src/domain/content/map-address.ts'
import { defaultMapTemplate, mapAddress, mapHeight, mapPage } from '#src/domain/content/map-address.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { NewTabHint } from '#src/parts/screen/new-tab-hint.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { PinIcon } from '#src/ui/base/more-icons.tsx'
import { Status } from '#src/ui/base/status.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './venue-map.css?inline'

declareStyles(css)

/** Address of the venue; with coordinates a map too, which loads nothing before a tap [HOME-14, HOME-15]. */
export function VenueMap({ venue }: { readonly venue: Venue }) {
  const { i18n, options, view } = useInstance()
  const { latitude, longitude } = venue
  if (latitude === null || longitude === null) return null
  const place = { address: fullAddress(venue), latitude, longitude, language: i18n.locale }
  const map = mapAddress(options.mapUrl || defaultMapTemplate, place, view.document.baseURI)
  return (
    <div className="venue-map">
      {map && <MapPlace key={map.url} map={map} venue={venue} />}
      <a className="page" href={mapPage({ latitude, longitude })} target="_blank" rel="noopener noreferrer">
        <Trans id="home.map.open">Open the map</Trans>
        <NewTabHint />
      </a>
    </div>
  )
}

type MapPlaceProps = { readonly map: DrawnMap; readonly venue: Venue }

/** Placeholder with the height of the map, then the map. */
function MapPlace({ map, venue }: MapPlaceProps) {
  const { t } = useLingui()
  const { options } = useInstance()
  const [isAsked, setIsAsked] = useState(false)
  const [isRefused, refuse] = useRefusal(map.url)
  const frame = useRef<HTMLDivElement>(null)
  const isDrawn = (isAsked || options.drawsMap === true) && !isRefused
  useEffect(() => {
    // The button that had the focus has disappeared.
    if (isAsked) frame.current?.focus()
  }, [isAsked])
  const { name } = venue
  const title = t({ id: 'home.map.title', message: `Map of ${name}` })
  const { host } = map
  return (
    <div className="frame" ref={frame} role="group" aria-label={title} tabIndex={-1}>
      {isDrawn && <Drawn map={map} title={title} onError={refuse} />}
      {isRefused && (
        <Status className="hint">
          <Trans id="home.map.refused">The map cannot be shown on this page.</Trans>
        </Status>
      )}
      {!isDrawn && !isRefused && (
        <>
          <Button size="small" start={<PinIcon size={20} />} onClick={() => setIsAsked(true)}>
            <Trans id="home.map.show">Show the map</Trans>
          </Button>
          <p className="hint">
            <Trans id="home.map.hint">It comes from {host}, which then learns of your visit.</Trans>
          </p>
        </>
      )}
    </div>
  )
}

type DrawnProps = { readonly map: DrawnMap; readonly title: string; readonly onError: () => void }

function Drawn({ map, title, onError }: DrawnProps) {
  if (map.isImage) {
    return (
      <img src={map.url} alt={title} height={mapHeight} referrerPolicy="no-referrer" loading="lazy" onError={onError} />
    )
  }
  return (
    // The map is on another origin, so `allow-scripts allow-same-origin` cannot lift the sandbox.
    <iframe
      src={map.url}
      title={title}
      height={mapHeight}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  )
}

/** Whether CSP or the network blocks the map; then only a link is shown. */
function useRefusal(url: string) {
  const { view } = useInstance()
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    const { origin } = new URL(url)
    const look = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(origin)) setIsRefused(true)
    }
    view.document.addEventListener('securitypolicyviolation', look)
    return () => view.document.removeEventListener('securitypolicyviolation', look)
  }, [url, view])
  return [isRefused, () => setIsRefused(true)] as const
}
