import { texts } from '#demo/server/texts/five-texts.ts'

import type { LegalDocument } from './page.ts'

/** Terms of the demo; the four clauses of [ACCT-36] are the first four. */
export const terms: LegalDocument = {
  title: texts([
    'Termini e condizioni',
    'Terms and conditions',
    'Allgemeine Geschäftsbedingungen',
    'Conditions générales',
    'Términos y condiciones',
  ]),
  sections: [
    {
      heading: texts(['Chi vende', 'Who sells', 'Wer verkauft', 'Qui vend', 'Quién vende']),
      text: texts([
        'Il ristorante è il venditore. Il fornitore di questo servizio mette a disposizione soltanto la piattaforma con cui ordini: il contratto di vendita è tra te e il ristorante.',
        'The restaurant is the seller. The provider of this service only supplies the platform on which you order: the contract of sale is between you and the restaurant.',
        'Verkäufer ist das Restaurant. Der Anbieter dieses Dienstes stellt nur die Plattform bereit, über die du bestellst: Der Kaufvertrag kommt zwischen dir und dem Restaurant zustande.',
        'Le vendeur est le restaurant. Le fournisseur de ce service met seulement à disposition la plateforme de commande : le contrat de vente est conclu entre vous et le restaurant.',
        'El vendedor es el restaurante. El proveedor de este servicio solo pone a disposición la plataforma con la que pides: el contrato de venta es entre tú y el restaurante.',
      ]),
    },
    {
      heading: texts([
        'Annullare un ordine o una prenotazione',
        'Cancelling an order or a booking',
        'Stornierung',
        'Annuler une commande ou une réservation',
        'Cancelar un pedido o una reserva',
      ]),
      text: texts([
        'Per annullare o cambiare un ordine o una prenotazione contatta il ristorante per telefono: il suo numero è nella conferma. Dal sito non si può annullare né un ordine né una prenotazione.',
        'To cancel or change an order or a booking, contact the restaurant by phone: its number is in the confirmation. Neither an order nor a booking can be cancelled on the site.',
        'Um eine Bestellung oder eine Reservierung zu stornieren oder zu ändern, ruf das Restaurant an: Die Nummer steht in der Bestätigung. Über die Website lässt sich weder eine Bestellung noch eine Reservierung stornieren.',
        'Pour annuler ou modifier une commande ou une réservation, contactez le restaurant par téléphone : son numéro figure dans la confirmation. Ni une commande ni une réservation ne peuvent être annulées sur le site.',
        'Para cancelar o cambiar un pedido o una reserva, llama al restaurante: su número está en la confirmación. En el sitio no se puede cancelar ni un pedido ni una reserva.',
      ]),
    },
    {
      heading: texts(['Responsabilità', 'Liability', 'Haftung', 'Responsabilité', 'Responsabilidad']),
      text: texts([
        'La responsabilità è limitata al valore dell’ordine, salvo dolo o colpa grave e salvo i diritti che la legge ti riconosce come consumatore.',
        'Liability is limited to the value of the order, except for intent or gross negligence and for the rights the law gives you as a consumer.',
        'Die Haftung ist auf den Wert der Bestellung begrenzt, außer bei Vorsatz oder grober Fahrlässigkeit und unbeschadet deiner gesetzlichen Verbraucherrechte.',
        'La responsabilité est limitée à la valeur de la commande, sauf dol ou faute lourde et sous réserve de vos droits légaux de consommateur.',
        'La responsabilidad se limita al valor del pedido, salvo dolo o culpa grave y salvo los derechos que la ley te reconoce como consumidor.',
      ]),
    },
    {
      heading: texts([
        'Legge e foro',
        'Law and courts',
        'Recht und Gerichtsstand',
        'Droit et tribunaux',
        'Ley y tribunales',
      ]),
      text: texts([
        'Si applica la legge italiana e sono competenti i tribunali italiani.',
        'Italian law applies and the Italian courts have jurisdiction.',
        'Es gilt italienisches Recht; zuständig sind die italienischen Gerichte.',
        'Le droit italien s’applique et les tribunaux italiens sont compétents.',
        'Se aplica la ley italiana y son competentes los tribunales italianos.',
      ]),
    },
    {
      heading: texts(['Alcolici', 'Alcohol', 'Alkohol', 'Alcool', 'Alcohol']),
      text: texts([
        'Gli alcolici si vendono solo ai maggiorenni: al ritiro può essere chiesto un documento.',
        'Alcohol is sold to adults only: you may be asked for identification on collection.',
        'Alkohol wird nur an Volljährige verkauft: Bei der Übergabe kann ein Ausweis verlangt werden.',
        'L’alcool est vendu uniquement aux adultes : une pièce d’identité peut être demandée au retrait.',
        'El alcohol solo se vende a mayores de edad: se puede pedir un documento en la recogida.',
      ]),
    },
  ],
}
