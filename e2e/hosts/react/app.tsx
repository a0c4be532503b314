import { ComandaOrder } from 'comanda/react'
import type { ComandaOrderHandle } from 'comanda/react'
import { useRef, useState } from 'react'

type Props = { readonly restaurant: number; readonly host: string }

export function App({ restaurant, host }: Props) {
  const ordering = useRef<ComandaOrderHandle>(null)
  const [isShown, setShown] = useState(true)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [line, setLine] = useState('')

  function toggle() {
    setShown(!isShown)
    setLine('')
  }

  return (
    <main>
      <button onClick={() => void ordering.current?.open('/menu')}>Order</button>
      <button onClick={() => setTheme('dark')}>Dark</button>
      <button onClick={toggle}>{isShown ? 'Unmount' : 'Mount'}</button>
      <output>{line}</output>
      {isShown && (
        <ComandaOrder
          ref={ordering}
          restaurant={restaurant}
          host={host}
          venue={11}
          language="en"
          mode="floating"
          theme={theme}
          onReady={(event) => setLine(`Ready: ${event.detail.restaurantId.toFixed()}`)}
          onOpen={(event) => setLine(`Open: ${event.detail.route.toUpperCase()}`)}
        />
      )}
    </main>
  )
}
