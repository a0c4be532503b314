import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const names: Readonly<Record<string, MessageDescriptor>> = {
  GLUTINE: msg({ id: 'allergen.gluten', message: 'gluten' }),
  CROSTACEI: msg({ id: 'allergen.crustaceans', message: 'crustaceans' }),
  UOVA: msg({ id: 'allergen.egg', message: 'egg' }),
  PESCE: msg({ id: 'allergen.fish', message: 'fish' }),
  ARACHIDI: msg({ id: 'allergen.peanuts', message: 'peanuts' }),
  SOIA: msg({ id: 'allergen.soy', message: 'soy' }),
  LATTE: msg({ id: 'allergen.milk', message: 'milk' }),
  FRUTTA_A_GUSCIO: msg({ id: 'allergen.treeNuts', message: 'tree nuts' }),
  SEDANO: msg({ id: 'allergen.celery', message: 'celery' }),
  SENAPE: msg({ id: 'allergen.mustard', message: 'mustard' }),
  SESAMO: msg({ id: 'allergen.sesame', message: 'sesame' }),
  MOLLUSCHI: msg({ id: 'allergen.molluscs', message: 'molluscs' }),
  CEREALI: msg({ id: 'allergen.cereals', message: 'cereals' }),
  ANIDRIDE_SOLFOROSA: msg({ id: 'allergen.sulphurDioxide', message: 'sulphur dioxide' }),
  LUPINI: msg({ id: 'allergen.lupin', message: 'lupin' }),
}

/** The name of an allergen; an unknown code is shown unchanged, never hidden [CONST-03]. */
export function allergenName(i18n: I18n, code: string): string {
  const known = names[code]
  return known ? i18n._(known) : code
}
