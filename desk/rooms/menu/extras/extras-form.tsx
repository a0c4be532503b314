import { Trans, useLingui } from '@lingui/react/macro'

import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'

import { useExtraSetName } from './extra-set-name.ts'
import { ExtraSet } from './extra-set.tsx'

/** The sets of extras that dishes share. */
export function ExtrasForm() {
  return (
    <PartForm part="extras">
      <p className="hint">
        <Trans id="extras.about">
          Diners see groups of extras, such as “Vegetables”. A dish says in its form which set of them can be added to
          it.
        </Trans>
      </p>
      <ExtraSets />
    </PartForm>
  )
}

function ExtraSets() {
  const { t } = useLingui()
  const nameOf = useExtraSetName()
  return (
    <PartList
      at={['extras']}
      label={t({ id: 'extras.sets', message: 'Sets of extras' })}
      addText={<Trans id="extras.addSet">Add a set</Trans>}
      added={{ name: '', groups: [{ name: '' }], extras: [] }}
      nameOf={(_, index) => nameOf(index)}
      empty={<Trans id="extras.none">There are no extras yet.</Trans>}
    >
      {(path, index) => <ExtraSet at={path} name={nameOf(index)} />}
    </PartList>
  )
}
