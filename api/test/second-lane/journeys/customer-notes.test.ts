import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { customerCalls } from "../../support/customer-calls.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, aShopper, aMember } = testShop;
const admin = await testShop.anAdmin("Ravi");
const { addNote, deleteNote, notes } = customerCalls(testShop, admin.token);
const { end } = staffCalls(testShop);

describe("notes about a customer", () => {
  it("are listed newest first with author and time, in pages", async () => {
    const [shopper, meera] = [await aShopper(), await aMember(StaffRole.ORDERS, "Meera Shah")];
    const ofMeera = customerCalls(testShop, meera.token);
    await addNote(shopper.id, "First\nnote");
    await ofMeera.addNote(shopper.id, "Second note");
    const { nodes, pageInfo } = await notes(shopper.id, { first: 1 });
    expect(nodes).toMatchObject([{ authorName: "Meera Shah", text: "Second note", isOwn: false }]);
    const next = await notes(shopper.id, { first: 1, after: pageInfo.endCursor });
    expect(next.nodes).toMatchObject([{ authorName: "Ravi", text: "First\nnote", isOwn: true }]);
  });

  it("are deleted by their author alone", async () => {
    const [shopper, meera] = [await aShopper(), await aMember(StaffRole.ORDERS, "Meera Shah")];
    const ofMeera = customerCalls(testShop, meera.token);
    await ofMeera.addNote(shopper.id, "A note");
    const id = (await notes(shopper.id)).nodes[0]?.id ?? "";
    expect(await deleteNote(id)).toMatchObject({ code: "FORBIDDEN" });
    expect((await ofMeera.deleteNote(id)).errors).toEqual([]);
    expect(await ofMeera.deleteNote(id)).toMatchObject({ code: "CUSTOMER_NOTE_NOT_FOUND" });
    expect((await notes(shopper.id)).nodes).toEqual([]);
  });

  it("of a member who has left can be deleted by an owner alone", async () => {
    const [shopper, meera] = [await aShopper(), await aMember(StaffRole.ORDERS, "Meera Shah")];
    const manager = customerCalls(testShop, (await aMember(StaffRole.MANAGER)).token);
    await customerCalls(testShop, meera.token).addNote(shopper.id, "Wants no calls");
    const noteFor = async (reader: typeof manager) => (await reader.notes(shopper.id)).nodes[0];
    const owner = { notes, deleteNote } as typeof manager;
    expect((await noteFor(owner))?.canDelete).toBe(false);
    expect((await end(admin, meera.id, "ORDERS")).code).toBeUndefined();
    expect([(await noteFor(owner))?.canDelete, (await noteFor(manager))?.canDelete]).toEqual([true, false]);
    const id = (await noteFor(owner))?.id ?? "";
    expect(await manager.deleteNote(id)).toMatchObject({ code: "FORBIDDEN" });
    expect((await deleteNote(id)).errors).toEqual([]);
    expect((await notes(shopper.id)).nodes).toEqual([]);
  });

  it("are added once for a repeated request", async () => {
    const [shopper, key] = [await aShopper(), randomUUID()];
    await Promise.all([1, 2, 3].map(() => addNote(shopper.id, "Calls only", key)));
    expect((await notes(shopper.id)).nodes).toHaveLength(1);
    expect(await addNote(shopper.id, "Other words", key)).toMatchObject({ code: "KEY_REUSED" });
  });

  it("are never blank", async () => {
    expect(await addNote((await aShopper()).id, " \n ")).toMatchObject({ code: "BAD_INPUT" });
  });

  it("are audited without their words", async () => {
    const shopper = await aShopper();
    await addNote(shopper.id, "Secret words");
    const entries = await sql("select action, label, changes from audit_entries where subject_id = $1", [
      shopper.id,
    ]);
    expect(entries).toMatchObject([{ action: "addCustomerNote", label: shopper.id.slice(-8) }]);
    expect(JSON.stringify(entries)).not.toMatch(/Secret|Asha/);
  });
});
