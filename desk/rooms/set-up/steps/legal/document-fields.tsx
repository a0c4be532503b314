import { Trans, useLingui } from '@lingui/react/macro'

import type { LegalText } from '#desk/contract/set-up/legal-texts.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'

type DocumentFieldsProps = {
  readonly at: Path
  readonly label: string
  /** What ours says; null = it is not here yet. */
  readonly template: LegalText | null
}

/** What a document holds when its source is chosen; ours is what the file leaves out. */
const sources = { ours: undefined, address: { address: '' }, sections: { sections: [{ text: '' }] } } as const
type Source = keyof typeof sources

/** A document: ours, a page of the restaurant, or its own sections on a page of the service. */
export function DocumentFields({ at, label, template }: DocumentFieldsProps) {
  const { t } = useLingui()
  const part = usePart()
  const value = part.at(at) as object | undefined
  const source: Source = value === undefined ? 'ours' : 'address' in value ? 'address' : 'sections'
  const fault = part.faultAt(at)
  return (
    <section className="desk-part-item" aria-label={label}>
      <SelectField
        name={at.join('.')}
        label={label}
        value={source}
        options={[
          { value: 'ours', label: t({ id: 'legal.ours', message: 'Our text' }) },
          { value: 'address', label: t({ id: 'legal.address', message: 'A page of yours' }) },
          { value: 'sections', label: t({ id: 'legal.sections', message: 'A text of your own' }) },
        ]}
        onChange={(chosen) => part.type(at, sources[chosen as Source])}
      />
      {fault && <FieldError id={`${at.join('-')}-error`}>{fault}</FieldError>}
      {source === 'ours' && template && <Template text={template} />}
      {source === 'address' && (
        <PartWords
          at={[...at, 'address']}
          label={t({ id: 'legal.page', message: 'Address of the page' })}
          hint={<Trans id="legal.pageHint">It begins with https://. Keep what it has said before.</Trans>}
        />
      )}
      {source === 'sections' && <Sections at={[...at, 'sections']} />}
    </section>
  )
}

function Template({ text }: { readonly text: LegalText }) {
  return (
    <details>
      <summary>
        <Trans id="legal.read">Read what it says</Trans>
      </summary>
      {text.sections.map((section) => (
        <section key={section.text}>
          {section.heading !== null && <h3>{section.heading}</h3>}
          {section.text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </details>
  )
}

function Sections({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  return (
    <PartList
      at={at}
      headingLevel={3}
      label={t({ id: 'legal.list', message: 'Sections' })}
      addText={<Trans id="legal.addSection">Add a section</Trans>}
      added={{ text: '' }}
      isOrdered
      saysNone
      nameOf={(_, index) => {
        const place = index + 1
        return t({ id: 'legal.sectionNamed', message: `section ${place}` })
      }}
      empty={<Trans id="legal.noSection">A text has one section at least.</Trans>}
    >
      {(path) => (
        <>
          <PartWords at={[...path, 'heading']} isOptional label={t({ id: 'legal.heading', message: 'Heading' })} />
          <PartWords at={[...path, 'text']} rows={6} label={t({ id: 'legal.text', message: 'Text' })} />
        </>
      )}
    </PartList>
  )
}
