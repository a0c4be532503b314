import { setupI18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import r2wc from '@r2wc/react-to-web-component'
import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { useState, useSyncExternalStore } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import * as z from 'zod/mini'

import css from './floor.css?inline'

// The bare runtime: every library that the widget ships, doing the minimum to show a list. The difference to Comanda is
// the
// cost of our own code.
const row = z.object({ id: z.number(), name: z.string(), description: z.string(), price: z.string() })
const reply = z.object({ rows: z.array(row) })

async function fetchRows(url: string) {
  const response = await fetch(url)
  return z.parse(reply, await response.json()).rows
}

function createTexts() {
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: 'en', messages: { add: 'Add', search: 'Search' } })
  return i18n
}

function createFloor(url: string) {
  const client = new QueryClient()
  const observer = new QueryObserver(client, { queryKey: ['rows', url], queryFn: () => fetchRows(url) })
  return {
    observer,
    subscribe: (changed: () => void) => observer.subscribe(changed),
    i18n: createTexts(),
    location: memoryLocation({ path: '/menu' }),
    cart: proxy({ count: 0 }),
  }
}

function Floor({ url = '' }: { url?: string }) {
  const [floor] = useState(() => createFloor(url))
  return (
    <I18nProvider i18n={floor.i18n}>
      <Router hook={floor.location.hook}>
        <Route path="/menu">
          <List floor={floor} />
        </Route>
      </Router>
    </I18nProvider>
  )
}

function List({ floor }: { floor: ReturnType<typeof createFloor> }) {
  const { data = [] } = useSyncExternalStore(floor.subscribe, () => floor.observer.getCurrentResult())
  const { count } = useSnapshot(floor.cart)
  const { _ } = useLingui()
  const [words, setWords] = useState('')
  return (
    <div className="floor">
      <label>
        {_('search')} <input value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <output>{count}</output>
      {data
        .filter(({ name }) => name.includes(words))
        .map(({ id, name, description, price }) => (
          <article key={id}>
            <h2>{name}</h2>
            <p>{description}</p>
            <span>{price}</span>
            <button type="button" onClick={() => (floor.cart.count += 1)}>
              {_('add')}
            </button>
          </article>
        ))}
    </div>
  )
}

const Wrapped = r2wc(Floor, { shadow: 'open', props: { url: 'string' } })

class FloorElement extends Wrapped {
  constructor() {
    super()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [sheet]
  }
}

customElements.define('comanda-floor', FloorElement)
