import { useState } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'

import type { Station } from './kitchen-orders.ts'

const keptAs = 'comanda-desk-kitchen-station'

/** The categories that this device shows, kept in its browser. */
export function useStation(): readonly [Station, (station: Station) => void] {
  const { kept } = useDesk()
  const [station, setStation] = useState<Station>(() => read(kept.getItem(keptAs)))
  return [
    station,
    (next) => {
      kept.setItem(keptAs, next.join(' '))
      setStation(next)
    },
  ]
}

function read(stored: string | null): Station {
  return (stored ?? '').split(' ').map(Number).filter(isCategory)
}

/** A number that a category can have; one that is gone shows nothing. */
const isCategory = (number: number): number is Station[number] => Number.isSafeInteger(number) && number > 0
