import { useId } from "react";

/** A window of Indian architecture: a pointed arch of seven cusps on straight sides. */
const arch =
  "M20 600V262c0-34 8-58 24-74 2-30 18-52 46-62 6-28 26-46 56-50 12-26 34-42 62-44 12-2 24-12 32-28 8 16 20 26 32 28 28 2 50 18 62 44 30 4 50 22 56 50 28 10 44 32 46 62 16 16 24 40 24 74v338Z";

const petals = [-80, -60, -40, -20, 0, 20, 40, 60, 80];

/** One layer of cloth: a colour, a print on it, and a line along its edge. */
const Cloth = ({ edge, ground, print }: { edge: string; ground: string; print: string }) => (
  <>
    <path d={`${edge}V600H0Z`} fill={ground} />
    <path d={`${edge}V600H0Z`} fill={print} />
    <path
      d={edge}
      fill="none"
      stroke="#fbf7f1"
      strokeOpacity=".55"
      strokeWidth="1.5"
      transform="translate(0 7)"
    />
  </>
);

/** A sunset behind printed cloth, seen through an arch. Decorative. */
export const DuskArch = ({ className = "" }: { className?: string }) => {
  const id = useId();
  const use = (part: string) => `url(#${id}${part})`;
  return (
    <svg viewBox="0 -14 480 614" className={className} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2a1823" />
          <stop offset=".28" stopColor="#5b2143" />
          <stop offset=".48" stopColor="#a3262f" />
          <stop offset=".68" stopColor="#e8a020" />
        </linearGradient>
        <clipPath id={`${id}arch`}>
          <path d={arch} />
        </clipPath>
        <pattern
          id={`${id}dots`}
          width="22"
          height="22"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(8)"
        >
          <g fill="#fbf7f1" fillOpacity=".5">
            <circle cx="5.5" cy="5.5" r="1.5" />
            <circle cx="16.5" cy="16.5" r="1.5" />
          </g>
        </pattern>
        <pattern
          id={`${id}butis`}
          width="44"
          height="44"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-6)"
        >
          <g fill="#e8a020">
            {[
              [11, 11],
              [33, 33],
            ].map(([x, y]) => (
              <g key={x} transform={`translate(${x} ${y})`}>
                {[0, 60, 120, 180, 240, 300].map((angle) => (
                  <path
                    key={angle}
                    d="M0-2.5c1.6-2 1.6-4.5 0-7-1.6 2.5-1.6 5 0 7Z"
                    transform={`rotate(${angle})`}
                  />
                ))}
                <circle r="1.5" />
              </g>
            ))}
          </g>
        </pattern>
        <pattern
          id={`${id}waves`}
          width="28"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-3)"
        >
          <path d="M0 7q7-8 14 0t14 0" fill="none" stroke="#e7b7a8" strokeOpacity=".55" strokeWidth="1.3" />
        </pattern>
      </defs>
      <g clipPath={use("arch")}>
        <path d="M0 0h480v600H0Z" fill={use("sky")} />
        <g fill="#fbeaca">
          {["150 150", "330 176", "226 92", "268 208", "120 236", "376 262"].map((position, index) => (
            <path
              key={position}
              d="m0-5 2 5-2 5-2-5Z"
              transform={`translate(${position}) scale(${index % 2 ? 0.7 : 1})`}
            />
          ))}
          <g transform="translate(240 398)">
            {petals.map((angle) => (
              <path key={angle} d="M0-96c9-14 9-36 0-58-9 22-9 44 0 58Z" transform={`rotate(${angle})`} />
            ))}
            <circle r="84" />
          </g>
        </g>
        <Cloth edge="M0 400C70 352 150 350 230 386S400 430 480 372" ground="#a3262f" print={use("waves")} />
        <Cloth edge="M0 470C90 416 190 424 280 462S420 486 480 440" ground="#2b3a82" print={use("dots")} />
        <Cloth edge="M0 520C60 500 130 494 210 524S390 566 480 514" ground="#2a1823" print={use("butis")} />
      </g>
      <path
        d={arch}
        fill="none"
        stroke="#2a1823"
        strokeWidth="1.5"
        transform="translate(240 300) scale(1.035 1.025) translate(-240 -303)"
      />
    </svg>
  );
};
