import { useId, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field-error.tsx";
import { CheckCircleIcon, CheckIcon, ClockIcon } from "../../../ui/icons.tsx";
import { indianInput, msOfInput } from "../../../ui/indian-time.ts";
import { formatRupees } from "../../../ui/money.ts";
import { TextField } from "../../../ui/text-field.tsx";
import {
  scheduleRows,
  scheduleText,
  spanWords,
  stateOfRow,
  type ScheduleRow,
  type ScheduleState,
} from "./schedule.ts";
import { parsePrice } from "./typed-values.ts";

const marks = {
  coming: { tone: "blue", icon: <ClockIcon size={16} />, name: "Scheduled" },
  running: { tone: "green", icon: <CheckCircleIcon size={16} />, name: "Running" },
  over: { tone: "grey", icon: <CheckIcon size={16} />, name: "Over" },
} as const;

const StateBadge = ({ state }: { state: ScheduleState }) => (
  <Badge tone={marks[state].tone} icon={marks[state].icon}>
    {marks[state].name}
  </Badge>
);

type RowProps = {
  row: ScheduleRow;
  /** Its number in the list, from 1. */
  number: number;
  state: ScheduleState;
  isInvalid: boolean;
  errorId: string;
  onType: (changes: Partial<ScheduleRow>) => void;
  onEnd: () => void;
  onRemove: () => void;
};

const RowFields = ({ row, number, state, isInvalid, errorId, onType, onEnd, onRemove }: RowProps) => {
  const shared = {
    name: "scheduledPrices",
    autoComplete: "off",
    ...(isInvalid && { "aria-invalid": true, "aria-describedby": errorId }),
  };
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_repeat(2,minmax(0,1.5fr))]">
      <TextField
        {...shared}
        label="Price in rupees"
        inputMode="decimal"
        value={row.price}
        onChange={({ target }) => onType({ price: target.value })}
      />
      <TextField
        {...shared}
        type="datetime-local"
        label="From"
        value={row.from}
        disabled={state === "running"}
        onChange={({ target }) => onType({ from: target.value })}
      />
      <TextField
        {...shared}
        type="datetime-local"
        label="To"
        value={row.to}
        onChange={({ target }) => onType({ to: target.value })}
      />
      <div className="flex flex-wrap items-center gap-x-3 sm:col-span-3">
        <StateBadge state={state} />
        {state === "running" ? (
          <Button variant="quiet" onClick={onEnd}>
            End now<span className="sr-only"> scheduled price {number}</span>
          </Button>
        ) : (
          <Button variant="quiet" onClick={onRemove}>
            Remove<span className="sr-only"> scheduled price {number}</span>
          </Button>
        )}
      </div>
    </div>
  );
};

/** A price that is over cannot be changed. */
const PastRow = ({ row, number, onRemove }: Pick<RowProps, "row" | "number" | "onRemove">) => {
  const rupees = parsePrice(row.price);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span>
        <span className="font-semibold tabular-nums">
          {rupees === undefined ? row.price : formatRupees(rupees)}
        </span>{" "}
        <span className="text-ink-soft">{spanWords(row)}</span>
      </span>
      <StateBadge state="over" />
      <Button variant="quiet" onClick={onRemove}>
        Remove<span className="sr-only"> scheduled price {number}</span>
      </Button>
    </div>
  );
};

const dayMs = 24 * 60 * 60 * 1000;

/** The start of tomorrow. */
const tomorrow = (): string =>
  `${indianInput(new Date(Date.now() + dayMs)).slice(0, "2026-11-01".length)}T00:00`;

type ScheduleFieldProps = {
  /** The text of the field, in the form of `scheduleText`. */
  text: string;
  /** The text that is saved: what has begun there stays as it began. */
  savedText: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** The scheduled prices of a product: those to come, the one that is valid now, and those that are over. */
export const ScheduleField = ({ text, savedText, error, onType }: ScheduleFieldProps) => {
  const id = useId();
  const rows = scheduleRows(text);
  const saved = scheduleRows(savedText);
  const [now, setNow] = useState(() => new Date());
  const stateOf = (row: ScheduleRow): ScheduleState => {
    const isSaved = saved.some(({ from }) => from === row.from);
    return isSaved || Number.isNaN(msOfInput(row.to)) ? stateOfRow(row, now) : "coming";
  };
  const write = (next: readonly ScheduleRow[]) => onType(scheduleText(next));
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby={`${id}-hint`}>
      <legend className="text-sm font-semibold">
        Scheduled prices <span className="font-normal text-ink-faint">(optional)</span>
      </legend>
      <p id={`${id}-hint`} className="text-sm text-ink-faint">
        A price for a period, in Indian time. Afterwards the regular price applies again.
      </p>
      {rows.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {rows.map((row, index) => {
            const state = stateOf(row);
            const change = (changes: Partial<ScheduleRow>) =>
              write(rows.map((each, position) => (position === index ? { ...each, ...changes } : each)));
            const remove = () => write(rows.filter((_, position) => position !== index));
            const end = () => {
              const instant = new Date();
              const to = indianInput(instant);
              setNow(instant);
              // A price of less than a minute has never been valid.
              if (to > row.from) change({ to });
              else remove();
            };
            return (
              // Rows have no id, and are only added at the end.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="rounded-sm border border-hairline p-3">
                {state === "over" ? (
                  <PastRow row={row} number={index + 1} onRemove={remove} />
                ) : (
                  <RowFields
                    row={row}
                    number={index + 1}
                    state={state}
                    isInvalid={error !== undefined}
                    errorId={`${id}-error`}
                    onType={change}
                    onEnd={end}
                    onRemove={remove}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <Button
        variant="secondary"
        className="mt-3"
        onClick={() => write([...rows, { price: "", from: tomorrow(), to: "" }])}
      >
        Add a scheduled price
      </Button>
    </fieldset>
  );
};
