import { Trans } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'
import { languageNames } from '#src/options/language-names.ts'
import { languages } from '#src/options/languages.ts'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'

/** In which languages diners may read the restaurant, the main one first. */
export function LanguagesStep({ onSaved }: StepProps) {
  return (
    <div className="desk-sheet">
      <PartForm part="languages" venueId={null} onSaved={onSaved}>
        <p className="hint">
          <Trans id="languages.about">
            The widget speaks all of them. You write names and descriptions in the main language; where a text is
            missing in another one, diners read that.
          </Trans>
        </p>
        <LanguageFields />
      </PartForm>
    </div>
  )
}

function LanguageFields() {
  const part = usePart()
  const value = part.at(['languages'])
  const chosen: readonly string[] = Array.isArray(value) ? value : []
  const [main = ''] = chosen
  const type = (next: readonly string[]) => part.type(['languages'], next)
  const options = languages.map((language) => ({ value: language, label: languageNames[language] }))
  return (
    <>
      <SelectField
        name="main"
        label={<Trans id="languages.main">Main language</Trans>}
        value={main}
        options={options}
        error={part.faultAt(['languages'])}
        onChange={(next) => type([next, ...chosen.filter((each) => each !== next)])}
      />
      <fieldset>
        <legend>
          <Trans id="languages.others">Other languages</Trans>
        </legend>
        {options
          .filter((option) => option.value !== main)
          .map((option) => (
            <CheckboxField
              key={option.value}
              name={option.value}
              label={option.label}
              isChecked={chosen.includes(option.value)}
              onChange={(isChecked) =>
                type(isChecked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
              }
            />
          ))}
      </fieldset>
    </>
  )
}
