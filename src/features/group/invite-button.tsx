import { Trans, useLingui } from '@lingui/react/macro'

import { secretLink } from '#src/contract/deep-link.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { groupPath } from '#src/instance/routes/secondary-paths.ts'
import { useShare } from '#src/parts/share/use-share.ts'
import { Button } from '#src/ui/base/button.tsx'
import { ShareIcon } from '#src/ui/base/late-icons.tsx'

type InviteButtonProps = {
  readonly code: string
  /** The next thing to do: nobody else is in it. */
  readonly isPrimary?: boolean
}

/** Shares the link that opens the group on this page: everybody with the link can join (decision 83). */
export function InviteButton({ code, isPrimary = false }: InviteButtonProps) {
  const { t } = useLingui()
  const { options, view } = useInstance()
  const shareIt = useShare()

  function share() {
    const url = secretLink(view.location.href, options.routeParameter, groupPath(code))
    return shareIt(
      { title: t({ id: 'group.title', message: 'Order together' }), url },
      {
        copied: () => t({ id: 'product.linkCopied', message: 'Link copied' }),
        toCopy: () => t({ id: 'product.linkToCopy', message: 'This is the link to copy:' }),
      },
    )
  }

  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      isWide
      start={<ShareIcon size={20} />}
      onClick={() => void share()}
    >
      <Trans id="group.invite">Invite with a link</Trans>
    </Button>
  )
}
