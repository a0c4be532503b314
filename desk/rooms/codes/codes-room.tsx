import { Trans } from '@lingui/react/macro'

import { readSavings } from '#desk/contract/savings.ts'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { CodeList } from './code-list.tsx'

import css from './codes-room.css?inline'

declareStyles(css)

/** Discount codes, for managers of all venues: a part of the restaurant's file, with how often each was used. */
export function CodesRoom() {
  const savings = useDeskQuery(readSavings)
  return (
    <Room title={<Trans id="codes.title">Discount codes</Trans>}>
      <Read of={savings}>
        {({ takesCodes, currency, codes }) => (
          <>
            {!takesCodes && (
              <Notice kind="warn">
                <p>
                  <Trans id="codes.off">This restaurant takes no codes: they are switched off.</Trans>
                </p>
              </Notice>
            )}
            <div className="desk-sheet desk-codes">
              <PartForm part="codes">
                <CodeList facts={codes} currency={currency} />
              </PartForm>
            </div>
          </>
        )}
      </Read>
    </Room>
  )
}
