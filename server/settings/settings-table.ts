import { environment } from './environment.ts'
import { settingNotes } from './setting-types.ts'

export type SettingRow = {
  readonly name: string
  /** Empty: none. */
  readonly fallback: string
  readonly meaning: string
  /** The values it takes, as the end of the sentence "must be …". */
  readonly expected: string
}

/** All settings, in the order of the schema. */
export function settingRows(): readonly SettingRow[] {
  return Object.entries(environment.shape).map(([name, type]) => {
    const note = settingNotes.get(type)
    return { name, fallback: note?.fallback ?? '', meaning: note?.meaning ?? '', expected: note?.expected ?? '' }
  })
}

/** What `npm run serve:api -- --help` prints. */
export function helpText(): string {
  const rows = settingRows()
  const width = (column: 'name' | 'fallback') => Math.max(...rows.map((row) => row[column].length)) + 2
  const lines = rows.map(
    ({ name, fallback, meaning, expected }) =>
      `  ${name.padEnd(width('name'))}${(fallback || '-').padEnd(width('fallback'))}` +
      `${meaning.replaceAll('`', '')}. Takes ${expected}.`,
  )
  return [
    'npm run serve:api [-- --production]',
    '',
    'Starts the web service: the demonstration, or with --production the service for real.',
    'Settings are environment variables; docs/operating.md explains them. Name, default, meaning:',
    '',
    ...lines,
  ].join('\n')
}
