import { texts } from './localized.ts'

/** Texts of refusals about group orders. */
export const groupMessages = {
  GROUP_NOT_FOUND: texts({
    it: 'Questo ordine di gruppo non esiste: controlla il link.',
    en: 'This group order does not exist: check the link.',
    de: 'Diese Gruppenbestellung gibt es nicht: Prüfe den Link.',
    fr: 'Cette commande groupée n’existe pas : vérifiez le lien.',
    es: 'Este pedido de grupo no existe: revisa el enlace.',
  }),
  GROUP_FULL: texts({
    it: 'Il gruppo è al completo.',
    en: 'This group is full.',
    de: 'Diese Gruppe ist voll.',
    fr: 'Ce groupe est complet.',
    es: 'Este grupo está completo.',
  }),
  GROUP_ENDED: texts({
    it: 'Questo ordine di gruppo è terminato.',
    en: 'This group order has ended.',
    de: 'Diese Gruppenbestellung ist beendet.',
    fr: 'Cette commande groupée est terminée.',
    es: 'Este pedido de grupo ha terminado.',
  }),
  GROUP_ORDERED: texts({
    it: 'Il gruppo ha già ordinato.',
    en: 'The group has already ordered.',
    de: 'Die Gruppe hat schon bestellt.',
    fr: 'Le groupe a déjà commandé.',
    es: 'El grupo ya ha hecho el pedido.',
  }),
  GROUP_NOT_LEAD: texts({
    it: 'Può farlo solo chi guida il gruppo.',
    en: 'Only whoever leads the group can do this.',
    de: 'Das kann nur, wer die Gruppe leitet.',
    fr: 'Seule la personne qui gère le groupe peut le faire.',
    es: 'Solo puede hacerlo quien lleva el grupo.',
  }),
  GROUP_PART_CHANGED: texts({
    it: 'I tuoi piatti sono cambiati nel frattempo: controllali.',
    en: 'Your dishes have changed in the meantime: check them.',
    de: 'Deine Gerichte haben sich inzwischen geändert: Prüfe sie.',
    fr: 'Vos plats ont changé entre-temps : vérifiez-les.',
    es: 'Tus platos han cambiado mientras tanto: revísalos.',
  }),
  GROUP_CHANGED: texts({
    it: 'Nel gruppo è cambiato qualcosa: controlla l’ordine e conferma di nuovo.',
    en: 'Something has changed in the group: check the order and confirm again.',
    de: 'In der Gruppe hat sich etwas geändert: Prüfe die Bestellung und bestätige noch einmal.',
    fr: 'Le groupe a changé quelque chose : vérifiez la commande et confirmez à nouveau.',
    es: 'Algo ha cambiado en el grupo: revisa el pedido y vuelve a confirmar.',
  }),
} as const
