import { Trans } from '@lingui/react/macro'

import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { useGoogle } from './use-google.ts'

/** Signs in with Google; nothing where the provider offers none [ACCT-10]. */
export function GoogleButton() {
  const google = useGoogle()
  if (!google) return null
  return (
    <div>
      <Button isWide isBusy={google.isPending} onClick={google.start}>
        <Trans id="account.login.google">Continue with Google</Trans>
      </Button>
      <AlertList messages={google.failures} />
    </div>
  )
}
