import { Trans, useLingui } from '@lingui/react/macro'

import { offerToShare } from '#src/browser/share-sheet.ts'
import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { productPath } from '#src/instance/routes/paths.ts'
import { Button } from '#src/ui/base/button.tsx'
import { ShareIcon } from '#src/ui/base/late-icons.tsx'

type ShareLinkProps = { readonly product: Pick<Product, 'id' | 'name'>; readonly categoryId: Id<'Category'> }

/**
 * Shares a link that opens this dish on this page: by the share sheet of the device, else by copying it. The page's own
 * address and its canonical link stay as they are.
 */
export function ShareLink({ product, categoryId }: ShareLinkProps) {
  const { t } = useLingui()
  const { options, stores, view } = useInstance()
  const { dialogs } = stores

  function address(): string {
    const url = new URL(view.location.href)
    url.searchParams.set(options.routeParameter, productPath(categoryId, product.id))
    return url.href
  }

  async function copy(url: string) {
    const { clipboard } = view.navigator as Partial<Navigator>
    try {
      // Missing where the page has no https.
      if (!clipboard) throw new Error('no clipboard')
      await clipboard.writeText(url)
      dialogs.showToast({ text: t({ id: 'product.linkCopied', message: 'Link copied' }) })
    } catch {
      dialogs.alert([t({ id: 'product.linkToCopy', message: 'This is the link to copy:' }), url])
    }
  }

  async function share() {
    const url = address()
    const isOffered = await offerToShare(view.navigator, { title: product.name, url })
    if (!isOffered) await copy(url)
  }

  return (
    <Button variant="text" size="small" start={<ShareIcon size={20} />} onClick={() => void share()}>
      <Trans id="product.share">Share this dish</Trans>
    </Button>
  )
}
