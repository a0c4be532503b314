import { expect, test } from 'vitest'

import { withRelease } from '#tools/release/changelog.ts'

const changelog =
  '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A button.\n\n## [0.1.0] - 2026-11-01\n\n- The first.\n'

test('What is unreleased gets the heading of the version', () => {
  expect(withRelease(changelog, '0.2.0', '2026-11-25')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-25\n\n### Added\n\n- A button.\n\n## [0.1.0] - 2026-11-01\n\n- The first.\n',
  )
})

test('A version is released once', () => {
  expect(() => withRelease(changelog, '0.1.0', '2026-11-25')).toThrow('has 0.1.0 already')
})

test('A release without a change is refused', () => {
  const empty = changelog.replace('### Added\n\n- A button.\n\n', '')
  expect(() => withRelease(empty, '0.2.0', '2026-11-25')).toThrow('lists nothing under Unreleased')
})
