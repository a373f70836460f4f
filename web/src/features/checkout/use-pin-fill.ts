import { useEffect, useRef, useState, type RefObject } from "react";
import { pinOf } from "../../ui/typed-number.ts";
import { pinAdvice } from "./pin-advice.ts";
import { loadPinTable, lookUpPin } from "./pin-lookup.ts";
import type { PinPlace } from "./pin-table.ts";

type Field = "city" | "state";
const fields = ["city", "state"] as const satisfies readonly Field[];

type Control = HTMLInputElement | HTMLSelectElement;

const controlOf = (form: HTMLFormElement, name: string): Control | null => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
};

/** The value that a field had when it was rendered. */
const initialValueOf = (control: Control | null): string =>
  control instanceof HTMLSelectElement
    ? ([...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "")
    : (control?.defaultValue ?? "");

/** Sets a field as if it was typed, so that the form's draft and its errors follow. `isFilling` is set meanwhile. */
const fillIn = (isFilling: RefObject<boolean>, control: Control, value: string): void => {
  isFilling.current = true;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  isFilling.current = false;
};

export type PinNote =
  | { kind: "filled"; text: string }
  | { kind: "unknown" }
  | { kind: "no-delivery"; pin: string; place: PinPlace }
  | { kind: "other-state"; pin: string; place: PinPlace; states: string[]; chosen: string };

/**
 * Fills city and state of the surrounding form in from its PIN code, and empties what an earlier one has filled in if this one
 * does not tell it. A field that the shopper has filled in is never changed, nor one that is emptied while the PIN code is looked
 * up. If the state is another one, the note asks about it. The note says so if the shop does not deliver there. The form has
 * uncontrolled fields.
 */
export const usePinFill = (inForm: RefObject<HTMLElement | null>, states: readonly string[]) => {
  const [note, setNote] = useState<PinNote | null>(null);
  /** What the last PIN code has filled in. */
  const filled = useRef<Partial<Record<Field, string | undefined>>>({});
  /** While this hook sets a field itself. */
  const isFilling = useRef(false);

  useEffect(() => {
    const form = inForm.current?.closest("form");
    const pinField = form && controlOf(form, "zipCode");
    if (!form || !pinField) return;
    let lastPin: string | null = null;
    const readValues = () => ({
      city: controlOf(form, "city")?.value.trim() ?? "",
      state: controlOf(form, "state")?.value ?? "",
    });
    /** Looks the PIN code up. An empty field is filled in only if it was empty in `valuesBefore` as well. */
    const checkPin = async ({
      canFill,
      valuesBefore = readValues(),
    }: {
      canFill: boolean;
      valuesBefore?: Record<Field, string>;
    }): Promise<void> => {
      const pin = pinOf(pinField.value);
      lastPin = pin;
      if (!pin) return setNote(null);
      const place = await lookUpPin(pin).catch(() => null);
      if (place === null || lastPin !== pin) return;
      const currentValues = readValues();
      const isFillable = (name: Field): boolean =>
        currentValues[name] === filled.current[name] ||
        (currentValues[name] === "" && valuesBefore[name] === "");
      const fillableFields = new Set(canFill ? fields.filter(isFillable) : []);
      const advice = pinAdvice(place, currentValues, { fillableFields, states });
      for (const name of fields) {
        const [value, control] = [advice.fill[name], controlOf(form, name)];
        if (value === undefined || !control) continue;
        filled.current[name] = value || undefined;
        if (control.value !== value) fillIn(isFilling, control, value);
      }
      if (advice.isUnknown) return setNote({ kind: "unknown" });
      if (place && advice.closedStates.length > 0) return setNote({ kind: "no-delivery", pin, place });
      if (place && advice.otherStates.length > 0)
        return setNote({
          kind: "other-state",
          pin,
          place,
          states: advice.otherStates,
          chosen: advice.fill.state ?? currentValues.state,
        });
      const names = Object.values(advice.fill).filter(Boolean);
      setNote(names.length > 0 ? { kind: "filled", text: names.join(", ") } : null);
    };
    const onInput = ({ target }: Event) => {
      if (isFilling.current) return;
      if (target === pinField) void checkPin({ canFill: true });
      else if (target === controlOf(form, "state")) void checkPin({ canFill: false });
    };
    form.addEventListener("input", onInput);
    void loadPinTable().catch(() => undefined);
    // What was typed before this code had loaded. A field that was emptied before has another initial value.
    const initialValues = {
      city: initialValueOf(controlOf(form, "city")),
      state: initialValueOf(controlOf(form, "state")),
    };
    void checkPin({ canFill: true, valuesBefore: initialValues });
    return () => form.removeEventListener("input", onInput);
  }, [inForm, states]);

  /** Sets the state to one of the PIN code, with its city unless the shopper has typed one for the same state. */
  const applyState = (state: string) => {
    const form = inForm.current?.closest("form");
    const [stateField, cityField] = [form && controlOf(form, "state"), form && controlOf(form, "city")];
    if (note?.kind !== "other-state" || !stateField || !cityField) return;
    if (note.chosen !== "" || cityField.value.trim() === "") fillIn(isFilling, cityField, note.place.city);
    fillIn(isFilling, stateField, state);
    filled.current = { city: note.place.city, state };
    setNote({ kind: "filled", text: `${note.place.city}, ${state}` });
    stateField.focus();
  };
  return { note, applyState };
};
