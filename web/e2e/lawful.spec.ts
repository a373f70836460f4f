import { findingsOf } from "../../api/tools/lawful/clauses.ts";
import { collectEvidence } from "../../api/tools/lawful/collect-evidence.ts";
import { placeCashOrder } from "./support/cash-order.ts";
import { addTestProduct, changeTestStock } from "./support/admin-product.ts";
import { mailTo } from "./support/mailbox.ts";
import {
  adminAccount,
  adminOutsideBrowser,
  newShopper,
  type DemoAdmin,
  type DemoShopper,
} from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

type Group = { id: string; version: number; settings: { name: string; text: string }[] };

/** What gives the claims of the specification a lawful form. */
const lawfulValues: Record<string, Record<string, string>> = {
  claims: {
    cartShipping: "checkout fee",
    originalPrice: "products with an MRP",
    supportLine: "Support Mon to Sat, 10 am to 7 pm",
  },
  states: { states: "Delhi\nPunjab\nRajasthan" },
};

/** Changes settings by their group and name. Returns what undoes it. */
const updateSettings = async (
  admin: DemoAdmin,
  changes: typeof lawfulValues,
): Promise<typeof lawfulValues> => {
  const { settingGroups } = await admin.query<{ settingGroups: Group[] }>(
    "{ settingGroups { id version settings { name text } } }",
  );
  const before: typeof lawfulValues = {};
  for (const [id, values] of Object.entries(changes)) {
    const group = settingGroups.find((each) => each.id === id);
    if (!group) throw new Error(`There are no settings ${id}.`);
    before[id] = Object.fromEntries(
      group.settings.filter(({ name }) => name in values).map(({ name, text }) => [name, text]),
    );
    await admin.query(
      `mutation($id: ID!, $values: [SettingValueInput!]!, $version: Int!) {
         updateSettings(input: { group: $id, values: $values, version: $version }) { version } }`,
      { id, version: group.version, values: Object.entries(values).map(([name, text]) => ({ name, text })) },
    );
  }
  return before;
};

/** A message of a shopper and an alert of a product, so that the mailbox has their mails. */
const mailsOf = async (
  { query }: Pick<DemoShopper, "query">,
  admin: DemoAdmin,
  email: string,
): Promise<void> => {
  await query("mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }", {
    input: { name: "Asha Rao", email, subject: "Size of a kurta", message: "Does it run small?" },
  });
  const { id } = await addTestProduct(admin, { availableSizes: [], availableColors: [], stock: 0 });
  await query("mutation($input: RestockAlertInput!) { requestRestockAlert(input: $input) { id } }", {
    input: { productId: id },
  });
  await changeTestStock(admin, id, { reason: "RECEIVED", quantity: 5 });
};

let undo = async (): Promise<unknown> => undefined;
test.afterEach(() => undo());

// Two walks over some twenty pages each.
test.slow();

test("the walk of the law finds nothing but the four claims of the specification", async ({
  page,
  browser,
  request,
  shop,
}) => {
  const { email, password, ...shopper } = await newShopper(page);
  await placeCashOrder(shopper, 0);
  const account = { email, password };
  const admin = await adminOutsideBrowser(request);
  await mailsOf(shopper, admin, email);
  await mailTo(request, email, /^We have received your message/);
  await mailTo(request, email, /^Back in stock/);
  const walk = async () => {
    const findings = findingsOf(await collectEvidence(browser, { url: shop, account, staff: adminAccount }));
    const notes = findings.filter(({ state }) => state === "unseen").flatMap((finding) => finding.notes);
    const idsOf = (state: string) =>
      findings.filter((finding) => finding.state === state).map(({ clause }) => clause.id);
    return { breaches: idsOf("breach"), unseen: [...new Set(notes)] };
  };
  expect(await walk()).toEqual({
    breaches: ["territories", "drip-pricing", "original-price", "support-hours"],
    unseen: [],
  });
  const before = await updateSettings(admin, lawfulValues);
  undo = () => updateSettings(admin, before);
  expect(await walk()).toEqual({ breaches: [], unseen: [] });
});
