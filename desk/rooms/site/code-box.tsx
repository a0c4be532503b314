import { Trans, useLingui } from '@lingui/react/macro'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { Button } from '#src/ui/base/button.tsx'

type CodeBoxProps = {
  readonly code: string
  /** The kind of site that it is for. */
  readonly label: string
}

/** Code to be read and copied, whose long lines are scrolled. */
export function CodeBox({ code, label }: CodeBoxProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { clipboard }: Partial<Navigator> = window.navigator

  async function copy(to: Clipboard): Promise<void> {
    const isCopied = await to.writeText(code).then(
      () => true,
      () => false,
    )
    say(
      isCopied
        ? t({ id: 'site.copied', message: 'Code copied' })
        : t({ id: 'site.notCopied', message: 'Not copied: select the code and copy it yourself' }),
    )
  }

  return (
    <div className="code">
      <pre tabIndex={0} role="region" aria-label={t({ id: 'site.code', message: `Code for ${label}` })}>
        <code>{code}</code>
      </pre>
      {/* Only where the page may write to the clipboard, which needs https. */}
      {clipboard && (
        <Button variant="primary" onClick={() => void copy(clipboard)}>
          <Trans id="site.copy">Copy the code</Trans>
        </Button>
      )}
    </div>
  )
}
