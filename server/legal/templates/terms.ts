import type { LegalDocument } from '#server/legal/legal-document.ts'
import type { Seller } from '#server/legal/seller.ts'
import { around, countriesOf, joined, sellerLines } from '#server/legal/seller.ts'
import { texts } from '#server/platform/texts/localized.ts'

export const termsTitle = texts({
  it: 'Termini e condizioni',
  en: 'Terms and conditions',
  de: 'Allgemeine Geschäftsbedingungen',
  fr: 'Conditions générales',
  es: 'Términos y condiciones',
})

/** Terms of a restaurant that has none of its own [ACCT-36, LEGAL-03]. */
export function termsTemplate(sellers: readonly Seller[]): LegalDocument {
  return { title: termsTitle, sections: [whoSells(sellers), cancelling, liability, law(sellers), withdrawal, alcohol] }
}

function whoSells(sellers: readonly Seller[]) {
  const rule = texts({
    it: 'Il ristorante è il venditore. Il fornitore di questo servizio mette a disposizione soltanto la piattaforma con cui ordini: il contratto di vendita è tra te e il ristorante.',
    en: 'The restaurant is the seller. The provider of this service only supplies the platform on which you order: the contract of sale is between you and the restaurant.',
    de: 'Verkäufer ist das Restaurant. Der Anbieter dieses Dienstes stellt nur die Plattform bereit, über die du bestellst: Der Kaufvertrag kommt zwischen dir und dem Restaurant zustande.',
    fr: 'Le vendeur est le restaurant. Le fournisseur de ce service met seulement à disposition la plateforme de commande : le contrat de vente est conclu entre vous et le restaurant.',
    es: 'El vendedor es el restaurante. El proveedor de este servicio solo pone a disposición la plataforma con la que pides: el contrato de venta es entre tú y el restaurante.',
  })
  const ofItsOrders = texts({
    it: 'Ciascun locale è il venditore degli ordini che riceve:',
    en: 'Each venue is the seller of the orders placed with it:',
    de: 'Jedes Lokal ist Verkäufer der Bestellungen, die bei ihm eingehen:',
    fr: 'Chaque établissement est le vendeur des commandes qui lui sont adressées :',
    es: 'Cada local es el vendedor de los pedidos que recibe:',
  })
  const lines = sellerLines(sellers)
  return {
    heading: texts({ it: 'Chi vende', en: 'Who sells', de: 'Wer verkauft', fr: 'Qui vend', es: 'Quién vende' }),
    text: sellers.length > 1 ? joined(rule, ofItsOrders, lines) : joined(rule, lines),
  }
}

const cancelling = {
  heading: texts({
    it: 'Annullare un ordine o una prenotazione',
    en: 'Cancelling an order or a booking',
    de: 'Stornierung',
    fr: 'Annuler une commande ou une réservation',
    es: 'Cancelar un pedido o una reserva',
  }),
  text: texts({
    it: 'Per annullare o cambiare un ordine o una prenotazione contatta il ristorante per telefono: il suo numero è nella conferma. Dal sito non si può annullare né un ordine né una prenotazione.',
    en: 'To cancel or change an order or a booking, contact the restaurant by phone: its number is in the confirmation. Neither an order nor a booking can be cancelled on the site.',
    de: 'Um eine Bestellung oder eine Reservierung zu stornieren oder zu ändern, ruf das Restaurant an: Die Nummer steht in der Bestätigung. Über die Website lässt sich weder eine Bestellung noch eine Reservierung stornieren.',
    fr: 'Pour annuler ou modifier une commande ou une réservation, contactez le restaurant par téléphone : son numéro figure dans la confirmation. Ni une commande ni une réservation ne peuvent être annulées sur le site.',
    es: 'Para cancelar o cambiar un pedido o una reserva, llama al restaurante: su número está en la confirmación. En el sitio no se puede cancelar ni un pedido ni una reserva.',
  }),
}

