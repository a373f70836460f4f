import { lazy, type ComponentType } from "react";
import { loadCode } from "./load-code.ts";

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A part of a page whose code is fetched when it is first rendered. */
export const lazyPart = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazy(() =>
    loadCode(load, "part").then((module) => ({
      default: module[name] as ComponentType<PropsOf<Module[Name]>>,
    })),
  );
