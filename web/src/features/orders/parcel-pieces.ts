type Parcel = { lines: readonly { orderLineId: string; quantity: number }[] };
type Order = { lines: readonly { id: string; quantity: number }[]; parcels: readonly Parcel[] };

const sum = (entries: readonly { quantity: number }[]) =>
  entries.reduce((total, { quantity }) => total + quantity, 0);

/** The pieces in a parcel. */
export const parcelPieces = ({ lines }: Parcel) => sum(lines);

/** The pieces of one line of an order that are in no parcel yet. */
export const piecesLeft = ({ lines, parcels }: Order, lineId: string) =>
  sum(lines.filter(({ id }) => id === lineId)) -
  sum(parcels.flatMap((parcel) => parcel.lines).filter(({ orderLineId }) => orderLineId === lineId));

/** All pieces of an order that are in no parcel yet. */
export const piecesToCome = ({ lines, parcels }: Order) =>
  sum(lines) - sum(parcels.flatMap((parcel) => parcel.lines));
