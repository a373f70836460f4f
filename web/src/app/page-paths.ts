import { createRoutesFromElements, type RouteObject } from "react-router-dom";
import { settingTypes } from "../paths.ts";
import { adminRoutes } from "./admin/admin-routes.tsx";
import { appRoutes } from "./routes.tsx";

/** The values of parameters that have few. */
const valuesOfParameters: Record<string, readonly string[]> = { ":settingType": settingTypes };

const joined = (base: string, path = ""): string =>
  `${base}/${path}`.replace(/(.)\/+$/, "$1").replace("//", "/");

/** The paths of routes with a page. */
const pathsOf = (routes: readonly RouteObject[], base: string): string[] =>
  routes.flatMap((route) => {
    if (route.path?.endsWith("*")) return [];
    const path = joined(base, route.path);
    return route.children ? pathsOf(route.children, path) : [path];
  });

const withValues = (path: string): string[] => {
  const parameter = Object.keys(valuesOfParameters).find((name) => path.endsWith(name));
  const values = parameter && valuesOfParameters[parameter];
  return values ? values.map((value) => path.replace(parameter, value)) : [path];
};

/** A route with a last part that a URL may leave out has two paths. */
const withoutOptional = (path: string): string[] => {
  const [whole = "", optional] = path.split(/\/(:\w+)\?$/);
  return optional === undefined ? [path] : [whole, `${whole}/${optional}`];
};

/** The path of each page: "/product/:id". The server responds to any other path with the status 404. */
export const pagePaths: readonly string[] = [
  ...pathsOf(createRoutesFromElements(appRoutes), "/"),
  ...pathsOf(createRoutesFromElements(adminRoutes), "/admin"),
]
  .flatMap(withoutOptional)
  .flatMap(withValues);
