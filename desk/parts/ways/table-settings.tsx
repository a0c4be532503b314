import { Trans, useLingui } from '@lingui/react/macro'

import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'

/** What only tables know: paying on the phone, and why guests call the staff. */
export function TableSettings() {
  const { t } = useLingui()
  const at = ['services', 'table'] as const
  return (
    <>
      <PartFlag
        at={[...at, 'bills']}
        usual={false}
        label={<Trans id="ways.bills">What is to be paid at the venue can be paid on the phone</Trans>}
        hint={<Trans id="ways.billsHint">Only where tables have a way to pay online.</Trans>}
      />
      <PartList
        at={[...at, 'callReasons']}
        label={t({ id: 'ways.reasons', message: 'Why guests call the staff' })}
        addText={<Trans id="ways.addReason">Add a reason</Trans>}
        added={{ name: '' }}
        nameOf={(_, index) => {
          const number = index + 1
          return t({ id: 'ways.reasonNamed', message: `reason ${number}` })
        }}
        isOrdered
        empty={<Trans id="ways.noReasons">Guests cannot call the staff from their phone.</Trans>}
      >
        {(path) => <PartWords at={[...path, 'name']} label={t({ id: 'ways.reason', message: 'Reason' })} />}
      </PartList>
    </>
  )
}
