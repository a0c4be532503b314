import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { CodeFacts } from '#desk/contract/savings.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { wordAt } from '#desk/parts/file-part/path.ts'

import { CodeFields } from './code-fields.tsx'
import { CodeSwitch } from './code-switch.tsx'
import { useCodeFacts } from './use-code-facts.ts'

type CodeItemProps = {
  readonly at: Path
  readonly currency: string
  /** Null = it is not saved yet. */
  readonly facts: CodeFacts | null
}

/** A discount code: what it takes off, when it holds and how often it was used; behind that its fields. */
export function CodeItem({ at, currency, facts }: CodeItemProps) {
  const part = usePart()
  const isNew = part.at([...at, 'id']) === undefined
  const [isOpen, setIsOpen] = useState(isNew)
  const isShown = isOpen || part.hasFaultIn(at)
  const name = wordAt(part.value, [...at, 'name'])
  const said = useCodeFacts(part.at(at), { currency, facts })
  return (
    <>
      <details open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {isNew && name === '' ? <Trans id="codes.new">New code</Trans> : <strong>{name}</strong>}
          {said !== '' && <span className="hint"> · {said}</span>}
        </summary>
        {isShown && (
          <div className="fields">
            <CodeFields at={at} currency={currency} />
            {facts !== null && facts.uses > 0 && (
              <p className="hint">
                <Trans id="codes.removeUsed">
                  Removed, it stays in the orders that used it. Under the same name it goes on counting its uses.
                </Trans>
              </p>
            )}
          </div>
        )}
      </details>
      {facts && <CodeSwitch name={name} facts={facts} />}
    </>
  )
}
