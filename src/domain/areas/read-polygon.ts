import type { DeliveryCity } from '#src/contract/delivery-area.ts'

import type { Polygon, Position } from './polygon.ts'
import { circlePolygon } from './polygon.ts'

/** Reads the coordinates of a city as a polygon; null when they do not fit the shape [VENUE-35]. */
export function readPolygon({ shape, coordinates }: Pick<DeliveryCity, 'shape' | 'coordinates'>): Polygon | null {
  const value = parsed(coordinates ?? '')
  if (shape === 'polygon') return readCorners(value)
  return shape === 'circle' ? readCircle(value) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readCorners(value: unknown): Polygon | null {
  if (!Array.isArray(value) || value.length < 3) return null
  const corners = value.map(readPosition)
  const known = corners.filter((corner) => corner !== null)
  return known.length === corners.length ? known : null
}

function readCircle(value: unknown): Polygon | null {
  const centre = readPosition(keyOf(value, 'center'))
  const radius = readNumber(keyOf(value, 'radius'))
  return centre && radius > 0 ? circlePolygon(centre, radius) : null
}

function readPosition(value: unknown): Position | null {
  const latitude = readNumber(keyOf(value, 'lat'))
  const longitude = readNumber(keyOf(value, 'lng'))
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

function keyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}

/** A number, or text with a dot (rulings "types"); NaN for anything else. */
function readNumber(value: unknown): number {
  const isText = typeof value === 'string' && value.trim() !== ''
  return Number.isFinite(value) || isText ? Number(value) : Number.NaN
}
