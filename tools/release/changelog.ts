/** The changelog with what is unreleased under a heading of its own; `day` as 2026-11-25. Throws when nothing is. */
export function withRelease(changelog: string, version: string, day: string): string {
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already.`)
  const [before, after] = changelog.split('## [Unreleased]\n')
  if (after === undefined || !/^- /m.test(after.split('\n## ')[0] ?? '')) {
    throw new Error('CHANGELOG.md lists nothing under Unreleased.')
  }
  return `${before}## [Unreleased]\n\n## [${version}] - ${day}\n${after}`
}
