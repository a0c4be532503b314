import { Trans } from '@lingui/react/macro'

import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartTicks } from '#desk/parts/file-part/part-ticks.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

/** Which venues deliver to an area; one venue has no choice. */
export function ServedBy({ at }: { readonly at: Path }) {
  const { venues } = usePart()
  const options = venues.map(({ key, name }) => ({ value: key, label: name }))
  if (options.length < 2) return null
  return (
    <>
      <PartChoice
        at={[...at, 'venue']}
        usual={options[0]?.value ?? ''}
        label={<Trans id="areas.venue">Venue that the area belongs to</Trans>}
        options={options}
      />
      <PartTicks
        at={[...at, 'servedBy']}
        label={<Trans id="areas.servedBy">Venues that deliver there</Trans>}
        options={options}
        none={<Trans id="areas.onlyOwn">None is ticked: only the venue that it belongs to.</Trans>}
      />
    </>
  )
}
