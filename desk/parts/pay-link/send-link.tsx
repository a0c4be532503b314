import { Trans, useLingui } from '@lingui/react/macro'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { offerToShare } from '#src/browser/share-sheet.ts'
import { Button } from '#src/ui/base/button.tsx'
import { ShareIcon } from '#src/ui/base/late-icons.tsx'

import type { ShownLink } from './use-pay-link.ts'

/** Copies a link to pay, shares it by the device, or opens an SMS to the number of whoever rang, with what to write. */
export function SendLink({ shown: { link, message, phone } }: { readonly shown: ShownLink }) {
  const { t } = useLingui()
  const { say } = useDesk()
  const device: Partial<Navigator> = window.navigator
  const { clipboard } = device

  async function copy(to: Clipboard): Promise<void> {
    const isCopied = await to.writeText(link).then(
      () => true,
      () => false,
    )
    say(
      isCopied
        ? t({ id: 'payLink.copied', message: 'Link copied' })
        : t({ id: 'payLink.notCopied', message: 'Not copied: select the link and copy it yourself' }),
    )
  }

  return (
    <div className="ways">
      {phone !== null && (
        <Button size="small" href={smsHref(phone, message)}>
          <Trans id="payLink.sms">Send by SMS</Trans>
        </Button>
      )}
      {/* Only where the page may write to the clipboard, which needs https. */}
      {clipboard && (
        <Button size="small" onClick={() => void copy(clipboard)}>
          <Trans id="payLink.copy">Copy the link</Trans>
        </Button>
      )}
      {device.share && (
        <Button
          size="small"
          start={<ShareIcon size={20} />}
          onClick={() => void offerToShare(window.navigator, { title: '', text: message })}
        >
          <Trans id="payLink.share">Share</Trans>
        </Button>
      )}
    </div>
  )
}

/** Opens an SMS with its text: `?body=` is read by Android, and by iOS since version 8 (RFC 5724 has it too). */
function smsHref(phone: string, message: string): string {
  return `sms:${phone.replaceAll(/[^\d+]/g, '')}?body=${encodeURIComponent(message)}`
}
