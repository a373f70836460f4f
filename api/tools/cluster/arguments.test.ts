import { describe, expect, it } from "vitest";
import { BadArguments, parseClusterArguments } from "./arguments.ts";

describe("the arguments of the cluster", () => {
  it("run the whole battery in a temporary folder without any", () => {
    expect(parseClusterArguments([])).toEqual({
      battery: "cluster",
      isServed: false,
      data: undefined,
      only: undefined,
    });
  });

  it("select cases, a folder and the other battery", () => {
    expect(parseClusterArguments(["--only", "switchover,shop-killed", "--data", "/tmp/x"])).toMatchObject({
      only: ["switchover", "shop-killed"],
      data: "/tmp/x",
    });
    expect(parseClusterArguments(["--battery", "faults", "--only", "crowd"])).toMatchObject({
      battery: "faults",
      only: ["crowd"],
    });
  });

  it.each([
    [["--battery", "all"], 'There is no battery "all".'],
    [["--serve", "--only", "switchover"], "--serve runs no cases"],
    [["--battery", "faults", "--data", "/tmp/x"], "--data belongs to the cluster"],
    [["--unknown"], "--unknown"],
    [["switchover"], "switchover"],
  ])("are refused with the usage: %j", (args, message) => {
    expect(() => parseClusterArguments(args)).toThrow(BadArguments);
    expect(() => parseClusterArguments(args)).toThrow(message);
    expect(() => parseClusterArguments(args)).toThrow("npm run cluster -- --serve");
  });
});
