import { useVenue } from '#src/parts/venue/use-restaurant.ts'

/** The venue's name, where the top bar has no order options to show. */
export function VenueName() {
  return (
    <span className="options-line">
      <span className="when">
        <span className="text">{useVenue()?.name}</span>
      </span>
    </span>
  )
}
