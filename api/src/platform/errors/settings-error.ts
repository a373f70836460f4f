/** A setting that prevents the start of the shop. The message names it. */
export class SettingsError extends Error {}
