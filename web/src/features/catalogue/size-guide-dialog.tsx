import { useState } from "react";
import { Dialog, Sheet } from "../../ui/dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { useMedia } from "../../ui/use-media.ts";
import type { LengthUnit, SizeChart_ChartFragment } from "../../graphql/generated.ts";
import { toUnit, type sizeRowsOf } from "./size-guide.ts";

const units: readonly { value: LengthUnit; label: string }[] = [
  { value: "INCH", label: "Inches" },
  { value: "CENTIMETRE", label: "Centimetres" },
];

const cell = "border-b border-hairline py-2.5 pr-3 text-left";

/** The body measures of each size, with the selected size marked, and how to measure. */
export const SizeGuideDialog = ({
  chart,
  rows,
  selectedSize,
  isOpen,
  onClose,
}: {
  chart: SizeChart_ChartFragment;
  rows: ReturnType<typeof sizeRowsOf>;
  selectedSize: string | null;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const [unit, setUnit] = useState<LengthUnit>(chart.unit);
  const Overlay = useMedia("(min-width: 40rem)") ? Dialog : Sheet;
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title="Size guide" description={chart.note || undefined}>
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
          Body measurements of each size, in {unit === "INCH" ? "inches" : "centimetres"}
        </caption>
        <thead>
          <tr>
            {["Size", ...chart.measures.map(({ name }) => name)].map((label) => (
              <th key={label} scope="col" className={`${cell} text-sm font-semibold`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, values }) => (
            <tr key={size} className={size === selectedSize ? "bg-marigold-tint" : undefined}>
              <th scope="row" className={`${cell} pl-2 font-semibold`} translate="no">
                {size}
                {size === selectedSize && (
                  <span className="text-sm font-normal text-ink-soft"> (chosen)</span>
                )}
              </th>
              {values.map((value, index) => (
                <td key={chart.measures[index]?.name} className={cell}>
                  {toUnit(value, chart.unit, unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-5 grid gap-2 text-sm text-ink-soft">
        {chart.measures
          .filter(({ how }) => how !== "")
          .map(({ name, how }) => (
            <div key={name} className="flex gap-2">
              <dt className="font-semibold text-ink">{name}</dt>
              <dd>{how}</dd>
            </div>
          ))}
      </dl>
    </Overlay>
  );
};
