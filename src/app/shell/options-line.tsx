import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useIsSettled } from '#src/parts/screen/use-is-settled.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { VenueName } from './venue-name.tsx'

import css from './options-line.css?inline'

declareStyles(css)

const OrderLine = lazyPart('OrderLine', () => import('./order-line.tsx'), { texts: 'order', Before: VenueName })

/**
 * The top bar's line: type, day and time of a started order, else what can be ordered here, or the venue's name
 * [SHELL-31]. A first visitor sees the name until the first screen is settled.
 */
export function OptionsLine() {
  const { type } = useSnapshot(useInstance().stores.draft.state)
  const isSettled = useIsSettled()
  return type || isSettled ? <OrderLine /> : <VenueName />
}
