type Parcel = { lines: readonly { quantity: number }[] };
type Order = { lines: readonly { quantity: number }[]; parcels: readonly Parcel[] };

const sum = (entries: readonly { quantity: number }[]) =>
  entries.reduce((total, { quantity }) => total + quantity, 0);

/** The pieces in a parcel. */
export const parcelPieces = ({ lines }: Parcel) => sum(lines);

/** All pieces of an order that are in no parcel yet. */
export const piecesToCome = ({ lines, parcels }: Order) =>
  sum(lines) - sum(parcels.flatMap((parcel) => parcel.lines));
