import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

/** The link of an invitation, shown this once: it was mailed too, and a mail may not arrive. */
export function InvitationLink({ link }: { readonly link: string }) {
  const { t } = useLingui()
  const { say } = useDesk()
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [link])
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      say(t({ id: 'operator.copied', message: 'Copied.' }))
    } catch {
      // Browsers have no clipboard outside https: the field is selected instead.
      sentence.current?.parentElement?.querySelector('input')?.select()
    }
  }
  return (
    <div className="link">
      <p ref={sentence} tabIndex={-1}>
        <Trans id="operator.link">This link was mailed. It works once, for seven days, and is not shown again.</Trans>
      </p>
      <TextField label={t({ id: 'operator.linkName', message: 'Link' })} value={link} isReadOnly onChange={() => {}} />
      <div>
        <Button size="small" onClick={() => void copy()}>
          <Trans id="operator.copy">Copy</Trans>
        </Button>
      </div>
    </div>
  )
}
