import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'

import { readMembers } from '#desk/contract/members.ts'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

import { AddPerson } from './add-person.tsx'
import { PersonRow } from './person-row.tsx'

/** Who uses the desk of the restaurant, for owners: adds people, gives new passwords, removes them. */
export function People() {
  const members = useDeskQuery(readMembers)
  const title = useRef<HTMLHeadingElement>(null)
  const goToTitle = () => title.current?.focus()
  return (
    <>
      <section className="desk-sheet" aria-labelledby="account-people">
        <h2 id="account-people" ref={title} tabIndex={-1}>
          <Trans id="account.people">Who uses this desk</Trans>
        </h2>
        <Read of={members}>
          {({ members: all }) => (
            <ul className="people">
              {all.map((person) => (
                <PersonRow key={person.id} person={person} onRemoved={goToTitle} />
              ))}
            </ul>
          )}
        </Read>
      </section>
      <AddPerson />
    </>
  )
}
