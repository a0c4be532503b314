import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { DeskPrinter } from '#desk/contract/printers.ts'
import { formatStamp } from '#desk/parts/formats.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { usePrinterWords } from './use-printer-words.ts'

/** Whether a printer is there, what is wrong with it and what waits for it, in words. */
export function PrinterState({ printer }: { readonly printer: DeskPrinter }) {
  const { i18n } = useLingui()
  const { problem: problems } = usePrinterWords()
  const { presence, problem, waiting, waitingSince } = printer
  const since = waitingSince === null ? '' : formatStamp(waitingSince, i18n.locale)
  return (
    <p className="state">
      <Presence of={printer} />
      {problem !== null && presence === 'here' && <Tag kind="error">{problems[problem]}</Tag>}
      {waiting > 0 && (
        <span>
          <Plural
            id="printers.waiting"
            value={waiting}
            one={`# ticket waits since ${since}`}
            other={`# tickets wait, the first since ${since}`}
          />
        </span>
      )}
    </p>
  )
}

function Presence({ of: { presence, lastPollAt } }: { readonly of: DeskPrinter }) {
  const { i18n } = useLingui()
  const asked = lastPollAt === null ? '' : formatStamp(lastPollAt, i18n.locale)
  switch (presence) {
    case 'here':
      return (
        <Tag kind="ok">
          <Trans id="printers.here">Asks for work</Trans>
        </Tag>
      )
    case 'away':
      return (
        <Tag kind="error">
          <Trans id="printers.away">Has not asked since {asked}</Trans>
        </Tag>
      )
    case 'never':
      return (
        <Tag kind="warn">
          <Trans id="printers.never">Has never asked yet: enter the address at the printer</Trans>
        </Tag>
      )
  }
}
