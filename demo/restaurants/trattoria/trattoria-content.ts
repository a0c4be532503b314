import type { RowsOf } from '#demo/restaurants/restaurant-seed.ts'
import { id, moment } from '#demo/restaurants/restaurant-seed.ts'
import { calendarOf } from '#server/platform/calendar.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'

/** A long description in paragraphs, which home shows shortened. */
export const aboutCentro = restaurantTexts({
  it: 'La prima trattoria di Gino, sotto i portici di via Po dal 1962. Pizza con impasto a lunga lievitazione, pasta fresca tirata a mano e i dolci di nonna Teresa. Lo sportello dell’asporto non chiude mai.\n\nOgni mattina alle sei Marta stende la sfoglia per gli agnolotti, mentre Gino il giovane accende il forno con la legna di faggio delle Langhe. La farina viene da un mulino a pietra di Bra, il pomodoro da tre famiglie di Acerra, la nocciola da Cortemilia.\n\nD’estate apparecchiamo quaranta posti sotto i portici; d’inverno la sala con le volte di mattoni ne tiene settanta. I bambini mangiano quando vogliono, i cani sono i benvenuti.',
  en: 'Gino’s first trattoria, under the arcades of Via Po since 1962. Slow-risen pizza, hand-rolled fresh pasta and Grandma Teresa’s desserts. The take-away window never closes.\n\nAt six every morning Marta rolls out the dough for the agnolotti while Gino the younger lights the oven with beech from the Langhe. The flour comes from a stone mill in Bra, the tomatoes from three families in Acerra, the hazelnuts from Cortemilia.\n\nIn summer we lay forty places under the arcades; in winter the room with its brick vaults seats seventy. Children eat whenever they like, and dogs are welcome.',
  de: 'Ginos erste Trattoria, seit 1962 unter den Arkaden der Via Po. Pizza mit langer Teigruhe, handgemachte frische Pasta und die Desserts von Großmutter Teresa. Das Abholfenster schließt nie.\n\nJeden Morgen um sechs rollt Marta den Teig für die Agnolotti aus, während der junge Gino den Ofen mit Buchenholz aus den Langhe anheizt. Das Mehl kommt aus einer Steinmühle in Bra, die Tomaten von drei Familien in Acerra, die Haselnüsse aus Cortemilia.\n\nIm Sommer decken wir vierzig Plätze unter den Arkaden; im Winter finden in der Stube mit den Ziegelgewölben siebzig Gäste Platz. Kinder essen, wann sie wollen, und Hunde sind willkommen.',
  fr: 'La première trattoria de Gino, sous les arcades de la Via Po depuis 1962. Pizza à longue fermentation, pâtes fraîches faites main et les desserts de grand-mère Teresa. Le guichet à emporter ne ferme jamais.\n\nChaque matin à six heures, Marta étale la pâte des agnolotti pendant que Gino le jeune allume le four avec du hêtre des Langhe. La farine vient d’un moulin à meule de pierre de Bra, les tomates de trois familles d’Acerra, les noisettes de Cortemilia.\n\nEn été, nous dressons quarante couverts sous les arcades ; en hiver, la salle aux voûtes de brique en accueille soixante-dix. Les enfants mangent quand ils veulent et les chiens sont les bienvenus.',
  es: 'La primera trattoria de Gino, bajo los soportales de Via Po desde 1962. Pizza de larga fermentación, pasta fresca hecha a mano y los postres de la abuela Teresa. La ventanilla para llevar nunca cierra.\n\nCada mañana a las seis Marta estira la masa de los agnolotti mientras Gino el joven enciende el horno con leña de haya de las Langhe. La harina viene de un molino de piedra de Bra, los tomates de tres familias de Acerra y las avellanas de Cortemilia.\n\nEn verano ponemos cuarenta cubiertos bajo los soportales; en invierno la sala de bóvedas de ladrillo acoge a setenta. Los niños comen cuando quieren y los perros son bienvenidos.',
})

type NotificationContext = Omit<RowsOf<'news'>[number], 'id' | 'createdAt'> & { readonly daysAgo: number }

