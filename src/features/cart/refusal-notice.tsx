import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { getProducts } from '#src/contract/product.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { createCartRefusalStore } from '#src/state/cart-refusal-store.ts'
import type { CartRefusal } from '#src/state/cart-refusal-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

/** Says above the lines why the cart cannot go on to the checkout, with the way on; focused when it comes [CART-23]. */
export function RefusalNotice() {
  const { i18n } = useLingui()
  const { stores, queryClient, api } = useInstance()
  const refusals = stores.of(createCartRefusalStore)
  const refusal = useSnapshot(refusals.state).refusal as CartRefusal | null
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [refusal])
  useEffect(() => {
    // The lines then say themselves what is left of them.
    if (refusal?.status === 'PRODUCT_NOT_AVAILABLE')
      void queryClient.invalidateQueries({ queryKey: [api.language, getProducts.path] })
  }, [refusal, queryClient, api])
  useEffect(() => () => refusals.say(null), [refusals])
  if (!refusal) return null
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Notice kind="warn" action={wayOn(refusal)}>
        {failureMessages(i18n, refusal.error).map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Notice>
    </div>
  )
}

/** What helps beside another try: another time, or more dishes. Of dishes that are gone their lines say so. */
function wayOn({ status }: CartRefusal): ReactNode {
  if (status === 'MIN_SPEND')
    return (
      <Way path={paths.menu}>
        <Trans id="cart.seeMenu">See the menu</Trans>
      </Way>
    )
  if (status === 'NOT_ENOUGH_SEATS' || status === 'ORDER_TIME_EXPIRED')
    return (
      <Way path={paths.orderOptions}>
        <Trans id="cart.expired.leave">Choose another day or time</Trans>
      </Way>
    )
  return null
}

function Way({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { location } = useInstance()
  return (
    <Button size="small" onClick={() => location.navigate(path)}>
      {children}
    </Button>
  )
}
