import { lazy, type ComponentType } from "react";

/** A page, layout or group of routes whose code is fetched when its URL is first visited. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })));
