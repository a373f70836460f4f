import { types } from "node:util";

/** Shifts the clock of a process that imports this file by CLOCK_SHIFT_SECONDS. Timers are not affected. */
const shift = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000;
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + shift] : parts));
  }
  static now() {
    return RealDate.now() + shift;
  }
  static [Symbol.hasInstance](value) {
    return types.isDate(value);
  }
}

globalThis.Date = ShiftedDate;
