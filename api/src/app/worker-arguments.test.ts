import { describe, expect, it } from "vitest";
import { jobGroups } from "../platform/jobs/job-groups.ts";
import { workerArguments } from "./worker-arguments.ts";

describe("the arguments of the worker", () => {
  it("run all groups of jobs if there are none", () => {
    expect([...workerArguments([])]).toEqual([...jobGroups]);
  });

  it("name groups of jobs", () => {
    expect([...workerArguments(["--tasks", "money, mails"])]).toEqual(["money", "mails"]);
    expect([...workerArguments(["--tasks=pictures"])]).toEqual(["pictures"]);
  });

  it("are refused with the names of all groups", () => {
    const sentence = /the groups are money, mails, pictures, edge, webhooks, others/;
    for (const args of [["--tasks", "letters"], ["--tasks", ""], ["--jobs", "money"], ["money"]])
      expect(() => workerArguments(args)).toThrow(sentence);
    expect(() => workerArguments(["--tasks", "money,letters"])).toThrow('"letters" is no group of jobs');
  });
});
