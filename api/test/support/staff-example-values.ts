import { randomUUID } from "node:crypto";
import { Permission, StaffRole } from "../../src/platform/permissions.rules.ts";
import type { AccessFixtures } from "./access-cases.ts";
import { apiKeyCalls } from "./api-key-calls.ts";
import { batchCalls } from "./batch-calls.ts";
import { contentCalls } from "./content-calls.ts";
import { creditsOf } from "./credits.ts";
import { exampleValues, once, type ExampleValues } from "./example-values.ts";
import { orderChangesOf } from "./order-changes.ts";
import { parcelCalls } from "./parcel-calls.ts";
import { paymentsOf } from "./payments.ts";
import { payoutCalls } from "./payouts.ts";
import { staffCalls } from "./staff-calls.ts";
import type { TestShop } from "./test-shop.ts";
import { webhookCalls } from "./webhook-calls.ts";

const soon = () => new Date(Date.now() + 3_600_000).toISOString();

const productValues = (
  testShop: TestShop,
  { admin }: AccessFixtures,
  shared: ExampleValues,
): ExampleValues => {
  const { gql, sql, aProduct } = testShop;
  const variant = once(async () => {
    const { data } = await gql<{ adminProduct: { variants: { id: string; sku: string }[] } }>(
      "query($id: ID!) { adminProduct(id: $id) { variants { id sku } } }",
      { id: await shared["PRODUCT_ID"]?.() },
      admin.token,
    );
    return data.adminProduct.variants[0];
  });
  const pictured = once(async () => {
    const { id } = await aProduct({ pictures: 2 });
    const rows = await sql<{ id: string }>(
      "select id from product_pictures where product_id = $1 order by position",
      [id],
    );
    return { id, pictures: rows.map((row) => row.id) };
  });
  const batches = batchCalls(testShop, admin.token);
  const aCheck = async () => {
    const { id } = await aProduct();
    return batches.checkBulk([id], { price: { percent: -10 } });
  };
  return {
    VARIANT_ID: async () => (await variant())?.id,
    SKU: async () => (await variant())?.sku,
    OTHER_PRODUCT_ID: async () => (await aProduct()).id,
    PICTURED_PRODUCT_ID: async () => (await pictured()).id,
    PICTURE_ID: async () => (await pictured()).pictures[0],
    OTHER_PICTURE_ID: async () => (await pictured()).pictures[1],
    BATCH_ID: async () => (await aCheck()).id,
    CHECKED_BATCH_ID: async () => (await aCheck()).id,
    APPLIED_BATCH_ID: async () => (await batches.apply((await aCheck()).id)).id,
    IMPORT_ID: async () => (await batches.startImport()).id,
    UPLOADED_IMPORT_ID: async () => {
      const { id } = await batches.startImport();
      await batches.uploadPart(id, 0, Buffer.from("title,description,price,category\n"));
      return id;
    },
  };
};

const orderValues = (testShop: TestShop, fixtures: AccessFixtures): ExampleValues => {
  const { admin, shopper, orderId } = fixtures;
  const { sql } = testShop;
  const received = once(() => fixtures.aReturn("received"));
  const { aCashOrder, credit, piecesOf, markCollected } = creditsOf(testShop);
  const { runJobs } = paymentsOf(testShop);
  const aCreditNote = async () => {
    const { order } = await aCashOrder();
    await runJobs();
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await runJobs();
    const [note] = await sql<{ id: string }>("select id from credit_notes where order_id = $1", [order.id]);
    return note?.id;
  };
  const aPayout = async () => {
    const { order } = await aCashOrder(shopper);
    const { payoutsOf, give } = payoutCalls(testShop, admin);
    await testShop.changeStatus(admin, order.id, "DELIVERED");
    await markCollected(admin, order.id);
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    const [payout] = await payoutsOf(shopper, order.id);
    await give(shopper, { payoutId: payout?.id, upiId: "meera@okaxis" });
    return payout?.id;
  };
  const aPaidPayout = async () => {
    const payoutId = (await aPayout()) ?? "";
    await payoutCalls(testShop, admin).record(payoutId, "UTR 4711");
    return payoutId;
  };
  const aParcel = async () => {
    const { data } = await parcelCalls(testShop, admin).ship(orderId);
    return data.shipParcel.parcels[0]?.id;
  };
  return {
    APPROVED_RETURN_ID: () => fixtures.aReturn("approved"),
    RECEIVED_RETURN_ID: received,
    // The line of such a return has its id.
    RETURN_LINE_ID: received,
    EXCHANGE_ID: () => fixtures.aReturn("completed"),
    CREDIT_NOTE_ID: aCreditNote,
    PAYOUT_ID: aPayout,
    PAID_PAYOUT_ID: aPaidPayout,
    PARCEL_ID: aParcel,
  };
};

