import type { LegalDocument } from '#server/legal/legal-document.ts'
import type { Seller } from '#server/legal/seller.ts'
import { joined, sellerLines } from '#server/legal/seller.ts'
import { texts } from '#server/platform/texts/localized.ts'

export const privacyTitle = texts({
  it: 'Informativa sulla privacy',
  en: 'Privacy policy',
  de: 'Datenschutzerklärung',
  fr: 'Politique de confidentialité',
  es: 'Política de privacidad',
})

/** Privacy policy of a restaurant that has none of its own [LEGAL-03]. */
export function privacyTemplate(sellers: readonly Seller[]): LegalDocument {
  return { title: privacyTitle, sections: [whoIsResponsible(sellers), data, purposes, receivers, duration, rights] }
}

function whoIsResponsible(sellers: readonly Seller[]) {
  const rule = texts({
    it: 'Il ristorante è titolare del trattamento; il fornitore della piattaforma tratta i dati per suo conto.',
    en: 'The restaurant is the controller; the provider of the platform processes the data on its behalf.',
    de: 'Verantwortlich ist das Restaurant; der Anbieter der Plattform verarbeitet die Daten in dessen Auftrag.',
    fr: 'Le restaurant est responsable du traitement ; le fournisseur de la plateforme traite les données pour son compte.',
    es: 'El restaurante es el responsable del tratamiento; el proveedor de la plataforma trata los datos por su cuenta.',
  })
  return {
    heading: texts({
      it: 'Chi è responsabile',
      en: 'Who is responsible',
      de: 'Wer verantwortlich ist',
      fr: 'Qui est responsable',
      es: 'Quién es responsable',
    }),
    text: joined(rule, sellerLines(sellers)),
  }
}

const data = {
  heading: texts({ it: 'Quali dati', en: 'Which data', de: 'Welche Daten', fr: 'Quelles données', es: 'Qué datos' }),
  text: texts({
    it: 'Nome, telefono, e-mail, indirizzi di consegna e di fatturazione, gli ordini e le prenotazioni che fai. La password è conservata solo in forma cifrata non reversibile.',
    en: 'Name, phone, e-mail, delivery and billing addresses, the orders you place and the tables you book. Your password is kept only as an irreversible hash.',
    de: 'Name, Telefon, E-Mail, Liefer- und Rechnungsadressen, deine Bestellungen und Reservierungen. Dein Passwort wird nur als nicht umkehrbarer Hash gespeichert.',
    fr: 'Nom, téléphone, e-mail, adresses de livraison et de facturation, vos commandes et vos réservations. Votre mot de passe n’est conservé que sous forme de hachage irréversible.',
    es: 'Nombre, teléfono, correo electrónico, direcciones de entrega y de facturación, los pedidos y las reservas que haces. La contraseña se guarda solo como resumen irreversible.',
  }),
}

const purposes = {
  heading: texts({ it: 'Perché', en: 'Why', de: 'Wofür', fr: 'Pourquoi', es: 'Para qué' }),
  text: texts({
    it: 'Per preparare i tuoi ordini, tenerti un tavolo e avvisarti del loro stato: serve al contratto con te. Per la contabilità che la legge chiede. Offerte e novità arrivano solo se dai il consenso, che puoi ritirare quando vuoi.',
    en: 'To prepare your orders, keep you a table and tell you how they are doing: the contract with you needs it. For the accounts that the law asks for. Offers and news come only with your consent, which you may withdraw at any time.',
    de: 'Um deine Bestellungen vorzubereiten, dir einen Tisch freizuhalten und dich über den Stand zu informieren: Das braucht der Vertrag mit dir. Für die Buchführung, die das Gesetz verlangt. Angebote und Neuigkeiten erhältst du nur mit deiner Einwilligung, die du jederzeit widerrufen kannst.',
    fr: 'Pour préparer vos commandes, vous garder une table et vous informer de leur état : le contrat avec vous l’exige. Pour la comptabilité que la loi demande. Offres et nouveautés seulement avec votre consentement, que vous pouvez retirer à tout moment.',
    es: 'Para preparar tus pedidos, guardarte una mesa e informarte de su estado: lo exige el contrato contigo. Para la contabilidad que pide la ley. Ofertas y novedades solo con tu consentimiento, que puedes retirar cuando quieras.',
  }),
}

