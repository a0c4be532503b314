import { offerToShare } from '#src/browser/share-sheet.ts'
import type { Shared } from '#src/browser/share-sheet.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

export type ShareTexts = {
  /** Said once it has been copied. */
  readonly copied: () => string
  /** Above what could not even be copied. */
  readonly toCopy: () => string
}

/**
 * Returns a function that shares a link or a text: by the share sheet of the device, else by copying it, else by showing
 * what to copy. It never rejects.
 */
export function useShare(): (shared: Shared, texts: ShareTexts) => Promise<void> {
  const { stores, view } = useInstance()
  const { dialogs } = stores

  async function copy(content: string, { copied, toCopy }: ShareTexts) {
    const { clipboard } = view.navigator as Partial<Navigator>
    try {
      // Missing where the page has no https.
      if (!clipboard) throw new Error('no clipboard')
      await clipboard.writeText(content)
      dialogs.showToast({ text: copied() })
    } catch {
      dialogs.alert(() => [toCopy(), content])
    }
  }

  return async (shared, texts) => {
    const isOffered = await offerToShare(view.navigator, shared)
    if (!isOffered) await copy('url' in shared ? shared.url : shared.text, texts)
  }
}
