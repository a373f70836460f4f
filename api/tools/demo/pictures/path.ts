/** A point of a drawing, in the 900 x 1200 picture or in the space of the figure (x = 0 is its middle line). */
export type Point = readonly [x: number, y: number];

const rounded = (n: number): string => String(Math.round(n * 10) / 10);

type Segment = { command: string; points: Point[] };

/** Reads a path of absolute M, L, C, Q and Z commands. */
const parsePath = (d: string): Segment[] =>
  (d.match(/[MLCQZ][^MLCQZ]*/g) ?? []).map((part) => {
    const numbers = (part.slice(1).match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
    return { command: part.charAt(0), points };
  });

const pathText = (parts: readonly Segment[]): string =>
  parts
    .map(({ command, points }) => command + points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join(" "))
    .join("");

/** The same path with every point moved. */
export const transformed = (d: string, move: (point: Point) => Point): string =>
  pathText(parsePath(d).map(({ command, points }) => ({ command, points: points.map(move) })));

/** The path on the other side of the middle line. */
export const mirrored = (d: string): string => transformed(d, ([x, y]) => [-x, y]);

/** The path in reverse direction (one open part). */
const reversed = (parts: readonly Segment[]): Segment[] => {
  const flat = parts.flatMap((part) => part.points);
  const back: Segment[] = [];
  let end = flat.length - 1;
  for (const part of parts.slice(1).reverse()) {
    const points: Point[] = [];
    for (let i = 0; i < part.points.length; i++) points.push(flat[--end] ?? [0, 0]);
    back.push({ command: part.command, points });
  }
  return back;
};

/** A symmetric closed shape from its right half: an open path from top middle to bottom middle. */
export const symmetric = (half: string): string => {
  const right = parsePath(half);
  const left = reversed(parsePath(mirrored(half)));
  return `${pathText([...right, ...left])}Z`;
};

/** A smooth line through points. */
export const through = (points: readonly Point[], closed = false): string => {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
  let d = `M${rounded(at(0)[0])} ${rounded(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[first, second, c].map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join(" ")}`;
  }
  return closed ? `${d}Z` : d;
};

/** Joins open paths into one closed shape, with straight lines between them. */
export const joined = (...stretches: readonly string[]): string =>
  `${stretches.map((d, i) => (i === 0 ? d : `L${d.slice(1)}`)).join("")}Z`;

/** A straight-sided closed shape. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`;
