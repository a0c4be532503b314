import { AllergensPanel } from './allergens-panel.tsx'
import { Legend } from './legend.tsx'
import { ListSearch } from './list-search.tsx'
import { NoteField } from './note-field.tsx'
import { NutritionTable } from './nutrition-table.tsx'
import { OpeningWarnings } from './opening-warnings.tsx'
import { RemoveLine } from './remove-line.tsx'
import { ShareLink } from './share-link.tsx'
import { Suggestions } from './suggestions.tsx'

export const parts = {
  AllergensPanel,
  Legend,
  ListSearch,
  NoteField,
  NutritionTable,
  OpeningWarnings,
  RemoveLine,
  ShareLink,
  Suggestions,
}
