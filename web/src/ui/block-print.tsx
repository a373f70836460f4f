import { useId } from "react";

/** One blossom: a half sun with seven petals on a line, 40 wide and 28 high. */
const Blossom = ({ x, rotation }: { x: number; rotation: number }) => (
  <g transform={`translate(${x} 28) rotate(${rotation})`}>
    {[-78, -52, -26, 0, 26, 52, 78].map((angle) => (
      <path key={angle} d="M0-11.5c2.2-3 2.2-7 0-11-2.2 4-2.2 8 0 11Z" transform={`rotate(${angle})`} />
    ))}
    <path d="M-8.5 0a8.5 8.5 0 0 1 17 0h-3.2a5.3 5.3 0 0 0-10.6 0Z" />
    <path d="M-2.9 0a2.9 2.9 0 0 1 5.8 0Z" />
  </g>
);

/**
 * The hem: a rule, blossoms, two rules and a row of teeth. Three blossoms for each repeat, each slightly rotated, as in
 * a hand print.
 */
const Hem = () => (
  <>
    <path d="M0 .8h120v1.2H0ZM0 30.5h120v1.6H0ZM0 34.3h120v.9H0Z" />
    <Blossom x={20} rotation={-0.8} />
    <Blossom x={60} rotation={0.6} />
    <Blossom x={100} rotation={1.1} />
    {[0, 40, 80, 120].map((x) => (
      <path key={x} d={`M${x} 21.5l2.2 3.2-2.2 3.2-2.2-3.2Z`} />
    ))}
    {Array.from({ length: 12 }, (_, tooth) => (
      <path key={tooth} d={`M${tooth * 10} 37.2h10l-5 ${tooth % 3 === 1 ? 8.2 : 8.8}Z`} />
    ))}
  </>
);

/** The line: small diamonds and dots, for dividers. */
const Line = () => (
  <>
    {[12, 36, 60, 84, 108].map((x) => (
      <path key={x} d={`M${x} 1.5 ${x + 3} 6l-3 4.5L${x - 3} 6Z`} />
    ))}
    {[0, 24, 48, 72, 96, 120].map((x) => (
      <circle key={x} cx={x} cy={6} r={1.4} />
    ))}
  </>
);

/** The field: whole blossoms in staggered rows, for backgrounds. */
const Field = () => (
  <>
    {[
      [30, 30],
      [90, 30],
      [0, 75],
      [60, 75],
      [120, 75],
    ].map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.62)`}>
        {Array.from({ length: 8 }, (_, petal) => (
          <path key={petal} d="M0-9.5c3-3.8 3-9 0-14-3 5-3 10.2 0 14Z" transform={`rotate(${petal * 45})`} />
        ))}
        <circle r={4.6} />
      </g>
    ))}
  </>
);

const bands = {
  hem: { height: 48, drawing: Hem, box: "h-12" },
  line: { height: 12, drawing: Line, box: "h-3" },
  field: { height: 90, drawing: Field, box: "h-full" },
};

/**
 * The shop's motif, printed in the text's colour: `hem` ends a section, `line` divides, `field` fills a background (it
 * takes the size of its container). Decorative.
 */
export const BlockPrint = ({
  band = "hem",
  className = "",
}: {
  band?: keyof typeof bands;
  className?: string;
}) => {
  const id = useId();
  const { height, drawing: Draw, box } = bands[band];
  return (
    <svg className={`block w-full ${box} ${className}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="120" height={height} patternUnits="userSpaceOnUse" fill="currentColor">
          <Draw />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};
