import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { changeTitles } from "../src/features/orders/order-event.rules.ts";

const features = new URL("../src/features/", import.meta.url);

/** The actions of audit entries about orders, as the commands name them: `action: "shipParcel" | "importTracking"`. */
const actionsOf = (text: string): string[] =>
  [...text.matchAll(/action: ("\w+"(?: \| "\w+")*)/g)].flatMap(([, names = ""]) => names.match(/\w+/g) ?? []);

const commands: { file: string; actions: string[] }[] = [];
for (const file of await readdir(features, { recursive: true })) {
  if (!file.endsWith(".command.ts")) continue;
  const text = await readFile(new URL(file, features), "utf8");
  if (text.includes("subject: AuditSubject.ORDER,")) commands.push({ file, actions: actionsOf(text) });
}

describe("the timeline of an order", () => {
  it.each(commands)("has a title for each change of $file", ({ actions }) => {
    expect(actions).not.toEqual([]);
    // A change of the status has an event of its own.
    for (const action of actions.filter((each) => each !== "changeOrderStatus"))
      expect(Object.keys(changeTitles)).toContain(action);
  });

  it("names no action that does not exist", () => {
    const all = commands.flatMap(({ actions }) => actions);
    expect(Object.keys(changeTitles).filter((action) => !all.includes(action))).toEqual([]);
  });
});
