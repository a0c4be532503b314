import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import type { ApiClient } from '#src/api/create-api-client.ts'

import type { Instance } from './create-instance.ts'

const InstanceContext = createContext<Instance | null>(null)

/** Provides the instance of the widget to the components below. */
export function InstanceProvider({ instance, children }: { instance: Instance; children: ReactNode }) {
  return <InstanceContext value={instance}>{children}</InstanceContext>
}

/** The instance of the widget that the component belongs to. */
export function useInstance(): Instance {
  const instance = useContext(InstanceContext)
  if (!instance) throw new Error('Comanda: no InstanceProvider above')
  return instance
}

/** The api client; renders again when the language changes, so that queries are sent in the new one [I18N-06]. */
export function useApi(): ApiClient {
  const { api, stores } = useInstance()
  useSnapshot(stores.language.state)
  return api
}
