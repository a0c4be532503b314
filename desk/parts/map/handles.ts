import type { Map as LeafletMap, Marker } from 'leaflet'
import { divIcon, marker } from 'leaflet'

import type { Handle } from './scene.ts'
import type { Outline } from './shapes.ts'
import { roundedPoint } from './shapes.ts'

/** Pixels that an arrow key moves a point by. */
const step = 8
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/**
 * The points on a map that can be moved: dragged, with the arrow keys, and taken away with Delete. `draw` shows how the drawing
 * would be while one is dragged.
 */
export function followHandles(map: LeafletMap, draw: (outline: Outline | null) => void) {
  const markers = new Map<string, Marker>()
  let handles: readonly Handle[] = []
  const handleOf = (id: string) => handles.find((handle) => handle.id === id)
  const placeOf = (pin: Marker) => {
    const { lat, lng } = pin.getLatLng()
    return roundedPoint([lat, lng])
  }

  function pressed(event: KeyboardEvent, id: string, pin: Marker): void {
    const handle = handleOf(id)
    const by = arrows[event.key]
    if (by) {
      const here = map.project(pin.getLatLng())
      const { lat, lng } = map.unproject([here.x + by[0], here.y + by[1]])
      handle?.onMove(roundedPoint([lat, lng]))
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      handle?.onRemove?.()
      map.getContainer().focus({ preventScroll: true })
    } else if (event.key === 'Enter' || event.key === ' ') handle?.onPress?.()
    else return
    // The map would move too, and Enter would send the form.
    event.preventDefault()
    event.stopPropagation()
  }

  function add({ id, kind, at }: Handle): Marker {
    const icon = divIcon({ className: `desk-map-handle ${kind}`, html: false, iconSize: [32, 32] })
    // The table says all points: those in the middle of an edge are for a pointer.
    const pin = marker([...at], { icon, draggable: true, keyboard: kind !== 'middle' }).addTo(map)
    pin.on('drag', () => draw(handleOf(id)?.outlineAt(placeOf(pin)) ?? null))
    pin.on('dragend', () => handleOf(id)?.onMove(placeOf(pin)))
    pin.on('click', () => handleOf(id)?.onPress?.())
    pin.getElement()?.addEventListener('keydown', (event) => pressed(event, id, pin))
    return pin
  }

  return {
    show(next: readonly Handle[]) {
      handles = next
      for (const [id, pin] of markers)
        if (!handleOf(id)) {
          pin.remove()
          markers.delete(id)
        }
      for (const handle of next) {
        const pin = markers.get(handle.id) ?? add(handle)
        markers.set(handle.id, pin)
        pin.setLatLng([...handle.at])
        const element = pin.getElement()
        if (handle.kind === 'middle') element?.setAttribute('aria-hidden', 'true')
        else element?.setAttribute('aria-label', handle.label)
        element?.classList.toggle('chosen', handle.isChosen === true)
      }
    },
  }
}
