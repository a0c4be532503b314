import type { Instance } from '#src/instance/create-instance.ts'
import { createTableStore } from '#src/state/table-store.ts'

// Query parameter of a table's QR code, which may hold the address of this page (contract 1.7).
const parameter = 'identificativo'

/** Table code in the host page's address; null once it was used, so that the diner's later choices win. */
export function linkedTableCode({ of }: Pick<Instance['stores'], 'of'>, { location }: Window): string | null {
  const code = new URLSearchParams(location.search).get(parameter)
  return code === null || of(createTableStore).hasRead(code) ? null : code
}
