import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { TableCodes } from '#desk/contract/tables.ts'
import { printNodes } from '#src/integrations/print-nodes.ts'
import { Button } from '#src/ui/base/button.tsx'
import { PrinterIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { CardFields } from './card-fields.tsx'
import type { CardWish } from './pages-of.ts'
import { pagesOf } from './pages-of.ts'
import { Sheet } from './sheet.tsx'

import css from './cards.css?inline'
import paperCss from './paper.css?inline'
import sheetCss from './sheet.css?inline'

declareStyles(css)
declareStyles(sheetCss)

/** Which tables and how large, what will be on the paper, and the button that prints it. */
export function Cards({ shown }: { readonly shown: TableCodes }) {
  const { t } = useLingui()
  const [wish, setWish] = useState<CardWish>({ tables: null, size: 'small' })
  const sheet = useRef<HTMLDivElement>(null)
  const pages = pagesOf(shown.venues, wish)
  const count = pages.length

  function print(): void {
    const { current } = sheet
    if (!current) return
    const title = t({ id: 'cards.title', message: 'QR codes of the tables' })
    // From a frame (decision 33): the sheets of the desk's page are those of its orders, on rolls of 80 mm.
    printNodes({ title, language: shown.language, css: sheetCss + paperCss, content: current }, document.body)
  }

  return (
    <div className="desk-cards-page">
      <div className="desk-sheet">
        {shown.venues.length > 1 && (
          <p className="hint">
            <Trans id="cards.venues">
              Who scans a code is asked for the venue first. Where the code on your page names one venue, only the
              tables of that venue open there.
            </Trans>
          </p>
        )}
        <CardFields venues={shown.venues} wish={wish} onWish={setWish} />
        <div className="end">
          <Button variant="primary" start={<PrinterIcon size={20} />} isDisabled={count === 0} onClick={print}>
            <Trans id="cards.print">Print</Trans>
          </Button>
          <p className="hint" role="status">
            {count === 0 ? (
              <Trans id="cards.choose">Choose a table first.</Trans>
            ) : (
              <Plural id="cards.pages" value={count} one="# page A4" other="# pages A4" />
            )}
          </p>
        </div>
      </div>
      {count > 0 && (
        <section aria-label={t({ id: 'cards.preview', message: 'Preview' })}>
          <Sheet ref={sheet} pages={pages} shown={shown} size={wish.size} />
        </section>
      )}
    </div>
  )
}
