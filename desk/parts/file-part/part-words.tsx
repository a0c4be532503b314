import { Trans, useLingui } from '@lingui/react/macro'

import type { FileText } from '#desk/contract/set-up/file-values.ts'
import { languageNames } from '#src/options/language-names.ts'
import { TextArea } from '#src/ui/field/text-area.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { usePart } from './part-context.tsx'
import type { PartFieldProps } from './part-text.tsx'
import { pathText } from './path.ts'

type PartWordsProps = Omit<PartFieldProps, 'label'> & {
  readonly label: string
  /** Without a text in any language it is left out of the file. */
  readonly isOptional?: boolean
  readonly rows?: number
  /** What to do besides when the text in the main language is typed. */
  readonly onRename?: (before: string, after: string) => void
}

/** A text in the languages of the restaurant: the main one first, the others behind a disclosure. */
export function PartWords({ at, label, isOptional = false, rows, onRename, ...field }: PartWordsProps) {
  const part = usePart()
  const [main = 'en', ...others] = part.languages
  const texts = textsIn(part.at(at), main)
  const missing = others.filter((language) => !texts[language]).length

  function type(language: string, typed: string): void {
    const { [language]: _earlier, ...rest } = texts
    const next = typed === '' ? rest : { ...rest, [language]: typed }
    part.type(at, Object.keys(next).length === 0 && isOptional ? undefined : next)
    if (language === main) onRename?.(texts[main] ?? '', typed)
  }

  const fieldIn = (language: string, name: string, error: string | null) => {
    const frame = { name: `${pathText(at)}.${language}`, label: name, error, value: texts[language] ?? '' }
    const change = (typed: string) => type(language, typed)
    if (rows === undefined) return <TextField key={language} {...field} {...frame} onChange={change} />
    return <TextArea key={language} {...field} {...frame} rows={rows} onChange={change} />
  }
  return (
    <div className="desk-words">
      {fieldIn(main, label, part.faultAt(at) ?? part.faultAt([...at, main]))}
      {others.length > 0 && (
        <details>
          <summary>
            <OtherLanguages label={label} missing={missing} />
          </summary>
          {others.map((language) =>
            fieldIn(language, `${label} · ${nameOf(language)}`, part.faultAt([...at, language])),
          )}
        </details>
      )}
    </div>
  )
}

function OtherLanguages({ label, missing }: { readonly label: string; readonly missing: number }) {
  const { t } = useLingui()
  return (
    <>
      <span className="visually-hidden">{label}: </span>
      {missing === 0 ? (
        <Trans id="part.allLanguages">Other languages</Trans>
      ) : (
        t({ id: 'part.missingLanguages', message: `Other languages (${missing} missing)` })
      )}
    </>
  )
}

const nameOf = (language: string) => Object.entries(languageNames).find(([code]) => code === language)?.[1] ?? language

function textsIn(value: unknown, main: string): Readonly<Record<string, string>> {
  const text = value as FileText | undefined
  if (text === undefined) return {}
  return typeof text === 'string' ? { [main]: text } : text
}
