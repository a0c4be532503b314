import { useLingui } from '@lingui/react/macro'

import type { ListedAuditEntry } from '#desk/contract/audit.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'

import type { AuditFilter } from './audit-filter.ts'
import { choicesOf } from './audit-filter.ts'
import { useKindNames } from './use-kind-names.ts'

type FilterFieldsProps = {
  readonly entries: readonly ListedAuditEntry[]
  readonly filter: AuditFilter
  readonly onChange: (filter: AuditFilter) => void
}

/** Whose changes are shown, and of which kind. */
export function FilterFields({ entries, filter, onChange }: FilterFieldsProps) {
  const { t } = useLingui()
  const kindNames = useKindNames()
  const { members, kinds } = choicesOf(entries)
  return (
    <div className="filters">
      <SelectField
        label={t({ id: 'audit.who', message: 'Who' })}
        value={filter.email}
        blank={t({ id: 'audit.everybody', message: 'Everybody' })}
        options={members.map(([email, name]) => ({ value: email, label: `${name} · ${email}` }))}
        onChange={(email) => onChange({ ...filter, email })}
      />
      <SelectField
        label={t({ id: 'audit.what', message: 'What' })}
        value={filter.kind}
        blank={t({ id: 'audit.everything', message: 'Everything' })}
        options={kinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
        onChange={(kind) => onChange({ ...filter, kind: kind as AuditFilter['kind'] })}
      />
    </div>
  )
}
