/** A setting that the shop cannot run with; its message names it. */
export class SettingsError extends Error {}
