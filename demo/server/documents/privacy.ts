import { texts } from '#demo/server/texts/five-texts.ts'

import type { LegalDocument } from './page.ts'

export const privacy: LegalDocument = {
  title: texts([
    'Informativa sulla privacy',
    'Privacy policy',
    'Datenschutzerklärung',
    'Politique de confidentialité',
    'Política de privacidad',
  ]),
  sections: [
    {
      heading: texts(['Quali dati', 'Which data', 'Welche Daten', 'Quelles données', 'Qué datos']),
      text: texts([
        'Nome, telefono, e-mail e gli ordini che fai. La password è conservata solo in forma cifrata non reversibile.',
        'Name, phone, e-mail and the orders you place. Your password is kept only as an irreversible hash.',
        'Name, Telefon, E-Mail und deine Bestellungen. Dein Passwort wird nur als nicht umkehrbarer Hash gespeichert.',
        'Nom, téléphone, e-mail et les commandes que vous passez. Votre mot de passe n’est conservé que sous forme de hachage irréversible.',
        'Nombre, teléfono, correo electrónico y los pedidos que haces. La contraseña se guarda solo como resumen irreversible.',
      ]),
    },
    {
      heading: texts(['Perché', 'Why', 'Wofür', 'Pourquoi', 'Para qué']),
      text: texts([
        'Per preparare i tuoi ordini e avvisarti del loro stato. Offerte e novità arrivano solo se lo chiedi.',
        'To prepare your orders and tell you how they are doing. Offers and news come only if you ask for them.',
        'Um deine Bestellungen vorzubereiten und dich über ihren Stand zu informieren. Angebote und Neuigkeiten erhältst du nur auf Wunsch.',
        'Pour préparer vos commandes et vous informer de leur état. Offres et nouveautés seulement si vous le demandez.',
        'Para preparar tus pedidos e informarte de su estado. Ofertas y novedades solo si las pides.',
      ]),
    },
    {
      heading: texts([
        'Chi è responsabile',
        'Who is responsible',
        'Wer verantwortlich ist',
        'Qui est responsable',
        'Quién es responsable',
      ]),
      text: texts([
        'Il ristorante è titolare del trattamento; il fornitore della piattaforma tratta i dati per suo conto.',
        'The restaurant is the controller; the provider of the platform processes the data on its behalf.',
        'Verantwortlich ist das Restaurant; der Anbieter der Plattform verarbeitet die Daten in dessen Auftrag.',
        'Le restaurant est responsable du traitement ; le fournisseur de la plateforme traite les données pour son compte.',
        'El restaurante es el responsable del tratamiento; el proveedor de la plataforma trata los datos por su cuenta.',
      ]),
    },
    {
      heading: texts(['I tuoi diritti', 'Your rights', 'Deine Rechte', 'Vos droits', 'Tus derechos']),
      text: texts([
        'Puoi chiedere in ogni momento accesso, correzione, copia e cancellazione dei dati scrivendo al ristorante.',
        'You may ask for access, correction, a copy or erasure of your data at any time by writing to the restaurant.',
        'Du kannst jederzeit Auskunft, Berichtigung, eine Kopie oder die Löschung deiner Daten verlangen: Schreib dem Restaurant.',
        'Vous pouvez demander à tout moment l’accès, la rectification, une copie ou l’effacement de vos données en écrivant au restaurant.',
        'Puedes pedir en todo momento el acceso, la corrección, una copia o la supresión de tus datos escribiendo al restaurante.',
      ]),
    },
  ],
}
