import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

import { useLayerStack } from './layer-provider.tsx'

/** Says a text to screen readers; `isUrgent` interrupts what is being read. */
export type Announce = (text: string, options?: { readonly isUrgent?: boolean }) => void

const AnnounceContext = createContext<Announce>(() => undefined)

type Spoken = { readonly text: string; readonly turn: number }

const silence: Spoken = { text: '', turn: 0 }

/** Holds the two regions from the start; inside a LayerProvider they live among the layers, which are never inert. */
export function LiveRegionProvider({ children }: { readonly children: ReactNode }) {
  const stack = useLayerStack()
  const [polite, setPolite] = useState(silence)
  const [urgent, setUrgent] = useState(silence)
  const announce = useCallback<Announce>((text, options) => {
    const say = options?.isUrgent ? setUrgent : setPolite
    say((before) => ({ text, turn: before.turn + 1 }))
  }, [])
  const regions = (
    <div className="visually-hidden">
      <div role="status">{spoken(polite)}</div>
      <div role="alert">{spoken(urgent)}</div>
    </div>
  )
  return (
    <AnnounceContext value={announce}>
      {children}
      {stack ? createPortal(regions, stack.container) : regions}
    </AnnounceContext>
  )
}

// The same text twice is a new text: a no-break space tells them apart.
function spoken({ text, turn }: Spoken): string {
  return turn % 2 === 0 ? text : `${text}\u00A0`
}

/** The way to say something that is not seen, or seen elsewhere. */
export function useAnnouncer(): Announce {
  return use(AnnounceContext)
}
