import { useRef, useState } from 'react'

import { readMenu } from '#desk/contract/menu.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { WeekGrid } from '#desk/parts/week/week-grid.tsx'
import type { Week } from '#desk/parts/week/week.ts'
import { RemoveButtons } from '#desk/rooms/account/remove-buttons.tsx'
import { CodesRoom } from '#desk/rooms/codes/codes-room.tsx'
import { MenuList } from '#desk/rooms/menu/menu-list.tsx'
import { accept } from '#src/domain/verdict.ts'

import { member } from './fixed-restaurant.ts'
import { venue } from './fixed-values.ts'
import type { KitSample } from './kit-sample.tsx'
import { InRoom, nothing } from './kit-sample.tsx'

function Menu({ search }: { readonly search: string }) {
  const lastPage = useRef(null)
  const menu = useDeskQuery(readMenu)
  return (
    <MenuList menu={menu} venueId={venue.id} onVenue={nothing} search={search} onSearch={nothing} lastPage={lastPage} />
  )
}

const evenings = [{ from: '18:30', to: '23:00' }]
const lunchToo = [{ from: '12:00', to: '14:30' }, ...evenings]

function OpeningHours() {
  const [week, setWeek] = useState<Week>([[], evenings, evenings, evenings, lunchToo, lunchToo, lunchToo])
  return (
    <InRoom>
      <WeekGrid week={week} onChange={setWeek} />
    </InRoom>
  )
}

const title = 'kit-member'

/** As it is at first, and after the first tap. */
function Removal() {
  const remove = () => Promise.resolve(accept({}))
  return (
    <InRoom>
      <p id={title}>{member.name}</p>
      <RemoveButtons titleId={title} remove={remove} onRemoved={nothing} />
      <RemoveButtons titleId={title} remove={remove} onRemoved={nothing} />
    </InRoom>
  )
}

/** What is kept in the file of the restaurant, and what is not done by a slip. */
export const fileSamples: readonly KitSample[] = [
  { name: 'menu', desk: 'evening', isWide: true, content: <Menu search="" /> },
  { name: 'menu-none-found', desk: 'evening', content: <Menu search="calzone" /> },
  {
    name: 'part-of-file',
    desk: 'evening',
    isWide: true,
    // Adds a code, which is open and not saved yet.
    taps: ['.desk-part-list > div:last-child button'],
    content: <CodesRoom />,
  },
  { name: 'week', desk: 'evening', isWide: true, content: <OpeningHours /> },
  { name: 'second-tap', desk: 'evening', taps: ['.desk-second-tap:last-child button'], content: <Removal /> },
]
