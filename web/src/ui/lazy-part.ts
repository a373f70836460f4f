import { lazy, type ComponentType } from "react";
import { loadCode } from "./load-code.ts";

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A part of a page whose code is fetched when it is first rendered, or before by `preload`, for the start of a press. */
export const lazyPart = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  Object.assign(
    lazy(() =>
      loadCode(load, "part").then((module) => ({
        default: module[name] as ComponentType<PropsOf<Module[Name]>>,
      })),
    ),
    // A failure is not the last word: the rendering loads the code again.
    { preload: () => void load().catch(() => undefined) },
  );
