import type { ReviewFit } from "../../graphql/generated.ts";
import { Select } from "../../ui/select.tsx";
import { fitNames, fits } from "./review-words.ts";

export type ReviewFacts = { sizeWorn: string; fit: ReviewFit | "" };

/** The size that the shopper wore and how it fits, both optional. */
export const ReviewFactsFields = ({
  sizes,
  value,
  onChange,
}: {
  sizes: readonly string[];
  value: ReviewFacts;
  onChange: (facts: ReviewFacts) => void;
}) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <Select
      label="Size worn"
      isOptional
      placeholder="No answer"
      choices={sizes.map((size) => ({ value: size, label: size }))}
      value={value.sizeWorn}
      onChange={({ target }) => onChange({ ...value, sizeWorn: target.value })}
    />
    <Select
      label="How it fits"
      isOptional
      placeholder="No answer"
      choices={fits.map((fit) => ({ value: fit, label: fitNames[fit] }))}
      value={value.fit}
      onChange={({ target }) => onChange({ ...value, fit: fits.find((fit) => fit === target.value) ?? "" })}
    />
  </div>
);
