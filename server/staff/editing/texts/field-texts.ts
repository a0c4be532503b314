import { template } from '#server/platform/texts/template.ts'

/** What is wrong with what was typed into a field, whatever the form. */
export const fieldFaults = {
  missing: template({
    it: 'Campo da compilare: {label}.',
    en: '{label} is missing.',
    de: 'Bitte ausfüllen: {label}.',
    fr: 'À remplir : {label}.',
    es: 'Falta rellenar: {label}.',
  }),
  tooLong: template({
    it: 'Il testo supera {most} caratteri.',
    en: 'This is longer than {most} letters.',
    de: 'Das sind mehr als {most} Zeichen.',
    fr: 'Le texte dépasse {most} caractères.',
    es: 'El texto supera los {most} caracteres.',
  }),
  noMoney: template({
    it: 'Inserire un importo, ad esempio 8,50.',
    en: 'Type an amount such as 8,50.',
    de: 'Bitte einen Betrag wie 8,50 eingeben.',
    fr: 'Saisissez un montant, par exemple 8,50.',
    es: 'Escriba un importe, por ejemplo 8,50.',
  }),
  noDay: template({
    it: 'Scegliere un giorno.',
    en: 'Choose a day.',
    de: 'Bitte einen Tag wählen.',
    fr: 'Choisissez un jour.',
    es: 'Elija un día.',
  }),
  noCount: template({
    it: 'Inserire un numero intero fino a {most}, oppure niente.',
    en: 'Type a whole number up to {most}, or nothing.',
    de: 'Bitte eine ganze Zahl bis {most} eingeben, oder nichts.',
    fr: 'Saisissez un nombre entier jusqu’à {most}, ou rien.',
    es: 'Escriba un número entero hasta {most}, o nada.',
  }),
  notChosen: template({
    it: 'Scegliere una voce per «{label}».',
    en: 'Choose one for “{label}”.',
    de: 'Bitte bei „{label}“ etwas auswählen.',
    fr: 'Faites un choix pour « {label} ».',
    es: 'Elija una opción en «{label}».',
  }),
  noneTicked: template({
    it: 'Selezionarne almeno uno.',
    en: 'Tick at least one.',
    de: 'Bitte mindestens eins ankreuzen.',
    fr: 'Cochez-en au moins un.',
    es: 'Marque al menos una opción.',
  }),
  lastBeforeFirst: template({
    it: 'L’ultimo giorno viene prima del primo.',
    en: 'The last day comes before the first.',
    de: 'Der letzte Tag liegt vor dem ersten.',
    fr: 'Le dernier jour précède le premier.',
    es: 'El último día es anterior al primero.',
  }),
  notPossible: template({
    it: 'Questo valore non è possibile.',
    en: 'This value is not possible.',
    de: 'Dieser Wert ist nicht möglich.',
    fr: 'Cette valeur n’est pas possible.',
    es: 'Este valor no es posible.',
  }),
} as const
