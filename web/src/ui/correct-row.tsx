import { useEffect, useRef, useState, type FormEvent } from "react";
import { Button } from "./button.tsx";
import { Select } from "./select.tsx";
import { TextField } from "./text-field.tsx";

/** A cell of a row of a file. */
export type CellField<Name extends string> = {
  name: Name;
  label: string;
  placeholder?: string;
  isOptional?: boolean;
  /** The values of a select, without regard to case; absent for a text. */
  choices?: readonly string[];
};

type CorrectRowFormProps<Name extends string> = {
  fields: readonly CellField<Name>[];
  /** The cells as they are written. */
  cells: Readonly<Record<Name, string>>;
  isLoading: boolean;
  onCancel: () => void;
  onCorrect: (cells: Record<Name, string>) => void;
};

/** The cells of a row of a courier's file, to be corrected without the file: on a phone there is no spreadsheet. */
export const CorrectRowForm = <Name extends string>({
  fields,
  cells: written,
  isLoading,
  onCancel,
  onCorrect,
}: CorrectRowFormProps<Name>) => {
  const [cells, setCells] = useState<Record<Name, string>>(written);
  const form = useRef<HTMLFormElement>(null);
  // The pressed button is gone.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) onCorrect(cells);
  };
  return (
    <form ref={form} onSubmit={submit} className="col-span-full mt-2 grid gap-3 sm:grid-cols-4 sm:items-end">
      {fields.map(({ name, label, choices, placeholder, isOptional = false }) => {
        const change = (value: string) => setCells((current) => ({ ...current, [name]: value }));
        return choices ? (
          <Select
            key={name}
            label={label}
            placeholder={placeholder}
            choices={choices.map((value) => ({ value, label: value }))}
            value={choices.find((value) => value.toLowerCase() === cells[name].trim().toLowerCase()) ?? ""}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <TextField
            key={name}
            label={label}
            placeholder={placeholder}
            isOptional={isOptional}
            value={cells[name]}
            onChange={({ target }) => change(target.value)}
            autoComplete="off"
          />
        );
      })}
      <div className="flex gap-3 sm:col-span-full">
        <Button type="submit" isLoading={isLoading}>
          Check row
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** Opens the form of a row. */
export const CorrectRowButton = ({ position, onPress }: { position: number; onPress: () => void }) => (
  <button type="button" className="text-link flex min-h-11 items-center" onClick={onPress}>
    Correct<span className="sr-only"> row {position}</span>
  </button>
);
