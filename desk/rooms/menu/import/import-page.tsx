import { Trans } from '@lingui/react/macro'

import type { TableField } from '#desk/contract/menu-import.ts'
import { readImport } from '#desk/contract/menu-import.ts'
import { PageLink } from '#desk/parts/page-link.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { BackToMenu } from '#desk/rooms/menu/back-to-menu.tsx'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { ColumnChoices } from './column-choices.tsx'
import { DifferenceList } from './difference-list.tsx'
import { TableFile } from './table-file.tsx'
import { useMenuImport } from './use-menu-import.ts'

import css from './import-page.css?inline'

declareStyles(css)

/** A menu from a file: what its columns are, what it changes, and then the writing of it. */
export function ImportPage() {
  const known = useDeskQuery(readImport)
  return (
    <Room title={<Trans id="import.title">Import a menu</Trans>} actions={<BackToMenu />}>
      <Read of={known}>{({ fields, template }) => <ImportSteps fields={fields} template={template} />}</Read>
    </Room>
  )
}

type ImportStepsProps = { readonly fields: readonly TableField[]; readonly template: string }

function ImportSteps({ fields, template }: ImportStepsProps) {
  const menuImport = useMenuImport()
  const { busyWith, table, fileFault, problems, preview, isDone } = menuImport
  return (
    <div className="desk-import">
      <TableFile
        template={template}
        fileName={table?.fileName ?? null}
        isBusy={busyWith === 'file'}
        fault={fileFault}
        onFile={(file) => void menuImport.take(file)}
      />
      {isDone && (
        <Notice
          kind="ok"
          role="status"
          action={
            <PageLink to="/menu">
              <Trans id="import.toMenu">See the menu</Trans>
            </PageLink>
          }
        >
          <p>
            <Trans id="import.done">The menu is written. Diners see it from now on.</Trans>
          </p>
        </Notice>
      )}
      {table && <ColumnChoices fields={fields} menuImport={menuImport} table={table} />}
      <AlertList messages={problems} />
      {preview && (
        <DifferenceList
          preview={preview}
          isBusy={busyWith === 'writing'}
          onWrite={(removes) => void menuImport.write(removes)}
        />
      )}
    </div>
  )
}
