import { lazy, type ComponentType } from "react";
import { loadCode } from "../ui/load-code.ts";

/** A page, layout or group of routes whose code is fetched when its URL is first visited. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => loadCode(load, "page").then((module) => ({ default: module[name] })));
