import { texts } from '#server/platform/texts/localized.ts'

import type { LegalDocument } from './page.ts'

export const privacy: LegalDocument = {
  title: texts({
    it: 'Informativa sulla privacy',
    en: 'Privacy policy',
    de: 'Datenschutzerklärung',
    fr: 'Politique de confidentialité',
    es: 'Política de privacidad',
  }),
  sections: [
    {
      heading: texts({
        it: 'Quali dati',
        en: 'Which data',
        de: 'Welche Daten',
        fr: 'Quelles données',
        es: 'Qué datos',
      }),
      text: texts({
        it: 'Nome, telefono, e-mail e gli ordini che fai. La password è conservata solo in forma cifrata non reversibile.',
        en: 'Name, phone, e-mail and the orders you place. Your password is kept only as an irreversible hash.',
        de: 'Name, Telefon, E-Mail und deine Bestellungen. Dein Passwort wird nur als nicht umkehrbarer Hash gespeichert.',
        fr: 'Nom, téléphone, e-mail et les commandes que vous passez. Votre mot de passe n’est conservé que sous forme de hachage irréversible.',
        es: 'Nombre, teléfono, correo electrónico y los pedidos que haces. La contraseña se guarda solo como resumen irreversible.',
      }),
    },
    {
      heading: texts({ it: 'Perché', en: 'Why', de: 'Wofür', fr: 'Pourquoi', es: 'Para qué' }),
      text: texts({
        it: 'Per preparare i tuoi ordini e avvisarti del loro stato. Offerte e novità arrivano solo se lo chiedi.',
        en: 'To prepare your orders and tell you how they are doing. Offers and news come only if you ask for them.',
        de: 'Um deine Bestellungen vorzubereiten und dich über ihren Stand zu informieren. Angebote und Neuigkeiten erhältst du nur auf Wunsch.',
        fr: 'Pour préparer vos commandes et vous informer de leur état. Offres et nouveautés seulement si vous le demandez.',
        es: 'Para preparar tus pedidos e informarte de su estado. Ofertas y novedades solo si las pides.',
      }),
    },
    {
      heading: texts({
        it: 'Chi è responsabile',
        en: 'Who is responsible',
        de: 'Wer verantwortlich ist',
        fr: 'Qui est responsable',
        es: 'Quién es responsable',
      }),
      text: texts({
        it: 'Il ristorante è titolare del trattamento; il fornitore della piattaforma tratta i dati per suo conto.',
        en: 'The restaurant is the controller; the provider of the platform processes the data on its behalf.',
        de: 'Verantwortlich ist das Restaurant; der Anbieter der Plattform verarbeitet die Daten in dessen Auftrag.',
        fr: 'Le restaurant est responsable du traitement ; le fournisseur de la plateforme traite les données pour son compte.',
        es: 'El restaurante es el responsable del tratamiento; el proveedor de la plataforma trata los datos por su cuenta.',
      }),
    },
    {
      heading: texts({
        it: 'I tuoi diritti',
        en: 'Your rights',
        de: 'Deine Rechte',
        fr: 'Vos droits',
        es: 'Tus derechos',
      }),
      text: texts({
        it: 'Puoi chiedere in ogni momento accesso, correzione, copia e cancellazione dei dati scrivendo al ristorante.',
        en: 'You may ask for access, correction, a copy or erasure of your data at any time by writing to the restaurant.',
        de: 'Du kannst jederzeit Auskunft, Berichtigung, eine Kopie oder die Löschung deiner Daten verlangen: Schreib dem Restaurant.',
        fr: 'Vous pouvez demander à tout moment l’accès, la rectification, une copie ou l’effacement de vos données en écrivant au restaurant.',
        es: 'Puedes pedir en todo momento el acceso, la corrección, una copia o la supresión de tus datos escribiendo al restaurante.',
      }),
    },
  ],
}
