import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { wordAt } from '#desk/parts/file-part/path.ts'

import { AreaShape } from './area-shape.tsx'
import { CostFields } from './cost-fields.tsx'
import { ServedBy } from './served-by.tsx'
import { ServicePoints } from './service-points.tsx'

/** Where the restaurant brings orders, from which total on and for how much. */
export function DeliveryForm({ onSaved }: { readonly onSaved?: () => unknown }) {
  return (
    <div className="desk-sheet">
      <PartForm part="delivery" venueId={null} {...(onSaved && { onSaved })}>
        <p className="hint">
          <Trans id="areas.about">
            Diners choose their town and its part, or their address is found on the map. One area that is on the map is
            enough for that: then the others belong on it too.
          </Trans>
        </p>
        <Areas />
        <ServicePoints />
      </PartForm>
    </div>
  )
}

function Areas() {
  const { t } = useLingui()
  const part = usePart()
  return (
    <PartList
      at={['deliveryAreas']}
      label={t({ id: 'areas.list', message: 'Areas' })}
      addText={<Trans id="areas.add">Add an area</Trans>}
      added={{ name: '' }}
      isOrdered
      nameOf={(_, index) => {
        const name = wordAt(part.value, ['deliveryAreas', index, 'name'])
        return t({ id: 'areas.named', message: `area ${name}` })
      }}
      empty={<Trans id="areas.none">No areas yet. Without one nothing is delivered.</Trans>}
    >
      {(path) => <Area at={path} />}
    </PartList>
  )
}

function Area({ at }: { readonly at: Path }) {
  return (
    <>
      <div className="group">
        <PartText at={[...at, 'name']} label={<Trans id="areas.name">Town or part of it</Trans>} />
        <CostFields at={at} />
      </div>
      <AreaShape at={at} />
      <ServedBy at={at} />
      <PartFlag
        at={[...at, 'isForDelivery']}
        usual
        label={<Trans id="areas.brought">Orders are brought there</Trans>}
        hint={<Trans id="areas.broughtHint">Otherwise diners who choose it read that you do not deliver there.</Trans>}
      />
    </>
  )
}