const receivers = {
  heading: texts({
    it: 'Chi li riceve',
    en: 'Who receives them',
    de: 'Wer sie erhält',
    fr: 'Qui les reçoit',
    es: 'Quién los recibe',
  }),
  text: texts({
    it: 'Il ristorante, il fornitore della piattaforma, chi ti consegna l’ordine e, se paghi in rete, il fornitore del pagamento. I dati della carta li vede soltanto quest’ultimo.',
    en: 'The restaurant, the provider of the platform, who delivers your order and, if you pay online, the payment provider. Only the latter sees the data of your card.',
    de: 'Das Restaurant, der Anbieter der Plattform, wer dir die Bestellung liefert und, wenn du online bezahlst, der Zahlungsanbieter. Nur dieser sieht deine Kartendaten.',
    fr: 'Le restaurant, le fournisseur de la plateforme, la personne qui livre votre commande et, si vous payez en ligne, le prestataire de paiement. Lui seul voit les données de votre carte.',
    es: 'El restaurante, el proveedor de la plataforma, quien te lleva el pedido y, si pagas en línea, el proveedor de pagos. Solo este ve los datos de tu tarjeta.',
  }),
}

const duration = {
  heading: texts({ it: 'Per quanto', en: 'How long', de: 'Wie lange', fr: 'Combien de temps', es: 'Cuánto tiempo' }),
  text: texts({
    it: 'Il tuo account resta finché non chiedi di cancellarlo. Ordini e prenotazioni restano per il tempo in cui la legge chiede al ristorante di conservare le sue scritture.',
    en: 'Your account stays until you ask for its erasure. Orders and bookings stay for as long as the law asks the restaurant to keep its records.',
    de: 'Dein Konto bleibt, bis du seine Löschung verlangst. Bestellungen und Reservierungen bleiben, solange das Gesetz vom Restaurant verlangt, seine Unterlagen aufzubewahren.',
    fr: 'Votre compte reste jusqu’à ce que vous en demandiez l’effacement. Commandes et réservations restent aussi longtemps que la loi demande au restaurant de conserver ses écritures.',
    es: 'Tu cuenta permanece hasta que pidas su supresión. Pedidos y reservas permanecen mientras la ley pida al restaurante conservar sus registros.',
  }),
}

const rights = {
  heading: texts({ it: 'I tuoi diritti', en: 'Your rights', de: 'Deine Rechte', fr: 'Vos droits', es: 'Tus derechos' }),
  text: texts({
    it: 'Puoi chiedere in ogni momento accesso, correzione, copia, limitazione e cancellazione dei dati, e opporti al loro trattamento, scrivendo al ristorante. Puoi anche rivolgerti all’autorità per la protezione dei dati del paese in cui vivi.',
    en: 'You may ask for access, correction, a copy, restriction or erasure of your data, and object to their use, at any time by writing to the restaurant. You may also turn to the data protection authority of the country where you live.',
    de: 'Du kannst jederzeit Auskunft, Berichtigung, eine Kopie, Einschränkung oder Löschung deiner Daten verlangen und ihrer Verarbeitung widersprechen: Schreib dem Restaurant. Du kannst dich auch an die Datenschutzbehörde des Landes wenden, in dem du wohnst.',
    fr: 'Vous pouvez demander à tout moment l’accès, la rectification, une copie, la limitation ou l’effacement de vos données, et vous opposer à leur traitement, en écrivant au restaurant. Vous pouvez aussi vous adresser à l’autorité de protection des données du pays où vous résidez.',
    es: 'Puedes pedir en todo momento el acceso, la corrección, una copia, la limitación o la supresión de tus datos, y oponerte a su tratamiento, escribiendo al restaurante. También puedes acudir a la autoridad de protección de datos del país donde vives.',
  }),
}
