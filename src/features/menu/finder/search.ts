// What search and filters need once the diner uses them: loaded with the first touch, by a filter of an earlier visit at once.
export { filterVerdict } from '#src/domain/menu/filter-verdict.ts'
export { indexMenu, searchMenu } from '#src/domain/menu/search-menu.ts'

export { FilterSheet } from './filter-sheet.tsx'
export { SearchResults } from './search-results.tsx'
