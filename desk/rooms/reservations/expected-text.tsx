import { Plural, Trans } from '@lingui/react/macro'

type ExpectedTextProps = {
  /** Reservations that are neither refused nor cancelled. */
  readonly tables: number
  readonly people: number
}

/** How many guests are expected on a day. */
export function ExpectedText({ tables, people }: ExpectedTextProps) {
  if (tables === 0) return <Trans id="reservations.noTable">No table is booked.</Trans>
  return (
    <>
      <Plural id="reservations.tables" value={tables} one="# reservation" other="# reservations" />
      {' · '}
      <Plural id="reservations.people" value={people} one="# person" other="# people" />
    </>
  )
}
