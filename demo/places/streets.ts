/** House number and place of an end of a street; latitude and longitude in degrees. */
type End = readonly [houseNumber: number, latitude: number, longitude: number]

/** A street as the geocoder knows it; houses between its ends lie on the line between them. */
export type Street = {
  readonly name: string
  readonly town: string
  /** Null: several, so that no single one can be named. */
  readonly postcode: string | null
  readonly first: End
  readonly last: End
}

type Row = readonly [name: string, postcode: string | null, first: End, last: End]

const streetsOf = (town: string, rows: readonly Row[]): Street[] =>
  rows.map(([name, postcode, first, last]) => ({ name, town, postcode, first, last }))

const torino = streetsOf('Torino', [
  // Centro
  ['Via Po', '10123', [1, 45.07065, 7.6866], [59, 45.0654, 7.6939]],
  ['Via Roma', '10123', [1, 45.07035, 7.685], [390, 45.0627, 7.6792]],
  ['Via Giuseppe Garibaldi', '10122', [1, 45.0717, 7.6843], [59, 45.0763, 7.6699]],
  ['Via Pietro Micca', '10121', [1, 45.0707, 7.6843], [23, 45.0698, 7.6758]],
  ['Via Lagrange', '10123', [1, 45.069, 7.6853], [45, 45.0632, 7.6813]],
  ['Via Carlo Alberto', '10123', [1, 45.06985, 7.68695], [63, 45.0621, 7.6821]],
  ['Via Accademia Albertina', '10123', [1, 45.0683, 7.6888], [42, 45.061, 7.6834]],
  ['Via Maria Vittoria', '10123', [1, 45.0678, 7.6843], [57, 45.0638, 7.6931]],
  ['Via dei Mille', '10123', [2, 45.0643, 7.6848], [52, 45.062, 7.6911]],
  ['Via Mazzini', '10123', [1, 45.0644, 7.6802], [58, 45.061, 7.6899]],
  ['Via Cernaia', '10121', [1, 45.0695, 7.6752], [46, 45.0714, 7.6651]],
  ['Via Milano', '10122', [1, 45.0729, 7.6824], [20, 45.0761, 7.6845]],
  ['Via della Consolata', '10122', [1, 45.0735, 7.6777], [20, 45.0773, 7.6798]],
  ['Via Barbaroux', '10122', [1, 45.0713, 7.684], [46, 45.0733, 7.6775]],
  ['Piazza Castello', '10123', [1, 45.0712, 7.6853], [225, 45.0709, 7.6861]],
  ['Piazza San Carlo', '10123', [100, 45.0682, 7.6826], [250, 45.0672, 7.6819]],
  ['Piazza Vittorio Veneto', '10123', [1, 45.0655, 7.6936], [24, 45.0638, 7.6965]],
  ['Corso Vittorio Emanuele II', '10128', [1, 45.0575, 7.6908], [120, 45.0689, 7.659]],
  ['Corso Regio Parco', '10152', [1, 45.0749, 7.6892], [60, 45.0797, 7.6995]],
  // Vanchiglia
  ['Via Vanchiglia', '10124', [1, 45.0667, 7.6964], [30, 45.0702, 7.6985]],
  ['Via Giulia di Barolo', '10124', [1, 45.0663, 7.6946], [52, 45.0694, 7.6968]],
  ['Via degli Artisti', '10124', [1, 45.0688, 7.6962], [38, 45.0709, 7.6988]],
  ['Via Sant’Ottavio', '10124', [2, 45.0676, 7.6924], [54, 45.0697, 7.6943]],
  ['Corso San Maurizio', '10124', [1, 45.0721, 7.6908], [79, 45.0662, 7.6988]],
  ['Lungo Dora Siena', '10153', [1, 45.0741, 7.6934], [100, 45.0748, 7.7042]],
  // San Salvario
  ['Via Saluzzo', '10125', [1, 45.0601, 7.6795], [111, 45.0487, 7.6736]],
  ['Via Madama Cristina', '10125', [1, 45.0595, 7.6822], [147, 45.0469, 7.6741]],
  ['Via Sant’Anselmo', '10125', [1, 45.0597, 7.681], [42, 45.055, 7.6784]],
  ['Via Silvio Pellico', '10125', [1, 45.0588, 7.6789], [34, 45.0572, 7.6858]],
  ['Via Galliari', '10125', [1, 45.0594, 7.6792], [33, 45.0577, 7.6868]],
  ['Corso Raffaello', '10125', [1, 45.0521, 7.6853], [40, 45.0544, 7.6768]],
  // Crocetta
  ['Corso Duca degli Abruzzi', '10129', [1, 45.0676, 7.6629], [100, 45.0545, 7.6573]],
  ['Corso Galileo Ferraris', '10128', [1, 45.0691, 7.671], [160, 45.0476, 7.6601]],
  ['Corso Castelfidardo', '10129', [20, 45.0665, 7.6583], [51, 45.0612, 7.6603]],
  ['Corso Trento', '10129', [1, 45.0602, 7.6672], [25, 45.0624, 7.6611]],
  ['Via Antonio Cecchi', '10152', [1, 45.0844, 7.6799], [70, 45.0876, 7.6908]],
  ['Via Cassini', '10129', [1, 45.0598, 7.6674], [97, 45.0557, 7.6591]],
  // Lingotto and Nizza
  ['Via Nizza', '10126', [1, 45.0614, 7.6789], [413, 45.0222, 7.6625]],
  ['Via Genova', '10126', [1, 45.0413, 7.6731], [270, 45.0215, 7.6672]],
  ['Corso Unità d’Italia', '10127', [1, 45.0397, 7.6801], [125, 45.0251, 7.6739]],
  ['Via Ventimiglia', '10126', [1, 45.0431, 7.6753], [225, 45.0279, 7.6719]],
  ['Corso Dante', '10134', [1, 45.0492, 7.6785], [133, 45.0477, 7.6648]],
  // San Paolo and Cenisia
  ['Corso Francia', '10138', [1, 45.0762, 7.6675], [250, 45.0772, 7.6328]],
  ['Corso Peschiera', '10141', [100, 45.0627, 7.6582], [350, 45.0682, 7.6222]],
  ['Via Monginevro', '10141', [1, 45.065, 7.6538], [270, 45.0663, 7.6241]],
  ['Corso Racconigi', '10141', [1, 45.0743, 7.6502], [240, 45.0561, 7.6461]],
  // Borgo Dora and Aurora
  ['Corso Giulio Cesare', '10152', [1, 45.0772, 7.6853], [120, 45.0893, 7.697]],
  ['Via Borgo Dora', '10152', [1, 45.0779, 7.6829], [39, 45.0803, 7.6827]],
  ['Corso Belgio', '10153', [1, 45.0712, 7.7046], [180, 45.0743, 7.7235]],
  // Oltrepò and the hill
  ['Via Villa della Regina', '10131', [1, 45.0624, 7.6985], [45, 45.0592, 7.7075]],
  ['Corso Casale', '10131', [1, 45.0633, 7.6995], [330, 45.0768, 7.7322]],
  ['Corso Moncalieri', '10133', [1, 45.0615, 7.697], [400, 45.034, 7.6848]],
  ['Viale Thovez', '10131', [1, 45.0565, 7.7022], [60, 45.0534, 7.7078]],
  ['Strada del Nobile', null, [1, 45.0548, 7.6986], [80, 45.0451, 7.7136]],
])

const around = [
  ...streetsOf('Moncalieri', [
    ['Via San Martino', '10024', [1, 44.9995, 7.6822], [70, 45.0019, 7.6869]],
    ['Piazza Vittorio Emanuele II', '10024', [1, 44.9997, 7.6863], [12, 45.0004, 7.6868]],
    ['Strada Torino', '10024', [1, 45.0046, 7.6822], [90, 45.0174, 7.6808]],
  ]),
  ...streetsOf('Collegno', [
    ['Corso Francia', '10093', [1, 45.0774, 7.5961], [280, 45.0762, 7.5641]],
    ['Viale XXIV Maggio', '10093', [1, 45.0787, 7.5743], [30, 45.0819, 7.5738]],
  ]),
  ...streetsOf('Grugliasco', [['Via Lupo', '10095', [1, 45.0683, 7.5788], [120, 45.0657, 7.5868]]]),
  ...streetsOf('Pino Torinese', [['Via Roma', '10025', [1, 45.0395, 7.7738], [110, 45.0432, 7.7802]]]),
]

/**
 * Some sixty streets of Turin and around, near enough to the real ones for a demo; the numbers and places are not
 * surveyed.
 */
export const streets: readonly Street[] = [...torino, ...around]
