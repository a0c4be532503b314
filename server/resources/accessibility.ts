import type { LegalDocument } from '#server/legal/legal-document.ts'
import { texts } from '#server/platform/texts/localized.ts'

/** Accessibility statement of the service; the report behind it is `docs/accessibility.md`. */
export const accessibility: LegalDocument = {
  title: texts({
    it: 'Dichiarazione di accessibilità',
    en: 'Accessibility statement',
    de: 'Erklärung zur Barrierefreiheit',
    fr: 'Déclaration d’accessibilité',
    es: 'Declaración de accesibilidad',
  }),
  sections: [
    {
      heading: texts({
        it: 'A che cosa puntiamo',
        en: 'What we aim at',
        de: 'Unser Ziel',
        fr: 'Notre objectif',
        es: 'Nuestro objetivo',
      }),
      text: texts({
        it: 'L’ordine si può fare con la sola tastiera, con testo ingrandito e con un lettore di schermo. Seguiamo le WCAG 2.2, livello AA.',
        en: 'You can order by keyboard alone, with enlarged text and with a screen reader. We follow WCAG 2.2, level AA.',
        de: 'Du kannst allein mit der Tastatur, mit vergrößertem Text und mit einem Screenreader bestellen. Wir richten uns nach WCAG 2.2, Stufe AA.',
        fr: 'La commande est possible au clavier seul, avec un texte agrandi et avec un lecteur d’écran. Nous suivons les WCAG 2.2, niveau AA.',
        es: 'Se puede pedir solo con el teclado, con el texto ampliado y con un lector de pantalla. Seguimos las WCAG 2.2, nivel AA.',
      }),
    },
    {
      heading: texts({
        it: 'Che cosa non è verificato',
        en: 'What is not verified',
        de: 'Was nicht geprüft ist',
        fr: 'Ce qui n’est pas vérifié',
        es: 'Lo que no está verificado',
      }),
      text: texts({
        it: 'I moduli di pagamento e le mappe sono di altri fornitori. Le verifiche sono automatiche: nessuna persona con disabilità ha ancora provato il servizio.',
        en: 'Payment forms and maps are those of other providers. The checks are automatic: no person with a disability has tried the service yet.',
        de: 'Zahlungsformulare und Karten stammen von anderen Anbietern. Die Prüfungen sind automatisch: Noch hat kein Mensch mit Behinderung den Dienst ausprobiert.',
        fr: 'Les formulaires de paiement et les cartes sont ceux d’autres fournisseurs. Les contrôles sont automatiques : aucune personne handicapée n’a encore essayé le service.',
        es: 'Los formularios de pago y los mapas son de otros proveedores. Las comprobaciones son automáticas: ninguna persona con discapacidad ha probado todavía el servicio.',
      }),
    },
    {
      heading: texts({
        it: 'Se qualcosa non funziona',
        en: 'If something does not work',
        de: 'Wenn etwas nicht funktioniert',
        fr: 'Si quelque chose ne fonctionne pas',
        es: 'Si algo no funciona',
      }),
      text: texts({
        it: 'Chiama il ristorante: prende l’ordine anche al telefono, e ci riferisce il problema.',
        en: 'Call the restaurant: it takes your order by phone too, and tells us about the problem.',
        de: 'Ruf das Restaurant an: Es nimmt deine Bestellung auch am Telefon entgegen und gibt das Problem an uns weiter.',
        fr: 'Appelez le restaurant : il prend aussi votre commande par téléphone et nous signale le problème.',
        es: 'Llama al restaurante: también toma tu pedido por teléfono y nos comunica el problema.',
      }),
    },
  ],
}
