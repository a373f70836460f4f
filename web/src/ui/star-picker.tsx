import { useId } from "react";
import { starPath } from "./stars.tsx";

/** The name of each rating, from one star to five. */
const ratingNames = ["Poor", "Fair", "Good", "Very good", "Excellent"] as const;

/** On hover the stars up to the pointer are filled. */
const hoverFillClasses = "[&:hover_svg]:fill-marigold [&_label:hover~label_svg]:fill-transparent";

const accessibleName = (stars: number) =>
  `${stars} ${stars === 1 ? "star" : "stars"}: ${ratingNames[stars - 1] ?? ""}`;

/** A rating of one to five stars: a group of radio buttons, so that arrow keys move between them. */
export const StarPicker = ({
  legend,
  value,
  onChange,
}: {
  legend: string;
  value: number;
  onChange: (stars: number) => void;
}) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className={`-ml-1.5 flex ${hoverFillClasses}`}>
          {ratingNames.map((word, index) => {
            const stars = index + 1;
            return (
              <label
                key={word}
                className="grid size-11 place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-indigo"
              >
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  checked={value === stars}
                  aria-label={accessibleName(stars)}
                  onChange={() => onChange(stars)}
                  className="sr-only"
                />
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  strokeWidth={1.25}
                  strokeLinejoin="round"
                  className={`size-8 stroke-marigold-deep transition-colors duration-150 ${stars <= value ? "fill-marigold" : "fill-transparent"}`}
                >
                  <path d={starPath} />
                </svg>
              </label>
            );
          })}
        </div>
        <span aria-hidden="true" className="text-ink-soft">
          {ratingNames[value - 1]}
        </span>
      </div>
    </fieldset>
  );
};
