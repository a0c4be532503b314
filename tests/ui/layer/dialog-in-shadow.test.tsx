import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'

import { Dialog } from '#src/ui/layer/dialog.tsx'
import { LayerProvider } from '#src/ui/layer/layer-provider.tsx'
import { withinShadow } from '#tests/support/within-shadow.ts'

function Screen({ layers }: { readonly layers: HTMLElement }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <LayerProvider container={layers}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Inside" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <button type="button">Last</button>
        </Dialog>
      )}
    </LayerProvider>
  )
}

function mount() {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const [app, layers] = [document.createElement('div'), document.createElement('div')]
  shadow.append(app, layers)
  const root = createRoot(app)
  act(() => root.render(<Screen layers={layers} />))
  const inside = withinShadow(shadow)
  return { user: userEvent.setup({ document }), host, shadow, app, inside, unmount: () => act(() => root.unmount()) }
}

describe('Dialog in a shadow root', () => {
  test('locks its own root, keeps Tab, returns focus', async () => {
    const { user, host, shadow, app, inside, unmount } = mount()
    const opener = inside.getByRole('button', { name: 'Open' })
    opener.focus()
    await user.click(opener)
    expect(shadow.activeElement).toBe(inside.getByRole('heading', { name: 'Inside' }))
    expect(app.hasAttribute('inert')).toBe(true)
    expect(host.hasAttribute('inert')).toBe(false)

    await user.keyboard('{Escape}')
    expect(inside.queryByRole('dialog')).toBeNull()
    expect(app.hasAttribute('inert')).toBe(false)
    expect(shadow.activeElement).toBe(opener)
    unmount()
    host.remove()
  })
})
