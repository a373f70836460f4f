import type { Feature } from "../shop/feature.ts";
import { followSettings } from "./current-settings.ts";
import { PageFiguresResolver } from "./page-figures.resolver.ts";
import { settingHistory } from "./past-settings.ts";
import { SettingVersion } from "./setting-version.entity.ts";
import { settingTasks } from "./settings.jobs.ts";
import { SettingsResolver } from "./settings.resolver.ts";
import { settingsRefusals } from "./settings.refusals.ts";

export const settingsFeature = {
  entities: [SettingVersion],
  resolvers: [SettingsResolver, PageFiguresResolver],
  refusals: settingsRefusals,
  tasks: settingTasks,
  listen: (services) => {
    const stops = [followSettings(services), settingHistory.forgetOnChange(services)];
    return () => stops.forEach((stop) => stop());
  },
} satisfies Feature;
