import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

import { languages } from './src/options/languages.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  // A text missing in a language shows in English, never as an id [I18N-02].
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: '<rootDir>/src/i18n/locales/{locale}/messages', include: ['src'] },
    { path: '<rootDir>/desk/i18n/locales/{locale}/messages', include: ['desk'] },
  ],
  format: formatter({ origins: false, lineNumbers: false }),
})
