import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'

import { DeskWidget } from '#desk/parts/widget/desk-widget.tsx'
import type { TakenOrder } from '#desk/parts/widget/place-widget.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { TestPlaced } from './test-placed.tsx'
import { useIsWide } from './use-is-wide.ts'

import css from './preview.css?inline'

declareStyles(css)

type PreviewProps = {
  /** Of what was saved: another one reads the widget anew. */
  readonly version: string
  /** Whether orders are tests; none are taken else. */
  readonly opensSoon: boolean
}

/**
 * The widget as diners will see it, with what was saved [SET-15]: beside the steps, or behind a button where there is no room
 * (decision 136).
 */
export function Preview(props: PreviewProps) {
  const isWide = useIsWide()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (isWide) return <Pane {...props} id={id} isCalled={false} />
  return (
    <div className="desk-preview-part">
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? <Trans id="preview.close">Close the preview</Trans> : <Trans id="preview.title">Preview</Trans>}
      </Button>
      {isOpen && <Pane {...props} id={id} isCalled />}
    </div>
  )
}

type PaneProps = PreviewProps & {
  readonly id: string
  /** Whether somebody has just asked for it: it takes the focus. */
  readonly isCalled: boolean
}

function Pane({ version, opensSoon, id, isCalled }: PaneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [turn, setTurn] = useState<{ readonly values: Map<string, string> }>({ values: new Map() })
  const [placed, setPlaced] = useState<TakenOrder | null>(null)
  useEffect(() => {
    if (isCalled) heading.current?.focus()
  }, [isCalled])

  function finish(order: TakenOrder) {
    // Nothing of one order is seen in the next.
    setTurn({ values: new Map() })
    setPlaced(order)
  }

  return (
    <section className="desk-preview" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
        <Trans id="preview.title">Preview</Trans>
      </h2>
      <p className="hint">
        {opensSoon ? (
          <Trans id="preview.aboutTests">
            What your guests will see, as it was last saved. Orders that you place here are tests.
          </Trans>
        ) : (
          <Trans id="preview.about">What your guests see, as it was last saved. No orders are placed here.</Trans>
        )}
      </p>
      {placed === null ? (
        <div className="frame">
          <DeskWidget key={version} use="preview" values={turn.values} onTaken={finish} />
        </div>
      ) : (
        <TestPlaced orderId={placed.orderId} onAgain={() => setPlaced(null)} />
      )}
    </section>
  )
}
