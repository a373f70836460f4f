import { useState } from "react";
import type { SizeChartInput } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { FieldProps } from "./field-props.ts";

const numberOf = (text: string): number => Number(text.replace(",", ".")) || 0;

/** A measure. While the typed text means the same number, the field shows it as it was typed: "36." on the way to "36.5". */
const MeasureField = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) => {
  const [typed, setTyped] = useState("");
  return (
    <TextField
      label={label}
      isLabelHidden
      inputMode="decimal"
      value={numberOf(typed) === value ? typed : value || ""}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberOf(target.value));
      }}
    />
  );
};

/** The measures of each size, in inches or centimetres. */
export const SizeChartFields = ({ value, failure, onChange }: FieldProps<SizeChartInput>) => {
  const { measures, rows } = value;
  const change = (next: Partial<SizeChartInput>) => onChange({ ...value, ...next });
  return (
    <div className="grid gap-5">
      <Select
        label="Measured in"
        choices={[
          { value: "INCH", label: "Inches" },
          { value: "CENTIMETRE", label: "Centimetres" },
        ]}
        value={value.unit}
        onChange={({ target }) => change({ unit: target.value === "CENTIMETRE" ? "CENTIMETRE" : "INCH" })}
      />
      <TextField
        label="Note"
        isOptional
        maxLength={300}
        value={value.note ?? ""}
        onChange={({ target }) => change({ note: target.value })}
      />
      <FormMessage tone="error">
        {failure?.field?.startsWith("sizeChart") ? failure.message : null}
      </FormMessage>
      {measures.map((measure, index) => (
        <fieldset key={index} className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-semibold">Measure {index + 1}</legend>
          <TextField
            label="Name"
            value={measure.name}
            onChange={({ target }) =>
              change({ measures: measures.with(index, { ...measure, name: target.value }) })
            }
          />
          <TextField
            label="How to measure"
            isOptional
            value={measure.how ?? ""}
            onChange={({ target }) =>
              change({ measures: measures.with(index, { ...measure, how: target.value }) })
            }
          />
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() =>
            change({
              measures: [...measures, { name: "", how: "" }],
              rows: rows.map((row) => ({ ...row, values: [...row.values, 0] })),
            })
          }
        >
          Add a measure
        </Button>
        {measures.length > 1 && (
          <Button
            variant="quiet"
            onClick={() =>
              change({
                measures: measures.slice(0, -1),
                rows: rows.map((row) => ({ ...row, values: row.values.slice(0, measures.length - 1) })),
              })
            }
          >
            Remove the last measure
          </Button>
        )}
      </div>
      <div className="overflow-x-auto">
        <table className="w-full">
          <thead>
            <tr className="text-left text-sm">
              <th scope="col" className="pr-3 pb-2 font-semibold">
                Size
              </th>
              {measures.map(({ name }, index) => (
                <th key={index} scope="col" className="pr-3 pb-2 font-semibold">
                  {name || `Measure ${index + 1}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={rowIndex}>
                <td className="min-w-20 pr-3 pb-2">
                  <TextField
                    label={`Size of row ${rowIndex + 1}`}
                    isLabelHidden
                    value={row.size}
                    onChange={({ target }) =>
                      change({ rows: rows.with(rowIndex, { ...row, size: target.value }) })
                    }
                  />
                </td>
                {row.values.map((each, index) => (
                  <td key={index} className="min-w-20 pr-3 pb-2">
                    <MeasureField
                      label={`${measures[index]?.name || `Measure ${index + 1}`} of ${row.size || `row ${rowIndex + 1}`}`}
                      value={each}
                      onChange={(next) =>
                        change({
                          rows: rows.with(rowIndex, { ...row, values: row.values.with(index, next) }),
                        })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => change({ rows: [...rows, { size: "", values: measures.map(() => 0) }] })}
        >
          Add a size
        </Button>
        {rows.length > 1 && (
          <Button variant="quiet" onClick={() => change({ rows: rows.slice(0, -1) })}>
            Remove the last size
          </Button>
        )}
      </div>
    </div>
  );
};
