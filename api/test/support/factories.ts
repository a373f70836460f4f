import { randomUUID } from "node:crypto";
import { hashPassword } from "../../src/features/accounts/passwords/password.ts";
import { addSession } from "../../src/features/accounts/sessions/session.store.ts";
import { signSessionToken } from "../../src/features/accounts/sessions/token.ts";
import { addStaffAccount } from "../../src/features/accounts/staff-member.store.ts";
import { StaffRole } from "../../src/platform/permissions.rules.ts";
import { Role } from "../../src/features/accounts/user.entity.ts";
import { addUser } from "../../src/features/accounts/user.store.ts";
import { addWelcomeCode } from "../../src/features/accounts/welcome-codes/welcome-code.store.ts";
import type { Services } from "../../src/features/shop/services.ts";
import type { Calls } from "./calls.ts";
import { productsOf } from "./product-factories.ts";
import { CHANGE_STATUS, PLACE_ORDER, QUOTE, type OrderFields } from "./operations.ts";

export type Person = { id: string; name: string; email: string; password: string; token: string };

export type LineInput = { productId: string; size?: string | null; color?: string | null; quantity: number };

export type PlacedOrder = { id: string; orderNumber: string; orderStatus: string; finalAmount: number };

export type FactoryContext = {
  shop: Services;
  calls: Calls;
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
};

const password = "correct horse";
let passwordHash: Promise<string> | undefined;
let createdCount = 0;

/** The default shipping address of orders in tests. */
export const anAddress = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  fullName: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  address: "14, Residency Road",
  city: "Bengaluru",
  state: "Karnataka",
  zipCode: "560025",
  country: "India",
  ...changes,
});

const peopleOf = ({ shop }: FactoryContext) => {
  const { manager } = shop.database.source;
  const person = async (role: Role, name: string, staffRole?: StaffRole): Promise<Person> => {
    createdCount += 1;
    const email = `person-${createdCount}-${randomUUID().slice(0, 8)}@example.com`;
    const hash = await (passwordHash ??= hashPassword(password));
    const account = { name, email, passwordHash: hash };
    const id = staffRole
      ? await addStaffAccount(manager, account, staffRole)
      : await addUser(manager, { ...account, role, emailVerifiedAt: new Date() });
    const expiresAt = new Date(Date.now() + 3_600_000);
    const sessionId = await addSession(manager, { userId: id, device: "test", expiresAt });
    return {
      id,
      name,
      email,
      password,
      token: signSessionToken(shop.jwtSecret, { sessionId, role, userId: id, expiresAt }),
    };
  };
  return {
    aShopper: (name = "Asha Rao") => person(Role.SHOPPER, name),
    /** An owner. */
    anAdmin: (name = "Shop admin") => person(Role.ADMIN, name, StaffRole.OWNER),
    /** A member of the staff. */
    aMember: (staffRole: StaffRole, name = "Meera Shah") => person(Role.ADMIN, name, staffRole),
    /** The welcome code of a shopper who has just signed up. */
    aWelcomeCode: (shopper: Person) => addWelcomeCode(manager, { userId: shopper.id, percent: 40 }),
  };
};

const messagesOf = ({ sql }: FactoryContext) => ({
  /** A new message in the shop's inbox. Returns its id. */
  aContactMessage: async (
    options: { subject?: string; email?: string; createdAt?: Date } = {},
  ): Promise<string> => {
    createdCount += 1;
    const [row] = await sql<{ id: string }>(
      `insert into contact_messages (ticket_number, name, email, subject, message, content_hash, created_at)
       values ('T-' || nextval('ticket_numbers'), 'Asha Rao', $1, $2, 'Does it run small?', md5($3),
         coalesce($4::timestamptz, now())) returning id`,
      [
        options.email ?? "asha@example.com",
        options.subject ?? `Message ${createdCount}`,
        `${createdCount}`,
        options.createdAt ?? null,
      ],
    );
    return row?.id ?? "";
  },
});

const ordersOf = (
  { calls }: FactoryContext,
  factories: ReturnType<typeof peopleOf> & ReturnType<typeof productsOf>,
) => {
  const quoted = async (shopper: Person, lines: LineInput[], discountCode?: unknown): Promise<number> => {
    const { data } = await calls.gql<{ checkoutQuote: { total: number } }>(
      QUOTE,
      { lines, discountCode },
      shopper.token,
    );
    return data.checkoutQuote.total;
  };
  /** Input of placeOrder, with the total that the shop itself quotes. */
  const aDraft = async (shopper: Person, lines: LineInput[], changes: Record<string, unknown> = {}) => ({
    idempotencyKey: randomUUID(),
    lines,
    shippingAddress: anAddress(),
    paymentMethod: "COD",
    expectedTotal: await quoted(shopper, lines, changes["discountCode"]),
    ...changes,
  });
  return {
    aDraft,
    /** An order that is placed through the API. */
    anOrder: async (
      options: { shopper?: Person; lines?: LineInput[]; paymentMethod?: "COD" | "ONLINE" } = {},
    ): Promise<PlacedOrder> => {
      const shopper = options.shopper ?? (await factories.aShopper());
      const lines = options.lines ?? [{ productId: (await factories.aProduct()).id, quantity: 1 }];
      const input = await aDraft(shopper, lines, { paymentMethod: options.paymentMethod ?? "COD" });
      const { data } = await calls.gql<{ placeOrder: { order: PlacedOrder } }>(
        PLACE_ORDER,
        { input },
        shopper.token,
      );
      return data.placeOrder.order;
    },
    /** An admin changes the status of an order. */
    changeStatus: (admin: Person, orderId: string, status: string) =>
      calls.gql<{ updateOrderStatus: OrderFields }>(CHANGE_STATUS, { orderId, status }, admin.token),
  };
};

const reviewsOf = (
  { calls }: FactoryContext,
  factories: ReturnType<typeof peopleOf> & ReturnType<typeof productsOf>,
) => ({
  /** A review that is written through the API. Returns its id. */
  aReview: async (
    options: { shopper?: Person; productId?: string; rating?: number; comment?: string } = {},
  ): Promise<string> => {
    const shopper = options.shopper ?? (await factories.aShopper());
    const productId = options.productId ?? (await factories.aProduct()).id;
    const input = { productId, rating: options.rating ?? 5, comment: options.comment ?? "Lovely" };
    const { data } = await calls.gql<{ writeReview: { id: string } }>(
      "mutation($input: WriteReviewInput!) { writeReview(input: $input) { id } }",
      { input },
      shopper.token,
    );
    return data.writeReview.id;
  },
});

/** Builders of test data. Each call creates new rows, so tests are independent. */
export const makeFactories = (context: FactoryContext) => {
  const makers = { ...peopleOf(context), ...productsOf(context), ...messagesOf(context) };
  return { ...makers, ...ordersOf(context, makers), ...reviewsOf(context, makers) };
};

export type Factories = ReturnType<typeof makeFactories>;
