import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { readPersonalData } from '#src/api/personal-data-calls.ts'
import { Group } from '#src/features/account/account-fields.tsx'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { saveFile } from '#src/integrations/save-file.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { EraseDialog } from './erase-dialog.tsx'

/** A copy of what the service keeps of the customer, and the way to have it erased [ACCT-71, ACCT-72]. */
export function PersonalDataGroup({ email }: { readonly email: string }) {
  const { api, view, clock, i18n } = useInstance()
  const { run, isPending, error } = useAccountCall()
  const [isErasing, setIsErasing] = useState(false)

  const save = () =>
    run(async () => {
      const content = await readPersonalData(api)
      saveFile({ name: 'personal-data.json', type: 'application/json', content }, { view, after: clock.after })
    })

  return (
    <div className="account-form">
      <Group title={<Trans id="account.data">Copy and deletion</Trans>}>
        <p className="hint">
          <Trans id="account.data.about">
            Get everything that is kept of you here as a file, or delete the account with all of it.
          </Trans>
        </p>
        <ButtonRow>
          <Button size="small" isBusy={isPending} onClick={() => void save()}>
            <Trans id="account.data.copy">Download my data</Trans>
          </Button>
          <Button size="small" variant="danger" onClick={() => setIsErasing(true)}>
            <Trans id="account.erase">Delete my account</Trans>
          </Button>
        </ButtonRow>
      </Group>
      <AlertList messages={error === null ? [] : failureMessages(i18n, error)} />
      {isErasing && <EraseDialog email={email} onClose={() => setIsErasing(false)} />}
    </div>
  )
}
