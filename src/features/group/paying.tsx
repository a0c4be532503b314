import { Trans, useLingui } from '@lingui/react/macro'

import type { GroupOrder } from '#src/contract/group-order.ts'
import { Notice } from '#src/ui/base/notice.tsx'

import { leadName } from './use-group.ts'

/** Says that the order is being paid for. */
export function Paying({ group }: { readonly group: GroupOrder }) {
  const { t } = useLingui()
  const name = leadName(group)
  return (
    <Notice role="status" title={t({ id: 'group.paying', message: `${name} is paying` })}>
      <p>
        <Trans id="group.paying.text">If the payment does not go through, the dishes can be changed again.</Trans>
      </p>
    </Notice>
  )
}
