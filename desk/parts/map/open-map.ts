import type { LatLngExpression, Map as LeafletMap } from 'leaflet'
import {
  circle,
  control,
  divIcon,
  latLng,
  latLngBounds,
  layerGroup,
  map as leaflet,
  marker,
  polygon,
  tileLayer,
} from 'leaflet'

import { followHandles } from './handles.ts'
import type { Scene } from './scene.ts'
import type { Outline } from './shapes.ts'
import { roundedPoint } from './shapes.ts'

type MapOptions = {
  /** Address of its pictures, with `{z}`, `{x}` and `{y}`. */
  readonly url: string
  readonly texts: { readonly zoomIn: string; readonly zoomOut: string }
  readonly isStill: boolean
  /** Whether none of its pictures came. */
  onTrouble(isTrouble: boolean): void
}
export type OpenMap = { show(scene: Scene): void; close(): void }

/**
 * Opens a map in an element that has a size. One finger scrolls the page that it is on, two move the map: on a phone it fills
 * the screen, and would hold whoever wants to go on.
 */
export function openMap(holder: HTMLElement, options: MapOptions): OpenMap {
  const { texts, isStill } = options
  const map = leaflet(holder, {
    zoomControl: false,
    attributionControl: false,
    // A second tap is a second corner.
    doubleClickZoom: false,
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
  })
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map)
  addTiles(map, options)
  leaveScrolling(map, holder)
  const others = layerGroup().addTo(map)
  const drawn = layerGroup().addTo(map)
  const venues = layerGroup().addTo(map)
  let now: Scene | null = null
  let isClosed = false
  const draw = (outline: Outline | null) => {
    drawn.clearLayers()
    if (outline) drawn.addLayer(shapeOf(outline, 'desk-map-drawn'))
  }
  const handles = followHandles(map, draw)
  map.on('click', ({ latlng: { lat, lng } }) => now?.onTap(roundedPoint([lat, lng])))

  return {
    show(scene) {
      if (isClosed) return
      if (!now) lookAt(map, scene)
      now = scene
      others.clearLayers()
      for (const outline of scene.others) others.addLayer(shapeOf(outline, 'desk-map-other'))
      draw(scene.outline)
      venues.clearLayers()
      for (const { name, at } of scene.venues) venues.addLayer(pinOf(name, at))
      handles.show(scene.handles)
    },
    close() {
      isClosed = true
      map.remove()
    },
  }
}

function addTiles(map: LeafletMap, { url, onTrouble }: MapOptions): void {
  let came = 0
  let failed = 0
  // Whoever lends pictures wants to know which site shows them, and no more.
  const tiles = tileLayer(url, { maxZoom: 19, referrerPolicy: 'origin' })
  tiles.on('loading', () => {
    came = 0
    failed = 0
  })
  tiles.on('tileload', () => (came += 1))
  tiles.on('tileerror', () => (failed += 1))
  tiles.on('load', () => onTrouble(failed > 0 && came === 0))
  tiles.addTo(map)
}

function leaveScrolling(map: LeafletMap, holder: HTMLElement): void {
  holder.addEventListener(
    'pointerdown',
    ({ pointerType }) => (pointerType === 'touch' ? map.dragging.disable() : map.dragging.enable()),
    true,
  )
  // A wheel scrolls the page too, until somebody works on the map.
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
}

/** What is edited, else what is near: others, venues, else the whole of Europe. */
function lookAt(map: LeafletMap, { outline, handles, others, venues }: Scene): void {
  const own = outline ? [outline] : handles.map(({ at }) => ({ corners: [at] }))
  const near = [...others, ...venues.map(({ at }) => ({ corners: [at] }))]
  const shown = own.length > 0 ? own : near
  map.setView([48, 9], 4)
  if (shown.length === 0) return
  const bounds = latLngBounds([])
  for (const each of shown) bounds.extend(boundsOf(each))
  map.fitBounds(bounds, { maxZoom: 15, padding: [32, 32], animate: false })
}

function boundsOf(outline: Outline) {
  if ('corners' in outline) return latLngBounds(outline.corners.map((at): LatLngExpression => [...at]))
  const [latitude, longitude] = outline.centre
  return latLng(latitude, longitude).toBounds(outline.radius * 2)
}

function shapeOf(outline: Outline, className: string) {
  const look = { className, interactive: false }
  if ('corners' in outline)
    return polygon(
      outline.corners.map((at): LatLngExpression => [...at]),
      look,
    )
  return circle([...outline.centre], { ...look, radius: outline.radius })
}

function pinOf(name: string, at: Scene['venues'][number]['at']) {
  const html = document.createElement('span')
  html.textContent = name
  const icon = divIcon({ className: 'desk-map-venue', html, iconSize: [16, 16] })
  return marker([...at], { icon, interactive: false, keyboard: false })
}
