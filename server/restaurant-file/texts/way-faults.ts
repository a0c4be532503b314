import { template } from '#server/platform/texts/template.ts'

/** What is wrong with a way to order. */
export const wayFaults = {
  noPeople: template({
    it: 'Inserire 1 o più.',
    en: 'Type 1 or more.',
    de: 'Bitte 1 oder mehr eingeben.',
    fr: 'Saisissez 1 ou plus.',
    es: 'Escriba 1 o más.',
  }),
  callReasons: template({
    it: 'Al massimo otto motivi: di più non si leggono al tavolo.',
    en: 'Eight reasons at most: more are not read at a table.',
    de: 'Höchstens acht Gründe: Mehr liest am Tisch niemand.',
    fr: 'Huit motifs au maximum : à table, on n’en lit pas plus.',
    es: 'Ocho motivos como máximo: en la mesa no se leen más.',
  }),
  reminders: template({
    it: 'Inserire al massimo sei numeri di minuti, ognuno fino a 1440.',
    en: 'Enter six numbers of minutes at most, each up to 1440.',
    de: 'Bitte höchstens sechs Minutenzahlen eingeben, jede bis 1440.',
    fr: 'Saisissez six nombres de minutes au maximum, chacun jusqu’à 1440.',
    es: 'Escriba seis números de minutos como máximo, cada uno hasta 1440.',
  }),
  areaOffMap: template({
    it: 'Altre zone sono sulla mappa: lì si cerca l’indirizzo, e questa zona non si trova. Disegnarla con un raggio o con i vertici, oppure togliere le altre dalla mappa.',
    en: 'Other areas are on the map, where addresses are looked up, and this one is not found there. Draw it with a radius or corners, or take the others off the map.',
    de: 'Andere Gebiete sind auf der Karte, wo die Adresse gesucht wird, und dieses ist dort nicht zu finden. Bitte mit Umkreis oder Ecken zeichnen, oder die anderen von der Karte nehmen.',
    fr: 'D’autres zones sont sur la carte, où l’adresse est cherchée, et celle-ci ne s’y trouve pas. Dessinez-la avec un rayon ou des sommets, ou retirez les autres de la carte.',
    es: 'Otras zonas están en el mapa, donde se busca la dirección, y esta no se encuentra allí. Dibújela con un radio o con vértices, o quite las demás del mapa.',
  }),
  lastTimeBeforeFirst: template({
    it: 'L’ultimo orario viene prima del primo. Dopo mezzanotte si può arrivare fino a mezzogiorno.',
    en: 'The last time is before the first. After midnight they can go on until noon.',
    de: 'Die letzte Zeit liegt vor der ersten. Nach Mitternacht kann es bis zum Mittag weitergehen.',
    fr: 'La dernière heure précède la première. Après minuit, on peut aller jusqu’à midi.',
    es: 'La última hora es anterior a la primera. Después de medianoche se puede llegar hasta el mediodía.',
  }),
  tooLongLead: template({
    it: 'Al massimo due settimane: 20160 minuti.',
    en: 'Two weeks at most: 20160 minutes.',
    de: 'Höchstens zwei Wochen: 20160 Minuten.',
    fr: 'Deux semaines au plus : 20160 minutes.',
    es: 'Dos semanas como máximo: 20160 minutos.',
  }),
  tipPercents: template({
    it: 'Inserire al massimo quattro percentuali da 1 a 100.',
    en: 'Type four percentages at most, from 1 to 100.',
    de: 'Bitte höchstens vier Prozentsätze von 1 bis 100 eingeben.',
    fr: 'Saisissez quatre pourcentages au maximum, de 1 à 100.',
    es: 'Escriba cuatro porcentajes como máximo, de 1 a 100.',
  }),
  stayLength: template({
    it: 'Una permanenza dura da 15 a 600 minuti.',
    en: 'A stay has 15 to 600 minutes.',
    de: 'Ein Aufenthalt dauert 15 bis 600 Minuten.',
    fr: 'Un repas dure de 15 à 600 minutes.',
    es: 'Una estancia dura de 15 a 600 minutos.',
  }),
  stayOrder: template({
    it: 'Cominciare dal gruppo più piccolo.',
    en: 'Begin with the smallest party.',
    de: 'Bitte mit der kleinsten Gruppe beginnen.',
    fr: 'Commencez par le plus petit groupe.',
    es: 'Empiece por el grupo más pequeño.',
  }),
} as const
