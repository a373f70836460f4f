import {
  decodeCursor,
  encodeCursor,
  givenCursor,
  pageOf,
  pageSize,
} from "../../../platform/paging/paging.ts";

type Positioned = { position: number; id: string };

/** Whether a collection comes after the one of a cursor. Throws BAD_CURSOR. */
const follows = (listName: string, cursor: string): ((row: Positioned) => boolean) => {
  const [lastPosition = 0, lastId = ""] = decodeCursor(listName, cursor, ["number", "id"]);
  return ({ position, id }) =>
    position === lastPosition ? id > String(lastId) : position > Number(lastPosition);
};

/** A page of a list of all collections in their order. Throws BAD_PAGE_SIZE, BAD_CURSOR. */
export const collectionPage = <Row extends Positioned>(
  listName: string,
  all: readonly Row[],
  { first, after, longest }: { first: number; after: string | null; longest: number },
) => {
  const size = pageSize(first, longest);
  const cursor = givenCursor(after);
  const rest = cursor === undefined ? all : all.filter(follows(listName, cursor));
  const cursorOf = ({ position, id }: Row): string => encodeCursor(listName, [position, id]);
  return Object.assign(pageOf(rest.slice(0, size + 1), size, cursor, cursorOf), { totalCount: all.length });
};
