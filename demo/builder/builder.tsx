import { createRoot } from 'react-dom/client'

import { Builder } from './builder-page.tsx'

const place = document.querySelector<HTMLElement>('#builder')
const { cdn, service } = place?.dataset ?? {}
if (!place || !cdn || !service)
  throw new Error('The page of the tag builder does not say where widget and service are.')
createRoot(place).render(<Builder cdn={cdn} service={service} />)
