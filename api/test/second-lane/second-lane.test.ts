import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { partsToRun, recordPassed, secondLaneSpecs, subjects } from "../../../scripts/second-lane.mjs";
import { root } from "../support/deployment-files.ts";

/** Without the settings of the machine, and of a hook that runs these tests. */
const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], HOME: folder, GIT_CONFIG_NOSYSTEM: "1" },
  });

let folder = "";
let origin = "";

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(origin, path)), { recursive: true });
  writeFileSync(join(origin, path), text);
};

const commit = (): void => {
  git(origin, "add", "--all");
  git(origin, "commit", "--quiet", "--message", "change");
};

const clone = (...args: string[]): string => {
  const copy = mkdtempSync(join(folder, "clone-"));
  git(folder, "clone", "--quiet", ...args, `file://${origin}`, copy);
  return copy;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "second-lane-"));
  origin = join(folder, "origin");
  mkdirSync(origin);
  git(origin, "init", "--quiet", "--initial-branch=main");
  write("api/src/platform/database/pool.ts", "1");
  write("web/src/ui/button.tsx", "1");
  write("web/src/features/cart/cart.tsx", "1");
  write(".ci/run", "");
  commit();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the second lane", () => {
  it("runs whole without a record", () => {
    expect(partsToRun(clone())).toEqual(["api", "engines", "browser"]);
  });

  it.each([["a full"], ["a shallow", "--depth=1"]])(
    "runs in %s clone the parts whose subjects have changed since they passed",
    (_name, ...args) => {
      expect(recordPassed(["api", "engines", "browser"], origin)).toBe(true);
      expect(recordPassed(["api", "engines", "browser"], origin)).toBe(false);
      commit();
      write("web/e2e/cart.spec.ts", "1");
      commit();
      expect(partsToRun(clone(...args))).toEqual([]);
      write("web/src/features/cart/cart.tsx", "2");
      commit();
      expect(partsToRun(clone(...args))).toEqual(["api"]);
      write("web/src/ui/button.tsx", "2");
      commit();
      expect(partsToRun(clone(...args))).toEqual(["api", "browser"]);
      write("api/src/platform/database/new.ts", "1");
      commit();
      expect(partsToRun(clone(...args))).toEqual(["api", "engines", "browser"]);
    },
  );

  it("keeps the record of a part when another passes", () => {
    recordPassed(["api", "engines"], origin);
    commit();
    expect(partsToRun(origin)).toEqual(["browser"]);
    recordPassed(["browser"], origin);
    expect(partsToRun(origin)).toEqual([]);
  });

  it("runs a part with changes that are not committed, and records none", () => {
    recordPassed(["api", "engines", "browser"], origin);
    write("web/src/ui/button.tsx", "2");
    expect(partsToRun(origin)).toEqual(["api", "browser"]);
    expect(recordPassed(["api", "browser"], origin)).toBe(false);
    expect(partsToRun(origin)).toEqual(["api", "browser"]);
  });

  it("runs whole where there is no repository", () => {
    recordPassed(["api", "engines", "browser"], origin);
    rmSync(join(origin, ".git"), { recursive: true });
    expect(partsToRun(origin)).toEqual(["api", "engines", "browser"]);
  });

  it("has subjects that match files, and specs that exist", () => {
    const patterns = Object.values(subjects)
      .flat()
      .map((subject) => subject.replace(":(exclude)", ""));
    // Fails with the names of those that match nothing.
    execFileSync("git", ["ls-files", "--error-unmatch", "--", ...patterns], { cwd: root });
    const specs = secondLaneSpecs.map((name) => join(root, "web", "e2e", `${name}.spec.ts`));
    expect(specs.filter((path) => !existsSync(path))).toEqual([]);
  });
});
