import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { formatShortDate } from "../../../ui/dates.ts";
import { TextField } from "../../../ui/text-field.tsx";

/** The days on which no parcel leaves or arrives. */
export const HolidayFields = ({
  holidays,
  onChange,
}: {
  holidays: readonly string[];
  onChange: (holidays: readonly string[]) => void;
}) => {
  const [day, setDay] = useState("");
  const add = () => {
    if (day === "") return;
    onChange([...new Set([...holidays, day])].sort());
    setDay("");
  };
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Holidays</legend>
      {holidays.length === 0 && <p className="text-sm text-ink-soft">None yet.</p>}
      <ul className="flex flex-wrap gap-2">
        {holidays.map((holiday) => (
          <li
            key={holiday}
            className="flex items-center rounded-sm border border-hairline bg-paper-raised pl-3 text-sm tabular-nums"
          >
            {formatShortDate(holiday)}
            <Button
              variant="quiet"
              className="px-3"
              aria-label={`Remove ${formatShortDate(holiday)}`}
              onClick={() => onChange(holidays.filter((each) => each !== holiday))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex max-w-80 items-end gap-3">
        <TextField
          label="Add a day"
          type="date"
          className="grow"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button variant="secondary" aria-disabled={day === ""} onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
};
