import { declareStyles } from '#src/ui/base/styles.ts'

// The page adopts the sheets that are declared at its start (`adopt-desk-styles.ts`): those of rooms whose code comes later
// too, which are small. Not all sheets are for the page: that of the cards of tables is for their paper.
const sheets = import.meta.glob<string>(
  [
    '../rooms/{account,audit,codes,delivery,hours,jobs,loyalty,mails,messages,numbers,printers,set-up,settings,site,telephone}/**/*.css',
    '../rooms/menu/{dish,import,lists,order}/*.css',
    '../rooms/orders/card/printing/*.css',
    '../rooms/tables/cards/cards.css',
    // Of the kit, what only such rooms use.
    '../../src/ui/{field/option-{group,row},base/pill}.css',
    '../parts/{file-field,second-tap}.css',
    '../parts/{account,file-part,forms,photos,ways,week,widget}/**/*.css',
  ],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
)
for (const css of Object.values(sheets)) declareStyles(css)

/** Their files, from this folder. */
export const lateSheets: readonly string[] = Object.keys(sheets)
