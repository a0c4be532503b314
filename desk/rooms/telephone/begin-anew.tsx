import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { Button } from '#src/ui/base/button.tsx'

/** Throws away what was entered so far, after one more tap: a call can be long. */
export function BeginAnew({ onBegin }: { readonly onBegin: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // What had the focus was taken away.
  const wasTapped = useRef(false)
  useEffect(() => {
    if (wasTapped.current) box.current?.querySelector('button')?.focus()
  }, [isAsking])
  function ask(asks: boolean) {
    wasTapped.current = true
    setIsAsking(asks)
  }
  return (
    <div className="desk-begin-anew" ref={box}>
      {isAsking ? (
        <>
          <Button size="small" onClick={() => ask(false)}>
            <Trans id="telephone.keep">Keep this order</Trans>
          </Button>
          <Button size="small" onClick={onBegin}>
            <Trans id="telephone.discard">Discard it</Trans>
          </Button>
        </>
      ) : (
        <Button size="small" variant="text" onClick={() => ask(true)}>
          <Trans id="telephone.anew">Begin anew</Trans>
        </Button>
      )}
    </div>
  )
}
