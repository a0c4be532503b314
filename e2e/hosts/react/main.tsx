import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.tsx'

const { restaurant = '', host = '' } = Object.fromEntries(new URLSearchParams(location.search))
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App restaurant={Number(restaurant)} host={host} />
  </StrictMode>,
)
