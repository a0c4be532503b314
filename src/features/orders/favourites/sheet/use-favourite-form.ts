import { useState } from 'react'

import type { LocalTime } from '#src/contract/values.ts'
import type { Favourite } from '#src/domain/orders/favourite.ts'
import { typedText } from '#src/domain/typed-text.ts'

type Typed = { readonly name: string; readonly weekday: string; readonly time: string }

/** What is typed into the sheet; `favourite` is null while something is missing. `time` is proposed with the first day. */
export function useFavouriteForm(known: Favourite, time: LocalTime | null) {
  const [typed, setTyped] = useState<Typed>({
    name: known.name,
    weekday: String(known.when?.weekday ?? ''),
    time: known.when?.time ?? time ?? '',
  })
  const name = typedText(typed.name)
  const isOnDay = typed.weekday !== ''
  const when = isOnDay ? { weekday: Number(typed.weekday), time: typed.time as LocalTime } : null
  const isComplete = name !== '' && (!isOnDay || typed.time !== '')
  return {
    typed,
    isOnDay,
    fillIn: (fields: Partial<Typed>) => setTyped((before) => ({ ...before, ...fields })),
    isNameMissing: name === '',
    isTimeMissing: isOnDay && typed.time === '',
    favourite: isComplete ? { ...known, name, when } : null,
  }
}

export type FavouriteForm = ReturnType<typeof useFavouriteForm>
