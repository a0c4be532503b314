import { Trans, useLingui } from '@lingui/react/macro'

import { OfferedFields } from '#desk/parts/file-part/offered-fields.tsx'
import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'

/** What diners are asked before they order. */
export function QuestionsStep({ onSaved }: StepProps) {
  return (
    <div className="desk-sheet">
      <PartForm part="questions" venueId={null} onSaved={onSaved}>
        <p className="hint">
          <Trans id="questions.about">
            Only what you need to know of every order, such as cutlery or a name at the door.
          </Trans>
        </p>
        <Questions />
      </PartForm>
    </div>
  )
}

function Questions() {
  const { t } = useLingui()
  return (
    <PartList
      at={['questions']}
      label={t({ id: 'questions.list', message: 'Questions' })}
      addText={<Trans id="questions.add">Add a question</Trans>}
      added={{ kind: 'yesNo', label: '' }}
      isOrdered
      nameOf={(_, index) => {
        const place = index + 1
        return t({ id: 'questions.named', message: `question ${place}` })
      }}
      empty={<Trans id="questions.none">No questions.</Trans>}
    >
      {(path) => (
        <>
          <PartWords at={[...path, 'label']} label={t({ id: 'questions.label', message: 'Question' })} />
          <PartChoice
            at={[...path, 'kind']}
            label={<Trans id="questions.kind">How it is answered</Trans>}
            options={[
              { value: 'yesNo', label: t({ id: 'questions.yesNo', message: 'Yes or no' }) },
              { value: 'text', label: t({ id: 'questions.text', message: 'A text' }) },
            ]}
          />
          <OfferedFields at={path} />
        </>
      )}
    </PartList>
  )
}
