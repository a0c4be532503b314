import { useLingui } from '@lingui/react/macro'

import { languageNames } from '#src/options/language-names.ts'
import type { Language } from '#src/options/languages.ts'
import { languages } from '#src/options/languages.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'

import { useDesk } from './desk-context.tsx'

/** The language of the desk in this browser. */
export function LanguageField() {
  const { t } = useLingui()
  const { i18n, showLanguage } = useDesk()
  return (
    <SelectField
      label={t({ id: 'desk.language', message: 'Language' })}
      value={i18n.locale}
      options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
      onChange={(code) => void showLanguage(code as Language)}
    />
  )
}
