import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Why something about a printer was not done; null = nobody has answered, which is said already. */
export function usePrinterRefusalText(): (reason: string) => string | null {
  const { t } = useLingui()
  return (reason) => {
    switch (reason) {
      case 'no-network':
      case 'failed':
        return null
      case 'unknown':
        return t({ id: 'printers.gone', message: 'Somebody else has removed this printer meanwhile.' })
      case 'changed':
        return t({ id: 'printers.stillComing', message: 'Not printed again: this ticket is still to come.' })
      default:
        return t({ id: 'form.notSaved', message: 'That was not saved. Try again.' })
    }
  }
}

/** What is said below a button: `failure` of its change, or why the service refused it. */
export function usePrinterRefusal(failure: string | null) {
  const refusalText = usePrinterRefusalText()
  const [reason, setReason] = useState<string | null>(null)
  const text = failure ?? (reason === null ? null : refusalText(reason))
  return { said: text === null ? [] : [text], forget: () => setReason(null), refused: setReason }
}
