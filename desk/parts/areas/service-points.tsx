import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartTicks } from '#desk/parts/file-part/part-ticks.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

/** Places where diners meet their orders, such as an office or the lawn of a festival. */
export function ServicePoints() {
  const { t } = useLingui()
  const { venues } = usePart()
  return (
    <PartList
      at={['servicePoints']}
      label={t({ id: 'points.list', message: 'Service points' })}
      addText={<Trans id="points.add">Add a service point</Trans>}
      added={{ name: '', venues: venues.map(({ key }) => key) }}
      isOrdered
      nameOf={(_, index) => {
        const place = index + 1
        return t({ id: 'points.named', message: `service point ${place}` })
      }}
      empty={
        <Trans id="points.none">
          None. Most restaurants need none: it is a place such as an office or a row of seats.
        </Trans>
      }
    >
      {(path) => <PointFields at={path} />}
    </PartList>
  )
}

function PointFields({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  const { venues } = usePart()
  const options = venues.map(({ key, name }) => ({ value: key, label: name }))
  return (
    <>
      <PartWords at={[...at, 'name']} label={t({ id: 'points.name', message: 'Name of the place' })} />
      <PartNumber
        at={[...at, 'deliveryFee']}
        kind="money"
        label={<Trans id="areas.fee">Delivery costs</Trans>}
        hint={<Trans id="areas.noFee">Empty: none.</Trans>}
      />
      <PartWords
        at={[...at, 'deliveryPointLabel']}
        isOptional
        label={t({ id: 'points.asked', message: 'What diners are asked there' })}
        hint={<Trans id="points.askedHint">Such as “Row and seat”. Left empty, nothing is asked.</Trans>}
      />
      <PartWords
        at={[...at, 'typeLabel']}
        isOptional
        label={t({ id: 'points.way', message: 'What ordering there is called' })}
      />
      {options.length > 1 && (
        <>
          <PartTicks
            at={[...at, 'venues']}
            saysNone
            label={<Trans id="points.venues">Venues that bring orders there</Trans>}
            options={options}
          />
          <PartTicks
            at={[...at, 'shownAt']}
            label={<Trans id="points.shownAt">Of those, where diners can choose it</Trans>}
            options={options}
            none={<Trans id="points.allVenues">None is ticked: at all of them.</Trans>}
          />
        </>
      )}
    </>
  )
}
