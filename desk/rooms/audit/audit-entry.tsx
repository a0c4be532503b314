import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import type { ListedAuditEntry } from '#desk/contract/audit.ts'
import { formatClock } from '#desk/parts/formats.ts'

import type { ChangedField, PlainFact } from './compare-facts.ts'
import { compareFacts } from './compare-facts.ts'
import { useActionNames } from './use-action-names.ts'

/** Fields that are shown at once; a longer list is folded. */
const shownFields = 8

type AuditEntryProps = {
  readonly entry: ListedAuditEntry
  /** Whether it has the focus: the first of those that were asked for. */
  readonly isFocused: boolean
}

/** A change: what was done to what, by whom and when, and the fields that are others now. */
export function AuditEntry({ entry, isFocused }: AuditEntryProps) {
  const { i18n } = useLingui()
  const item = useRef<HTMLLIElement>(null)
  const actionNames = useActionNames()
  const { at, member, action, subject, before, after, fieldNames } = entry
  const fields = compareFacts(before, after)
  const count = fields.length
  useEffect(() => {
    if (isFocused) item.current?.focus()
  }, [isFocused])
  return (
    <li className="desk-sheet" ref={item} tabIndex={-1}>
      <p>
        <strong>{actionNames[action]}</strong>
        {` · ${subject}`}
      </p>
      <p className="hint">
        {`${formatClock(Date.parse(at), i18n.locale)} · `}
        <Author member={member} />
        {member.id === null && member.email !== '' && (
          <>
            {' · '}
            <Trans id="audit.removed">removed since</Trans>
          </>
        )}
      </p>
      {count === 0 && before !== null && after !== null && (
        <p className="hint">
          <Trans id="audit.same">Saved without a difference.</Trans>
        </p>
      )}
      {count > 0 && count <= shownFields && <Fields fields={fields} names={fieldNames} />}
      {count > shownFields && (
        <details>
          <summary>
            <Plural id="audit.fields" value={count} one="# field" other="# fields" />
          </summary>
          <Fields fields={fields} names={fieldNames} />
        </details>
      )}
    </li>
  )
}

/** Who did it; the service has no address. */
function Author({ member: { name, email } }: Pick<ListedAuditEntry, 'member'>) {
  if (email === '') return <Trans id="audit.service">The service</Trans>
  return <>{`${name} · ${email}`}</>
}

type FieldsProps = {
  readonly fields: readonly ChangedField[]
  /** What they are called, by their names. */
  readonly names: ListedAuditEntry['fieldNames']
}

function Fields({ fields, names }: FieldsProps) {
  return (
    <dl>
      {fields.map(({ name, was, is }) => (
        <div key={name}>
          <dt>{names[name]}</dt>
          <dd>
            {was !== undefined && (
              <span className="was">
                <span className="visually-hidden">
                  <Trans id="audit.was">before:</Trans>{' '}
                </span>
                <Value value={was} />
              </span>
            )}
            {was !== undefined && is !== undefined && <span aria-hidden>{' → '}</span>}
            {is !== undefined && (
              <span>
                <span className="visually-hidden">
                  <Trans id="audit.is">after:</Trans>{' '}
                </span>
                <Value value={is} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A value as people read it: no quotes, no `true`. */
function Value({ value }: { readonly value: PlainFact }) {
  if (value === null || value === '') return <Trans id="audit.empty">nothing</Trans>
  if (value === true) return <Trans id="audit.yes">Yes</Trans>
  if (value === false) return <Trans id="audit.no">No</Trans>
  return <>{String(value)}</>
}
