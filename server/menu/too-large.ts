import { mostLines, mostPieces } from '#src/domain/cart/order-size.ts'

/** For the sentence of ORDER_TOO_LARGE, which names both limits [BAPI-34]. */
export const tooLargeValues = { lines: String(mostLines), pieces: String(mostPieces) }
