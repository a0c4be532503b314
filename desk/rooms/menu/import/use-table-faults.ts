import { useLingui } from '@lingui/react/macro'

import type { ReadTable } from '#desk/client/read-table.ts'

type TableFault = Extract<Awaited<ReturnType<ReadTable>>, { readonly ok: false }>['refusal']

/** Why a file is no table, in words. */
export function useTableFaults(): Readonly<Record<TableFault, string>> {
  const { t } = useLingui()
  return {
    'too-large': t({
      id: 'import.tooLarge',
      message: 'This file is larger than 1 MB. Take out what is no dish, such as pictures, and choose it again.',
    }),
    'too-many-rows': t({
      id: 'import.tooManyRows',
      message: 'This file has more than 5,000 rows. Take out those that are not needed, and choose it again.',
    }),
    'no-rows': t({
      id: 'import.noRows',
      message: 'This file has no row below the names of its columns. Add at least one dish.',
    }),
    'old-excel': t({
      id: 'import.oldExcel',
      message: 'This is a file of an old Excel. Save it as XLSX or CSV, and choose that one.',
    }),
    broken: t({
      id: 'import.broken',
      message: 'This file cannot be read. Save it as XLSX or CSV, and choose that one.',
    }),
  }
}
