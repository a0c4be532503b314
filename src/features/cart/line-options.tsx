import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { observeSize } from '#src/browser/observe-size.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { chosenOptionTexts } from '#src/parts/cart/chosen-option-texts.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './line-options.css?inline'

declareStyles(css)

/** Choices of a line, shortened to two rows with a button to expand [CART-02]. */
export function LineOptions({ item }: Pick<CartLine, 'item'>) {
  const { t } = useLingui()
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const content = chosenOptionTexts(item).join(' · ')

  useEffect(() => {
    const element = text.current
    if (!element || isWhole) return undefined
    return observeSize(element, () => setIsCut(element.scrollHeight > element.clientHeight + 1))
  }, [content, isWhole])

  if (content === '') return null
  return (
    <div className="line-options">
      <p className="text" data-whole={isWhole} ref={text}>
        {content}
      </p>
      {(isCut || isWhole) && (
        <button type="button" className="more" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t({ id: 'cart.line.less', message: 'less' }) : t({ id: 'cart.line.more', message: 'more' })}
        </button>
      )}
    </div>
  )
}
