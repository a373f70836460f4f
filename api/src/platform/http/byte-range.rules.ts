/** The first and the last byte of a part of a file. */
export type ByteRange = { first: number; last: number };

/**
 * The part of a file that a Range header asks for: "unsatisfiable" if the file is shorter, `undefined` if the whole file is sent,
 * as for a header that cannot be read and for several parts. RFC 9110, section 14.
 */
export const byteRangeOf = (
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined => {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return undefined;
  if (first >= size) return "unsatisfiable";
  return { first, last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
};
