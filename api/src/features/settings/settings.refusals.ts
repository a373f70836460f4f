import { refuserOf } from "../../platform/errors/errors.ts";

/** The refusals of settings that an admin changes. */
export const settingsRefusals = {
  SETTING_INVALID: { status: 400, message: "A setting is not valid." },
  SETTINGS_CHANGED: {
    status: 409,
    message: "Another admin has changed the same settings in the meantime. Please look at them again.",
  },
} as const;

type SettingsRefusals = typeof settingsRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends SettingsRefusals {}
}

export const refuse = refuserOf({ ...settingsRefusals });
