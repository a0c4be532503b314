import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useSnapshot } from 'valtio'

import { useMenuTools } from '#src/features/menu/menu-tools.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { CloseIcon } from '#src/ui/base/icons.tsx'
import { SearchIcon } from '#src/ui/base/more-icons.tsx'
import { afterPaint } from '#src/ui/layer/after-paint.ts'

type SearchFieldProps = {
  readonly input: RefObject<HTMLInputElement | null>
  /** Ends the search and gives the focus to the field. */
  readonly onClear: () => void
}

/** Field of the search with the button that clears it. */
export function SearchField({ input, onClear }: SearchFieldProps) {
  const { t } = useLingui()
  const { view } = useInstance()
  const { finder } = useMenuTools()
  const { typed, sought } = useSnapshot(finder.state)

  // Paint the letter first, then search: fast typing searches once.
  useEffect(() => (typed === sought ? undefined : afterPaint(view, finder.seek)), [finder, sought, typed, view])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || typed === '') return
    // Handled here, so that Escape does not close the panel.
    event.preventDefault()
    finder.clear()
  }

  return (
    <div className="field">
      <SearchIcon size={20} />
      <input
        ref={input}
        type="search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck="false"
        aria-label={t({ id: 'menu.search', message: 'Search the menu' })}
        placeholder={t({ id: 'menu.search', message: 'Search the menu' })}
        value={typed}
        onFocus={finder.want}
        onChange={(event) => finder.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <IconButton
          label={t({ id: 'menu.search.clear', message: 'Clear the search' })}
          icon={<CloseIcon size={20} />}
          onClick={onClear}
        />
      )}
    </div>
  )
}
