import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import { screens } from '#src/app/routing/screens.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { productPattern } from '#src/instance/routes/route-patterns.ts'
import { Spinner } from '#src/ui/base/spinner.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './dish-on-its-way.css?inline'

declareStyles(css)

/** A spinner over the menu while the code for the sheet of a tapped dish is on its way: it may come with that tap only. */
export function DishOnItsWay() {
  const { t } = useLingui()
  const { path } = useInstance().location.useEntry()
  const isDish = productPattern.test(path)
  const [arrived, setArrived] = useState('')
  useEffect(() => {
    if (!isDish) return
    const end = () => setArrived(path)
    // A failure shows where the sheet is drawn.
    screens.product.preload().then(end, end)
  }, [isDish, path])
  return isDish && arrived !== path ? (
    <div className="dish-on-its-way">
      <Spinner size={32} label={t({ id: 'screen.loading', message: 'Loading…' })} />
    </div>
  ) : null
}
