import { Trans, useLingui } from '@lingui/react/macro'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { timeOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { useLazyModule } from '#src/query/use-lazy-module.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

import { MailLink } from './mail-link.tsx'
import { SendLink } from './send-link.tsx'
import type { ShownLink, usePayLink } from './use-pay-link.ts'

import css from './pay-link.css?inline'

declareStyles(css)

type PayLinkProps = { readonly orderId: DeskOrder['id']; readonly link: ReturnType<typeof usePayLink> }

/** The link at which an order is paid, until when, and the ways to give it to whoever pays: QR code, SMS, copy, share, e-mail. */
export function PayLink({ orderId, link: { shown, isOver, failure, ask } }: PayLinkProps) {
  const { t } = useLingui()
  if (isOver)
    return (
      <p className="hint">
        <Trans id="payLink.over">This order does not wait for a payment any more.</Trans>
      </p>
    )
  if (!shown)
    return (
      <div className="desk-pay-link">
        <AlertList messages={failure === null ? [] : [failure]} />
        {failure === null ? (
          <Spinner />
        ) : (
          <Button size="small" onClick={() => void ask(orderId)}>
            <Trans id="payLink.again">Try again</Trans>
          </Button>
        )}
      </div>
    )
  const until = timeOf(wallClock(Date.parse(shown.payBy), shown.timeZone))
  return (
    <div className="desk-pay-link">
      <p>
        <Trans id="payLink.until">
          It is confirmed as soon as it is paid, and lapses after <strong>{until}</strong>.
        </Trans>
      </p>
      <Code link={shown.link} />
      <TextField
        label={t({ id: 'payLink.link', message: 'Link to pay' })}
        value={shown.link}
        isReadOnly
        onChange={() => {}}
        onFocus={(event) => event.currentTarget.select()}
      />
      <SendLink shown={shown} />
      <MailLink orderId={orderId} />
    </div>
  )
}

function Code({ link }: Pick<ShownLink, 'link'>) {
  const { t } = useLingui()
  const { data } = useLazyModule('link-code', () => import('#desk/parts/link-code.tsx'), true)
  const label = t({ id: 'payLink.code', message: 'QR code of the link to pay' })
  // The place is kept, so that no button moves while it is tapped.
  return <div className="code">{data && <data.LinkCode link={link} label={label} />}</div>
}
