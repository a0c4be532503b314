import { proxy, subscribe } from 'valtio/vanilla'

import { finite, text } from '#src/contract/checked.ts'
import { safeDecode } from '#src/contract/decode.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import type { MenuFilter } from '#src/domain/menu/menu-filter.ts'
import { noFilter } from '#src/domain/menu/menu-filter.ts'

import type { StoreStorage } from './persist.ts'

export type FilterState = MenuFilter & {
  /** Whether the filter is stored beyond the visit: allergies are sensitive, so only when the diner asks for it. */
  readonly isRemembered: boolean
}

const stored = storedObject<MenuFilter>({ traitIds: arrayOf(finite), avoided: arrayOf(text) })

/** The diner's filter of the menu. It never leaves the device. */
export function createFilterStore({ storage }: { storage: StoreStorage }) {
  const kept = safeDecode(stored, storage.read('filter'))
  const state = proxy<{ filter: FilterState }>({
    filter: { ...(kept.success ? kept.data : noFilter), isRemembered: kept.success },
  })
  const stop = subscribe(
    state,
    () => {
      const { isRemembered, ...filter } = state.filter
      if (isRemembered) storage.write('filter', filter)
      else storage.remove('filter')
    },
    true,
  )
  return {
    state,
    change(fields: Partial<FilterState>) {
      state.filter = { ...state.filter, ...fields }
    },
    stop,
  }
}