const liability = {
  heading: texts({
    it: 'Responsabilità',
    en: 'Liability',
    de: 'Haftung',
    fr: 'Responsabilité',
    es: 'Responsabilidad',
  }),
  text: texts({
    it: 'La responsabilità è limitata al valore dell’ordine, salvo dolo o colpa grave, salvo i danni alla vita o alla salute e salvo i diritti che la legge ti riconosce come consumatore.',
    en: 'Liability is limited to the value of the order, except for intent or gross negligence, for harm to life or health, and for the rights the law gives you as a consumer.',
    de: 'Die Haftung ist auf den Wert der Bestellung begrenzt, außer bei Vorsatz oder grober Fahrlässigkeit und bei Schäden an Leben oder Gesundheit, und unbeschadet deiner gesetzlichen Verbraucherrechte.',
    fr: 'La responsabilité est limitée à la valeur de la commande, sauf dol ou faute lourde, sauf atteinte à la vie ou à la santé, et sous réserve de vos droits légaux de consommateur.',
    es: 'La responsabilidad se limita al valor del pedido, salvo dolo o culpa grave, salvo daños a la vida o a la salud y salvo los derechos que la ley te reconoce como consumidor.',
  }),
}

function law(sellers: readonly Seller[]) {
  return {
    heading: texts({
      it: 'Legge e foro',
      en: 'Law and courts',
      de: 'Recht und Gerichtsstand',
      fr: 'Droit et tribunaux',
      es: 'Ley y tribunales',
    }),
    text: around(countriesOf(sellers), {
      it: (country) =>
        `Si applica la legge del paese in cui ha sede il ristorante (${country}). Come consumatore conservi la tutela che ti danno le norme imperative del paese in cui vivi, e puoi rivolgerti anche ai suoi tribunali.`,
      en: (country) =>
        `The law of the country of the restaurant applies (${country}). As a consumer you keep the protection that the mandatory rules of the country where you live give you, and you may also turn to its courts.`,
      de: (country) =>
        `Es gilt das Recht des Landes, in dem das Restaurant seinen Sitz hat (${country}). Als Verbraucher behältst du den Schutz der zwingenden Vorschriften des Landes, in dem du wohnst, und kannst dich auch an dessen Gerichte wenden.`,
      fr: (country) =>
        `Le droit du pays où se trouve le restaurant s’applique (${country}). En tant que consommateur, vous gardez la protection des règles impératives du pays où vous résidez et pouvez aussi saisir ses tribunaux.`,
      es: (country) =>
        `Se aplica la ley del país del restaurante (${country}). Como consumidor conservas la protección de las normas imperativas del país donde vives, y también puedes acudir a sus tribunales.`,
    }),
  }
}

const withdrawal = {
  heading: texts({
    it: 'Diritto di recesso',
    en: 'Right of withdrawal',
    de: 'Widerrufsrecht',
    fr: 'Droit de rétractation',
    es: 'Derecho de desistimiento',
  }),
  text: texts({
    it: 'Per gli alimenti che si deteriorano rapidamente, come i piatti preparati, e per le prenotazioni a una data precisa la legge non prevede il diritto di recesso.',
    en: 'For food that spoils quickly, as prepared dishes do, and for bookings on a given date the law gives no right of withdrawal.',
    de: 'Für schnell verderbliche Lebensmittel wie zubereitete Speisen und für Reservierungen zu einem bestimmten Termin sieht das Gesetz kein Widerrufsrecht vor.',
    fr: 'Pour les denrées rapidement périssables, comme les plats préparés, et pour les réservations à une date précise, la loi ne prévoit pas de droit de rétractation.',
    es: 'Para los alimentos que se deterioran con rapidez, como los platos preparados, y para las reservas en una fecha concreta la ley no prevé derecho de desistimiento.',
  }),
}

const alcohol = {
  heading: texts({ it: 'Alcolici', en: 'Alcohol', de: 'Alkohol', fr: 'Alcool', es: 'Alcohol' }),
  text: texts({
    it: 'Gli alcolici si vendono solo ai maggiorenni: al ritiro può essere chiesto un documento.',
    en: 'Alcohol is sold to adults only: you may be asked for identification on collection.',
    de: 'Alkohol wird nur an Volljährige verkauft: Bei der Übergabe kann ein Ausweis verlangt werden.',
    fr: 'L’alcool est vendu uniquement aux adultes : une pièce d’identité peut être demandée au retrait.',
    es: 'El alcohol solo se vende a mayores de edad: se puede pedir un documento en la recogida.',
  }),
}
