import { useState } from "react";
import { Dialog, Sheet } from "../../ui/dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { inchesToUnit, type LengthUnit, type sizeGuideOf } from "./size-guide.ts";

const units: readonly { value: LengthUnit; label: string }[] = [
  { value: "in", label: "Inches" },
  { value: "cm", label: "Centimetres" },
];

const columns = [
  { key: "bust", label: "Bust" },
  { key: "waist", label: "Waist" },
  { key: "hip", label: "Hip" },
] as const;

const cell = "border-b border-hairline py-2.5 pr-3 text-left";

/** The body measures of each size, with the selected size marked, and how to measure. */
export const SizeGuideDialog = ({
  rows,
  selectedSize,
  isOpen,
  onClose,
}: {
  rows: ReturnType<typeof sizeGuideOf>;
  selectedSize: string | null;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const [unit, setUnit] = useState<LengthUnit>("in");
  const Overlay = useMedia("(min-width: 40rem)") ? Dialog : Sheet;
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title="Size guide"
      description="These are body measurements, not garment measurements. If you are between two sizes, choose the larger one."
    >
      <RadioCards
        variant="chips"
        legend="Measured in"
        isLegendHidden
        choices={units}
        value={unit}
        onChange={setUnit}
      />
      <table className="mt-4 w-full tabular-nums">
        <caption className="sr-only">
          Body measurements of each size, in {unit === "in" ? "inches" : "centimetres"}
        </caption>
        <thead>
          <tr>
            {["Size", ...columns.map(({ label }) => label)].map((label) => (
              <th key={label} scope="col" className={`${cell} text-sm font-semibold`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, measures }) => (
            <tr key={size} className={size === selectedSize ? "bg-marigold-tint" : undefined}>
              <th scope="row" className={`${cell} pl-2 font-semibold`} translate="no">
                {size}
                {size === selectedSize && (
                  <span className="text-sm font-normal text-ink-soft"> (chosen)</span>
                )}
              </th>
              {columns.map(({ key }) => (
                <td key={key} className={cell}>
                  {inchesToUnit(measures[key], unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-5 grid gap-2 text-sm text-ink-soft">
        {[
          ["Bust", "round the fullest part, the tape level"],
          ["Waist", "round the narrowest part, where you bend sideways"],
          ["Hip", "round the fullest part, feet together"],
        ].map(([part, instruction]) => (
          <div key={part} className="flex gap-2">
            <dt className="font-semibold text-ink">{part}</dt>
            <dd>{instruction}</dd>
          </div>
        ))}
      </dl>
    </Overlay>
  );
};
