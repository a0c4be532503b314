import { Trans, useLingui } from '@lingui/react/macro'

import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { productPath } from '#src/instance/routes/paths.ts'
import { useShare } from '#src/parts/share/use-share.ts'
import { Button } from '#src/ui/base/button.tsx'
import { ShareIcon } from '#src/ui/base/late-icons.tsx'

type ShareLinkProps = { readonly product: Pick<Product, 'id' | 'name'>; readonly categoryId: Id<'Category'> }

/**
 * Shares a link that opens this dish on this page: by the share sheet of the device, else by copying it. The page's own
 * address and its canonical link stay as they are.
 */
export function ShareLink({ product, categoryId }: ShareLinkProps) {
  const { t } = useLingui()
  const { options, view } = useInstance()
  const shareIt = useShare()

  function address(): string {
    const url = new URL(view.location.href)
    url.searchParams.set(options.routeParameter, productPath(categoryId, product.id))
    return url.href
  }

  const share = () =>
    shareIt(
      { title: product.name, url: address() },
      {
        copied: () => t({ id: 'product.linkCopied', message: 'Link copied' }),
        toCopy: () => t({ id: 'product.linkToCopy', message: 'This is the link to copy:' }),
      },
    )

  return (
    <Button variant="text" size="small" start={<ShareIcon size={20} />} onClick={() => void share()}>
      <Trans id="product.share">Share this dish</Trans>
    </Button>
  )
}
