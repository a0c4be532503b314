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
  const numbers = (stored ?? '').split(' ').map(Number)
  return numbers.filter((number) => Number.isSafeInteger(number) && number > 0) as unknown as Station
}
