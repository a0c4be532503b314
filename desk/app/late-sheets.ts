import { declareStyles } from '#src/ui/base/styles.ts'

// The page adopts the sheets that are declared at its start (`adopt-desk-styles.ts`): those of rooms whose code comes later
// too, which are small.
const sheets = import.meta.glob<string>(['../rooms/**/*.css', '../parts/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})
for (const css of Object.values(sheets)) declareStyles(css)
