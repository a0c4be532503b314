import type { Instance } from '#src/instance/create-instance.ts'
import { createTableStore } from '#src/state/table-store.ts'

// As in the text of a table's QR code, which may be the address of this page (contract 1.7).
const parameter = 'identificativo'

/** The code in the address of the host page, until it was read: then the diner's own choices count. */
export function linkedTableCode({ of }: Pick<Instance['stores'], 'of'>, { location }: Window): string | null {
  const code = new URLSearchParams(location.search).get(parameter)
  return code === null || of(createTableStore).hasRead(code) ? null : code
}
