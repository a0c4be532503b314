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
