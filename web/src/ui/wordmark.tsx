/** The logo: a setting sun with seven petals as rays. The name means dusk. */
const Mark = () => (
  <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true" focusable="false">
    <g fill="#e8a020">
      {[-78, -52, -26, 0, 26, 52, 78].map((angle) => (
        <path
          key={angle}
          d="M16 10.6c1.3-1.9 1.3-4.6 0-7.2-1.3 2.6-1.3 5.3 0 7.2Z"
          transform={`rotate(${angle} 16 20)`}
        />
      ))}
    </g>
    <path d="M9 20a7 7 0 0 1 14 0Z" fill="#a3262f" />
    <path
      d="M2 21.6h28v1.4H2Zm1 3h5.2l-2.6 4Zm6.95 0h5.2l-2.6 4Zm6.95 0h5.2l-2.6 4Zm6.95 0h5.2l-2.6 4Z"
      fill="currentColor"
    />
  </svg>
);

/** Logo and name, in the text's colour. */
export const Wordmark = () => (
  <span className="inline-flex items-center gap-2">
    <Mark />
    <span className="font-display text-xl leading-none tracking-tight" translate="no">
      Saanjh
    </span>
  </span>
);
