import { template } from '#server/platform/texts/template.ts'

/** What is wrong with a menu of another program, or with a table. */
export const menuFaults = {
  noColumn: template({
    it: 'Nessuna colonna è riconosciuta come «{field}»: le colonne sono {columns}. Indicare quale lo è.',
    en: 'No column is known as {field}: its columns are {columns}. Say which one it is.',
    de: 'Keine Spalte ist als „{field}“ erkannt: Die Spalten sind {columns}. Bitte angeben, welche es ist.',
    fr: 'Aucune colonne n’est reconnue comme « {field} » : les colonnes sont {columns}. Indiquez laquelle l’est.',
    es: 'Ninguna columna se reconoce como «{field}»: las columnas son {columns}. Indique cuál lo es.',
  }),
  noName: template({
    it: 'Manca il nome del prodotto: inserirlo.',
    en: 'There is no name. Enter that of the product.',
    de: 'Der Name fehlt. Bitte den des Produkts eingeben.',
    fr: 'Il n’y a pas de nom : saisissez celui du produit.',
    es: 'Falta el nombre: escriba el del producto.',
  }),
  noPrice: template({
    it: '«{text}» non è un prezzo: inserire un importo, ad esempio 8,50.',
    en: '“{text}” is no price. Enter an amount such as 8.50.',
    de: '„{text}“ ist kein Preis. Bitte einen Betrag wie 8,50 eingeben.',
    fr: '« {text} » n’est pas un prix : saisissez un montant, par exemple 8,50.',
    es: '«{text}» no es un precio: escriba un importe, por ejemplo 8,50.',
  }),
  priceText: template({
    it: 'Inserire un prezzo, ad esempio 9.90 EUR.',
    en: 'Enter a price such as 9.90 EUR.',
    de: 'Bitte einen Preis wie 9.90 EUR eingeben.',
    fr: 'Saisissez un prix, par exemple 9.90 EUR.',
    es: 'Escriba un precio, por ejemplo 9.90 EUR.',
  }),
  noRows: template({
    it: 'Il file non ha righe sotto i nomi delle colonne: inserire almeno un prodotto.',
    en: 'The file holds no row below its head. Enter at least one product.',
    de: 'Die Datei hat keine Zeile unter den Spaltennamen. Bitte mindestens ein Produkt eingeben.',
    fr: 'Le fichier n’a aucune ligne sous les noms des colonnes : saisissez au moins un produit.',
    es: 'El archivo no tiene filas bajo los nombres de las columnas: escriba al menos un producto.',
  }),
  tooManyRows: template({
    it: 'Il file ha più di {most} righe: dividerlo, o togliere quelle che non servono.',
    en: 'The file has more than {most} rows. Take out those that are not needed.',
    de: 'Die Datei hat mehr als {most} Zeilen. Bitte die entfernen, die nicht gebraucht werden.',
    fr: 'Le fichier a plus de {most} lignes : retirez celles qui ne servent pas.',
    es: 'El archivo tiene más de {most} filas: quite las que no hagan falta.',
  }),
  longCell: template({
    it: 'Il testo nella colonna «{column}» supera {most} caratteri: va accorciato.',
    en: 'The text in the column “{column}” is longer than {most} letters. Shorten it.',
    de: 'Der Text in der Spalte „{column}“ hat mehr als {most} Zeichen. Bitte kürzen.',
    fr: 'Le texte de la colonne « {column} » dépasse {most} caractères : raccourcissez-le.',
    es: 'El texto de la columna «{column}» supera los {most} caracteres: acórtelo.',
  }),
  formula: template({
    it: 'Nella colonna «{column}» c’è una formula: esportare i valori.',
    en: 'There is a formula in the column “{column}”. Export the values.',
    de: 'In der Spalte „{column}“ steht eine Formel. Bitte die Werte exportieren.',
    fr: 'La colonne « {column} » contient une formule : exportez les valeurs.',
    es: 'En la columna «{column}» hay una fórmula: exporte los valores.',
  }),
} as const

/** What the columns are called that every table needs. */
export const columnNames = {
  name: template({ it: 'nome', en: 'name', de: 'Name', fr: 'nom', es: 'nombre' }),
  price: template({ it: 'prezzo', en: 'price', de: 'Preis', fr: 'prix', es: 'precio' }),
} as const