const told: readonly NotificationContext[] = [
  {
    daysAgo: 3,
    photoCode: 'agnolotti-2',
    titles: restaurantTexts({
      it: 'È tornato il tartufo bianco',
      en: 'White truffle is back',
      de: 'Der weiße Trüffel ist zurück',
      fr: 'La truffe blanche est de retour',
      es: 'Vuelve la trufa blanca',
    }),
    bodies: restaurantTexts({
      it: 'Fino a metà dicembre grattugiamo tartufo bianco d’Alba su tajarin, uova e carne cruda. Lo pesiamo davanti a te e paghi solo quello che finisce nel piatto.\n\nLa trifola arriva ogni martedì e ogni venerdì da Beppe, che cerca con la sua Luna nei boschi di Monchiero. Quando finisce, finisce: se vieni apposta, telefona prima.',
      en: 'Until mid-December we shave white Alba truffle over tajarin, eggs and beef tartare. We weigh it in front of you, and you pay only for what ends up on the plate.\n\nIt comes every Tuesday and Friday from Beppe, who searches the woods of Monchiero with his dog Luna. When it is gone, it is gone: if you come for it, call first.',
      de: 'Bis Mitte Dezember hobeln wir weißen Alba-Trüffel über Tajarin, Eier und rohes Rindfleisch. Wir wiegen ihn vor deinen Augen, und du zahlst nur, was auf dem Teller landet.\n\nEr kommt jeden Dienstag und Freitag von Beppe, der mit seiner Hündin Luna in den Wäldern von Monchiero sucht. Wenn er aus ist, ist er aus: Ruf vorher an, wenn du seinetwegen kommst.',
      fr: 'Jusqu’à la mi-décembre, nous râpons de la truffe blanche d’Alba sur les tajarin, les œufs et le tartare. Nous la pesons devant vous et vous ne payez que ce qui finit dans l’assiette.\n\nElle arrive chaque mardi et chaque vendredi de chez Beppe, qui cherche avec sa chienne Luna dans les bois de Monchiero. Quand il n’y en a plus, il n’y en a plus : appelez avant de venir exprès.',
      es: 'Hasta mediados de diciembre rallamos trufa blanca de Alba sobre tajarin, huevos y carne cruda. La pesamos delante de ti y pagas solo lo que acaba en el plato.\n\nLlega cada martes y cada viernes de la mano de Beppe, que busca con su perra Luna en los bosques de Monchiero. Cuando se acaba, se acaba: si vienes por ella, llama antes.',
    }),
  },
  {
    daysAgo: 16,
    venueIds: [id(11), id(13)],
    photoCode: 'venue-11-4',
    titles: restaurantTexts({
      it: 'Il giovedì si impara la pasta',
      en: 'Learn to make pasta on Thursdays',
      de: 'Donnerstags lernen wir Pasta',
      fr: 'Le jeudi, on apprend les pâtes',
      es: 'Los jueves se aprende a hacer pasta',
    }),
    bodies: restaurantTexts({
      it: 'Ogni giovedì alle 17 Marta apre la cucina a otto persone: due ore di farina, uova e mattarello, poi si cena con quello che si è fatto. 35 euro a testa, grembiule compreso.',
      en: 'Every Thursday at 5 pm Marta opens the kitchen to eight people: two hours of flour, eggs and rolling pin, then dinner with what you have made. 35 euros each, apron included.',
      de: 'Jeden Donnerstag um 17 Uhr öffnet Marta die Küche für acht Personen: zwei Stunden Mehl, Eier und Nudelholz, danach wird gegessen, was entstanden ist. 35 Euro pro Person, Schürze inbegriffen.',
      fr: 'Chaque jeudi à 17 h, Marta ouvre la cuisine à huit personnes : deux heures de farine, d’œufs et de rouleau, puis on dîne avec ce qu’on a fait. 35 euros par personne, tablier compris.',
      es: 'Cada jueves a las 17 h Marta abre la cocina a ocho personas: dos horas de harina, huevos y rodillo, y después se cena lo que se ha hecho. 35 euros por persona, delantal incluido.',
    }),
  },
  {
    daysAgo: 41,
    photoCode: 'venue-11-3',
    titles: restaurantTexts({
      it: 'Si mangia ancora fuori',
      en: 'Still dining outside',
      de: 'Noch sitzen wir draußen',
      fr: 'On mange encore dehors',
      es: 'Todavía se come fuera',
    }),
    bodies: restaurantTexts({
      it: 'Abbiamo acceso le stufe e le lampadine: i tavoli all’aperto restano apparecchiati ogni sera in cui non piove. Le coperte sono sulle sedie.',
      en: 'The heaters and the lights are on: the tables outside stay laid every evening it does not rain. There are blankets on the chairs.',
      de: 'Heizstrahler und Lichterketten sind an: Die Tische draußen bleiben an jedem Abend ohne Regen gedeckt. Decken liegen auf den Stühlen.',
      fr: 'Les chauffages et les guirlandes sont allumés : les tables dehors restent dressées chaque soir sans pluie. Des couvertures vous attendent sur les chaises.',
      es: 'Hemos encendido las estufas y las bombillas: las mesas de fuera siguen puestas cada noche sin lluvia. Hay mantas en las sillas.',
    }),
  },
  {
    daysAgo: 75,
    photoCode: null,
    titles: restaurantTexts({
      it: 'Contenitori che tornano alla terra',
      en: 'Boxes that go back to the soil',
      de: 'Schachteln, die wieder zu Erde werden',
      fr: 'Des boîtes qui retournent à la terre',
      es: 'Envases que vuelven a la tierra',
    }),
    bodies: restaurantTexts({
      it: 'Tutto l’asporto viaggia ora in contenitori compostabili. Buttali nell’umido insieme agli avanzi, se ne restano.',
      en: 'All take-away now travels in compostable boxes. Put them with the food waste, together with the leftovers, if there are any.',
      de: 'Alles zum Mitnehmen reist jetzt in kompostierbaren Schachteln. Sie gehören in den Biomüll, samt den Resten, falls es welche gibt.',
      fr: 'Toute la vente à emporter voyage désormais dans des boîtes compostables. Jetez-les avec les restes, s’il y en a, dans les biodéchets.',
      es: 'Todo lo que es para llevar viaja ahora en envases compostables. Tíralos al orgánico con las sobras, si las hay.',
    }),
  },
]

/** Four news items relative to the time of seeding: recent days, recent weeks, two older ones. */
export function news(nowMs: number): RowsOf<'news'> {
  return told.map(({ daysAgo, ...item }, index) => ({
    ...item,
    id: id(told.length - index),
    createdAt: moment(calendarOf(nowMs).subtract(daysAgo, 'day').format('YYYY-MM-DD 10:00:00')),
  }))
}