const shopValues = (testShop: TestShop, fixtures: AccessFixtures): ExampleValues => {
  const { admin, shopper } = fixtures;
  const { gql, sql } = testShop;
  const { aPage, publish } = contentCalls(testShop, admin);
  const aDraft = once(() => aPage(`page-${randomUUID()}`));
  const page = { page: { name: "Offers", heading: "Offers", body: "None yet." } };
  const published = once(async () => publish(await publish(await aDraft(), page), page));
  const scheduled = once(async () => publish(await aDraft(), page, soon()));
  return {
    COLLECTION_ID: () => fixtures.collection(),
    COLLECTION_IDS: once(async () => {
      await fixtures.collection();
      const { data } = await gql<{ adminCollections: { nodes: { id: string }[] } }>(
        "{ adminCollections(first: 100) { nodes { id } } }",
        {},
        admin.token,
      );
      return data.adminCollections.nodes.map(({ id }) => id);
    }),
    PROMOTION_ID: () => fixtures.promotion(),
    DRAFT_ID: async () => (await aDraft()).id,
    CONTENT_ID: async () => (await published()).id,
    SCHEDULED_ID: async () => (await scheduled()).id,
    VERSION: async () => {
      const [row] = await sql<{ version: number }>("select version from content_documents where id = $1", [
        (await aDraft()).id,
      ]);
      return row?.version;
    },
    CUSTOMER_ID: () => shopper.id,
    NOTE_ID: () => fixtures.customerNote(),
    MESSAGE_ID: () => fixtures.messageId,
    AUDIT_ENTRY_ID: () => fixtures.auditId,
  };
};

const teamValues = (testShop: TestShop, fixtures: AccessFixtures): ExampleValues => {
  const { admin, shopper } = fixtures;
  const webhooks = webhookCalls(testShop, admin);
  const anEndpoint = async () =>
    (await webhooks.add(`https://hooks.example.com/${randomUUID()}`, ["ORDER_PLACED"])).endpointId;
  return {
    INVITATION_ID: async () => {
      const email = `${randomUUID()}@example.com`;
      const { data } = await staffCalls(testShop).invite(admin, email);
      return data.inviteStaff.invitations.find((invitation) => invitation.email === email)?.id;
    },
    MEMBER_ID: async () => (await testShop.aMember(StaffRole.PACKER)).id,
    ACCOUNT_EMAIL: async () => {
      await fixtures.passkey();
      return shopper.email;
    },
    ENDPOINT_ID: anEndpoint,
    DELIVERY_ID: async () => {
      const ping = "mutation($id: ID!) { pingWebhook(endpointId: $id) { id } }";
      const { data } = await webhooks.call(ping, { id: await anEndpoint() });
      return (data as { pingWebhook: { id: string } }).pingWebhook.id;
    },
    API_KEY_ID: async () => {
      const keys = apiKeyCalls(testShop, admin);
      const name = randomUUID();
      await keys.aKey([Permission.FULFILMENT], name);
      return (await keys.keys()).find((key) => key.name === name)?.id;
    },
  };
};

/** The words of the operations of the staff. */
export const staffExampleValues = (testShop: TestShop, fixtures: AccessFixtures): ExampleValues => {
  const shared = exampleValues(testShop, fixtures);
  return {
    ...shared,
    PASSWORD: () => fixtures.admin.password,
    ...productValues(testShop, fixtures, shared),
    ...orderValues(testShop, fixtures),
    ...shopValues(testShop, fixtures),
    ...teamValues(testShop, fixtures),
  };
};

/** An order whose line has another size: that of the fixtures has none. */
export const sizedOrderValues = async (testShop: TestShop): Promise<ExampleValues> => {
  const { order, lineId } = await orderChangesOf(testShop).aSale();
  return { ORDER_ID: () => order.id, ORDER_LINE_ID: () => lineId };
};
