import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Site } from '#desk/contract/site.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import type { Surface } from '#src/options/tag/tag.ts'
import type { TargetName } from '#src/options/tag/targets.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { PasteSteps } from './paste-steps.tsx'
import { useKinds } from './use-kinds.ts'

import css from './site.css?inline'

declareStyles(css)

/** What the site is built with and where the widget stands, and the code for that. */
export function SiteForm({ site: { service, widget, docs } }: { readonly site: Site }) {
  const { t } = useLingui()
  const { member } = useSignedIn()
  const kinds = useKinds()
  const [target, setTarget] = useState<TargetName>('html')
  const [wanted, setWanted] = useState<Surface>('floating')
  const [venue, setVenue] = useState('')
  const [typed, setTyped] = useState('')
  const kind = kinds[target]
  const surface = kind.places[wanted] === undefined ? 'floating' : wanted
  const folder = widget ?? folderOf(typed)
  const values = { restaurant: String(member.restaurant.id), host: service, venue }
  return (
    <div className="desk-site">
      <section className="desk-sheet" aria-label={t({ id: 'site.choices', message: 'What your site is like' })}>
        <SelectField
          label={t({ id: 'site.kind', message: 'Your site is built with' })}
          value={target}
          options={Object.entries(kinds).map(([value, { label }]) => ({ value, label }))}
          onChange={(value) => setTarget(value as TargetName)}
        />
        <SurfaceChoice kind={kind} surface={surface} onChange={setWanted} />
        {member.venues.length > 1 && (
          <SelectField
            label={t({ id: 'site.venue', message: 'Venue' })}
            value={venue}
            blank={t({ id: 'site.anyVenue', message: 'Guests choose it' })}
            options={member.venues.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={setVenue}
          />
        )}
        {widget === null && (
          <TextField
            label={t({ id: 'site.folder', message: 'Address of the widget’s files' })}
            hint={t({ id: 'site.folderHint', message: 'https://… Your provider tells you.' })}
            error={
              typed.trim() === '' || folder !== null
                ? null
                : t({ id: 'site.noFolder', message: 'Type the whole address, which begins with https://.' })
            }
            inputMode="url"
            value={typed}
            onChange={setTyped}
          />
        )}
      </section>
      {folder === null ? (
        <p className="hint">
          <Trans id="site.needsFolder">The code needs the address of the widget’s files.</Trans>
        </p>
      ) : (
        <PasteSteps kind={kind} docs={docs} wish={{ target, surface, folder, values }} />
      )}
    </div>
  )
}

/** An address that was typed; null = it is none. */
function folderOf(typed: string): string | null {
  const address = typed.trim()
  return /^https?:\/\//.test(address) && URL.canParse(address) ? address : null
}

type SurfaceChoiceProps = {
  readonly kind: ReturnType<typeof useKinds>[TargetName]
  readonly surface: Surface
  readonly onChange: (surface: Surface) => void
}

/** Where the widget stands, where there is a choice. */
function SurfaceChoice({ kind: { label, places }, surface, onChange }: SurfaceChoiceProps) {
  const { t } = useLingui()
  if (places.inline === undefined)
    return (
      <p className="hint">
        <Trans id="site.onlyButton">
          {label} takes the floating button only: code of yours has no place in a page there.
        </Trans>
      </p>
    )
  return (
    <OptionGroup title={t({ id: 'site.surface', message: 'Where your menu stands' })} headingLevel={2}>
      <RadioRow
        label={t({ id: 'site.floating', message: 'Floating button' })}
        hint={t({ id: 'site.floatingHint', message: 'On every page; the menu opens above it.' })}
        isChecked={surface === 'floating'}
        onSelect={() => onChange('floating')}
      />
      <RadioRow
        label={t({ id: 'site.inline', message: 'In the page' })}
        hint={t({ id: 'site.inlineHint', message: 'The menu at one place of one page.' })}
        isChecked={surface === 'inline'}
        onSelect={() => onChange('inline')}
      />
    </OptionGroup>
  )
}
