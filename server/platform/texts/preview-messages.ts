import { texts } from './localized.ts'

/** Refusals that owners read in the preview of the set-up (decision 136). */
export const previewMessages = {
  NOT_IN_PREVIEW: texts({
    it: 'Questa è un’anteprima: qui non si accede, non si prenota e non si chiama nessuno.',
    en: 'This is a preview: nobody signs in, reserves or is called here.',
    de: 'Das ist eine Vorschau: Anmelden, Reservieren und Rufen geht hier nicht.',
    fr: 'Ceci est un aperçu : ici, on ne peut ni se connecter, ni réserver, ni appeler.',
    es: 'Esto es una vista previa: aquí no se inicia sesión, no se reserva y no se llama a nadie.',
  }),
  NO_TEST_WHEN_OPEN: texts({
    it: 'Il ristorante è già aperto: gli ordini di prova si fanno prima dell’apertura.',
    en: 'The restaurant is open already: test orders are placed before it opens.',
    de: 'Das Restaurant ist schon geöffnet: Testbestellungen macht man vor der Eröffnung.',
    fr: 'Le restaurant est déjà ouvert : les commandes d’essai se passent avant l’ouverture.',
    es: 'El restaurante ya está abierto: los pedidos de prueba se hacen antes de la apertura.',
  }),
}
