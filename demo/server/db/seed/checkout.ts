import { texts } from '#demo/server/texts/five-texts.ts'

import type { RowsOf } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'

/** Cash is the one payment mode of every venue for now, settled in three ways. */
export const paymentModes: RowsOf<'paymentModes'> = [
  {
    id: id(1),
    position: 1,
    kind: 'cash',
    labels: texts([
      'Alla consegna o al ritiro',
      'On delivery or collection',
      'Bei Lieferung oder Abholung',
      'À la livraison ou au retrait',
      'En la entrega o recogida',
    ]),
  },
]

export const cashMeans: RowsOf<'cashMeans'> = [
  { id: id(1), position: 1, kind: 'cash', labels: texts(['Contanti', 'Cash', 'Bargeld', 'Espèces', 'Efectivo']) },
  {
    id: id(2),
    position: 2,
    kind: 'cardAtDoor',
    labels: texts([
      'Carta o bancomat',
      'Card at the counter',
      'Karte vor Ort',
      'Carte sur place',
      'Tarjeta en el local',
    ]),
  },
  {
    id: id(3),
    position: 3,
    kind: 'mealVouchers',
    labels: texts(['Buoni pasto', 'Meal vouchers', 'Essensgutscheine', 'Titres-restaurant', 'Vales de comida']),
  },
]

/** Asked by venue 12 only. */
export const checkoutQuestions: RowsOf<'checkoutQuestions'> = [
  {
    id: id(1),
    position: 1,
    venueIds: [id(12)],
    kind: 'yesNo',
    labels: texts([
      'Ti servono posate e tovaglioli?',
      'Do you need cutlery and napkins?',
      'Brauchst du Besteck und Servietten?',
      'Avez-vous besoin de couverts et de serviettes ?',
      '¿Necesitas cubiertos y servilletas?',
    ]),
  },
  {
    id: id(2),
    position: 2,
    venueIds: [id(12)],
    kind: 'text',
    labels: texts([
      'Nome di chi passa a ritirare',
      'Name of the person collecting',
      'Name der abholenden Person',
      'Nom de la personne qui retire la commande',
      'Nombre de quien recoge el pedido',
    ]),
  },
]
