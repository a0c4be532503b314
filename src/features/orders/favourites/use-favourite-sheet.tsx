import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useMutation } from '#src/query/use-mutation.ts'

import type { FavouriteProposal, FavouriteSheetProps } from './sheet/favourite-sheet.tsx'

type Opened = { readonly Sheet: ComponentType<FavouriteSheetProps>; readonly proposal: FavouriteProposal }

export type FavouriteSheetOpener = {
  /** Render it beside the button. */
  readonly sheet: ReactNode
  readonly isLoading: boolean
  readonly open: (proposal: FavouriteProposal) => void
}

/** The sheet to keep, change or remove a favourite. Its code and texts are loaded by the first tap; a failure is shown. */
export function useFavouriteSheet(): FavouriteSheetOpener {
  const { stores, i18n, texts } = useInstance()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { isPending, run } = useMutation(async (proposal: FavouriteProposal) => {
    try {
      const [{ FavouriteSheet }] = await Promise.all([import('./sheet/favourite-sheet.tsx'), texts.need('all')])
      setOpened({ Sheet: FavouriteSheet, proposal })
    } catch (error) {
      stores.dialogs.alert(() => failureMessages(i18n, error))
    }
  })
  return {
    sheet: opened && <opened.Sheet {...opened.proposal} onClose={() => setOpened(null)} />,
    isLoading: isPending,
    open: (proposal) => void run(proposal),
  }
}
