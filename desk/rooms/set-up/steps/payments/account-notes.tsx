import { Trans } from '@lingui/react/macro'

import { readSettings } from '#desk/contract/settings.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { Notice } from '#src/ui/base/notice.tsx'

/** What paying online needs, and which of the saved ways to pay diners are not offered for want of it. */
export function AccountNotes() {
  const { data } = useDeskQuery(readSettings)
  const venues = data?.venues.filter(({ warnings }) => warnings.length > 0) ?? []
  return (
    <>
      <p className="hint">
        <Trans id="pay.accounts">
          Cards are paid to your account at Stripe, PayPal to your account there. Create it at the provider, then give
          its keys to whoever runs this service for you: they enter them. From Stripe it is a restricted key
          (Developers, API keys), from PayPal an application of your own (Apps &amp; Credentials). Never send keys by
          e-mail.
        </Trans>
      </p>
      {venues.map(({ id, name, warnings }) => (
        <Notice key={id} kind="warn" title={name}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      ))}
    </>
  )
}
