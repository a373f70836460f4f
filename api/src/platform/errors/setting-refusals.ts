/** The refusals of settings that an admin changes. */
export const settingRefusals = {
  SETTING_INVALID: { status: 400, message: "A setting is not valid." },
  SETTINGS_CHANGED: {
    status: 409,
    message: "Another admin has changed the same settings in the meantime. Please look at them again.",
  },
} as const;
