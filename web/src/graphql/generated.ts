/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Kind of an event: an order placed or moved on, a step of a return, a review written, a product put into the wishlist. */
export type ActivityKind =
  | 'ORDER_MOVED'
  | 'ORDER_PLACED'
  | 'RETURN_MOVED'
  | 'REVIEW_WRITTEN'
  | 'WISHLISTED';

/** Pieces of one size and colour to add to the cart. */
export type AddToCartInput = {
  /** Colour of the product; omitted without colours. */
  color?: string | null | undefined;
  /** Id of the product. */
  productId: string;
  /** Number of pieces, 1 to 99. */
  quantity?: number;
  /** Size of the product; omitted without sizes. */
  size?: string | null | undefined;
};

/** Filter of the admin's product list; an omitted field does not filter. */
export type AdminProductFilter = {
  /** Categories; any of them matches. */
  categories?: Array<Category> | null | undefined;
  /** Whether the products have a picture; omitted for products with and without one. */
  hasPictures?: boolean | null | undefined;
  /** State of the products: in the shop, archived, or either. */
  state?: AdminProductState;
  /** Level of stock of the products. */
  stock?: StockLevel | null | undefined;
  /** Search text, matched as in the shop's search; or the id of a product, or its first 8 or more characters. */
  text?: string | null | undefined;
};

/** Sort order of the admin's product list. STOCK_LOW: products with at most 5 pieces by their stock, then the others, newest first. */
export type AdminProductSort =
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW'
  | 'RECENTLY_CHANGED'
  | 'STOCK_LOW'
  | 'TITLE';

/** State of a product: in the shop, archived, or either. */
export type AdminProductState =
  | 'ACTIVE'
  | 'ALL'
  | 'ARCHIVED';

/** Kind of object that an audit entry is about. */
export type AuditSubject =
  | 'BATCH'
  | 'DELIVERY_PLAN'
  | 'MESSAGE'
  | 'ORDER'
  | 'PRODUCT'
  | 'RETURN'
  | 'REVIEW'
  | 'SETTLEMENT';

/** Kind of a batch: a bulk change, an imported file, or the undo of one of them. */
export type BatchKind =
  | 'BULK'
  | 'IMPORT'
  | 'UNDO';

/** Status of a batch: UPLOADING, CHECKING, READY to be applied, REFUSED with a sentence, APPLYING, APPLIED. Nothing is written before APPLIED. */
export type BatchStatus =
  | 'APPLIED'
  | 'APPLYING'
  | 'CHECKING'
  | 'READY'
  | 'REFUSED'
  | 'UPLOADING';

/** Change of many products: exactly one of the fields. */
export type BulkChangeInput = {
  /** New category of the products. */
  category?: Category | null | undefined;
  /** Whether to archive the products, or restore them. */
  isArchived?: boolean | null | undefined;
  /** New kind of garment. */
  kind?: GarmentKind | null | undefined;
  /** Change of the prices. */
  price?: PriceChangeInput | null | undefined;
  /** Change of the stock. */
  stock?: BulkStockInput | null | undefined;
};

/** Change of pooled stock: exactly one of `count` and `add`. */
export type BulkStockInput = {
  /** Number of pieces that came; negative if they went. */
  add?: number | null | undefined;
  /** Number of pieces that were counted. */
  count?: number | null | undefined;
};

/** Category of the shop: partywear, office casuals, everyday looks or accessories. */
export type Category =
  | 'ACCESSORIES'
  | 'CASUALS'
  | 'EVERYDAY'
  | 'PARTY';

/** Family of colours. The names of a product's colours decide which ones it has. */
export type ColorFamily =
  | 'BEIGE'
  | 'BLACK'
  | 'BLUE'
  | 'BROWN'
  | 'GOLD'
  | 'GREEN'
  | 'GREY'
  | 'ORANGE'
  | 'PINK'
  | 'PURPLE'
  | 'RED'
  | 'SILVER'
  | 'WHITE'
  | 'YELLOW';

/** Message to send with the contact form; every field is needed. */
export type ContactMessageInput = {
  /** E-mail address for the answer. */
  email: string;
  /** Text of the message, at most 5,000 characters. */
  message: string;
  /** Name of the sender, at most 100 characters in one line. */
  name: string;
  /** Subject of the message, at most 150 characters in one line. */
  subject: string;
};

/** State of a row of a courier's file. READY: it can be recorded. COLLECTED: it was recorded before, with this amount. PROBLEM: it cannot be recorded. */
export type CourierRowState =
  | 'COLLECTED'
  | 'PROBLEM'
  | 'READY';

/** Plan by which the shop computes delivery dates. */
export type DeliveryPlanInput = {
  /** Hour in India, 0 to 24: orders that are placed before it leave on the same day. */
  cutOffHour: number;
  /** Days on which no parcel leaves or arrives. */
  holidays: Array<string>;
  /** Maximum number of working days to all other places. */
  otherMaxDays: number;
  /** Minimum number of working days to all other places. */
  otherMinDays: number;
  /** Weekdays on which parcels leave and arrive: 1 is Monday. */
  workingDays: Array<number>;
  /** Zones with delivery times of their own. */
  zones: Array<DeliveryZoneInput>;
};

/** Delivery stage of an order between its confirmation and its delivery: to pack, packed, or on the way. */
export type DeliveryStage =
  | 'ON_THE_WAY'
  | 'PACKED'
  | 'TO_PACK';

/** Zone: a part of India with its delivery times. */
export type DeliveryZoneInput = {
  /** Maximum number of working days from dispatch to delivery. */
  maxDays: number;
  /** Minimum number of working days from dispatch to delivery. */
  minDays: number;
  /** Name of the zone, for admins. */
  name: string;
  /** Beginnings of the zone's PIN codes; a match with one of them comes before the states. */
  pinPrefixes: Array<string>;
  /** States of the zone. */
  states: Array<string>;
};

/** Origin of a change: the admin's pages, a documented REST path, or an imported file. */
export type Door =
  | 'CSV'
  | 'PAGE'
  | 'REST';

/** Family of fabrics. The materials of a product decide which ones it has. */
export type Fabric =
  | 'CHIFFON'
  | 'COTTON'
  | 'CREPE'
  | 'GEORGETTE'
  | 'LEATHER'
  | 'LINEN'
  | 'METAL'
  | 'ORGANZA'
  | 'POLYESTER'
  | 'SATIN'
  | 'SILK'
  | 'VELVET'
  | 'VISCOSE'
  | 'WOOL';

/** Kind of garment or accessory. */
export type GarmentKind =
  | 'ANARKALI'
  | 'BAG'
  | 'BANGLES'
  | 'BELT'
  | 'BLAZER'
  | 'CO_ORD'
  | 'DRESS'
  | 'DUPATTA'
  | 'JHUMKA'
  | 'JUMPSUIT'
  | 'JUTTI'
  | 'KURTA'
  | 'OTHER'
  | 'SAREE_GOWN'
  | 'SCARF'
  | 'SKIRT'
  | 'TOP'
  | 'TROUSERS';

/** New values of one product; an omitted field is left unchanged. */
export type GridEditInput = {
  /** Id of the product. */
  id: string;
  /** New price of one piece in rupees, GST included. */
  price?: number | null | undefined;
  /** Number of pieces that were counted. */
  stock?: number | null | undefined;
  /** New title, 1 to 200 characters. */
  title?: string | null | undefined;
  /** Version of the product that the admin saw. */
  version: number;
};

/** Result of the inspection of one line of a return. Both numbers add up to its pieces. */
export type InspectedLineInput = {
  /** Id of the line of the return. */
  lineId: string;
  /** Number of pieces that go back into stock. */
  restocked: number;
  /** Number of pieces that cannot be sold again. */
  writtenOff: number;
};

/** Figure of the payments page. REFUND_DUE and CASH_OWED are of the present, the others of a period. */
export type MoneyFigure =
  | 'CASH'
  | 'CASH_OWED'
  | 'LOST'
  | 'ONLINE'
  | 'REFUNDED'
  | 'REFUND_DUE';

/** Mails that the shopper wants; an omitted field is left unchanged. Account and security mails are always sent. */
export type NotificationsInput = {
  /** Whether the shopper wants e-mail from the shop. */
  notifyEmail?: boolean | null | undefined;
  /** Whether the shopper wants mails about orders. */
  notifyOrderUpdates?: boolean | null | undefined;
  /** Whether the shopper wants promotions. */
  notifyPromotions?: boolean | null | undefined;
  /** Setting for security mails; they are always sent. */
  notifySecurity?: boolean | null | undefined;
};

/** Size and colour of a line. */
export type OrderChoiceInput = {
  /** Colour of the product; omitted without colours. */
  color?: string | null | undefined;
  /** Size of the product; omitted without sizes. */
  size?: string | null | undefined;
};

/** Kind of an event: status, payment, refund, document, mail, or a change by a person. */
export type OrderEventKind =
  | 'CHANGE'
  | 'DOCUMENT'
  | 'MAIL'
  | 'PAYMENT'
  | 'REFUND'
  | 'STATUS';

/** Filter of a list of orders, besides their statuses; all parts must hold. */
export type OrderFilterInput = {
  /** Shipping e-mail address of the orders. */
  email?: string | null | undefined;
  /** First day in India on which the orders were placed. */
  from?: string | null | undefined;
  /** Whether to return only orders whose cash is not collected, without cancelled and returned ones. */
  hasCashDue?: boolean | null | undefined;
  /** Whether to return only orders with a refund that Razorpay has not accepted yet. */
  hasRefundDue?: boolean | null | undefined;
  /** Whether to return only orders with a return. */
  hasReturn?: boolean | null | undefined;
  /** Payment method of the orders. */
  paymentMethod?: PaymentMethod | null | undefined;
  /** Id of a product that the orders contain. */
  productId?: string | null | undefined;
  /** Search words, each of which begins the number, phone, tracking id, e-mail address, or a word of the name or of a title. */
  text?: string | null | undefined;
  /** Last day in India on which the orders were placed. */
  to?: string | null | undefined;
};

/** Line to order: pieces of one size and colour. */
export type OrderLineInput = {
  /** Colour of the product; omitted without colours. */
  color?: string | null | undefined;
  /** Id of the product. */
  productId: string;
  /** Number of pieces, 1 to 99. */
  quantity: number;
  /** Size of the product; omitted without sizes. */
  size?: string | null | undefined;
};

/** Status of an order: payment pending, confirmed, being prepared, on the way, delivered, cancelled, returned. */
export type OrderStatus =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'DELIVERED'
  | 'PENDING'
  | 'PROCESSING'
  | 'RETURNED'
  | 'SHIPPED';

/** Kind of a PDF about selected orders: a packing slip for each, or one list of all their pieces. */
export type PackingSheet =
  | 'PICK_LIST'
  | 'SLIPS';

/** Pieces of one line of the order, for a parcel. */
export type ParcelLineInput = {
  /** Id of the line of the order. */
  orderLineId: string;
  /** Number of pieces, at least 1. */
  quantity: number;
  /** Size and colour that the admin saw. Pages of the previous version do not send it. */
  seen?: OrderChoiceInput | null | undefined;
};

/** Payment method: cash on delivery, or online (card, UPI). */
export type PaymentMethod =
  | 'COD'
  | 'ONLINE';

/** Payment status of an order; pages show Pending, Paid, Failed and Refunded. */
export type PaymentStatus =
  | 'COMPLETED'
  | 'FAILED'
  | 'PENDING'
  | 'REFUNDED';

/** Details of a payout: either a UPI ID or a bank account. */
export type PayoutDetailsInput = {
  /** Bank account number, 9 to 18 digits; required unless a UPI ID is given. */
  accountNumber?: string | null | undefined;
  /** Current password of the account. Needed to replace other details; PASSWORD_WRONG without it. */
  currentPassword?: string | null | undefined;
  /** Name of the account holder; required with an account number. */
  holderName?: string | null | undefined;
  /** IFSC of the branch; required with an account number. */
  ifsc?: string | null | undefined;
  /** Id of the payout. */
  payoutId: string;
  /** UPI ID of the shopper, such as `name@bank`. */
  upiId?: string | null | undefined;
};

/** State of a payout: it waits for the shopper's details, or for the admin who pays it, or it is paid. */
export type PayoutState =
  | 'DUE'
  | 'PAID'
  | 'WAITING';

/** View, colour and alternative text of a picture; an omitted field is left unchanged. */
export type PictureTextInput = {
  /** Alternative text for shoppers who do not see the picture, at most 300 characters. */
  alt?: string | null | undefined;
  /** Colour of the product in the picture; null or empty if it shows all colours. */
  color?: string | null | undefined;
  /** View from which the picture shows the product; FRONT by default. */
  view?: PictureView | null | undefined;
};

/** View from which a picture shows the product. */
export type PictureView =
  | 'BACK'
  | 'DETAIL'
  | 'FLAT'
  | 'FRONT';

/** Order to place for a customer who orders by phone or message. */
export type PlaceOrderForCustomerInput = {
  /** Total that the admin saw, in rupees; TOTAL_CHANGED with the current total if it differs. */
  expectedTotal: number;
  /** Idempotency key, made by the client for each order, 8 to 100 characters: the same key gives the same order. */
  idempotencyKey: string;
  /** Lines to order, 1 to 50. */
  lines: Array<OrderLineInput>;
  /** Payment method: cash on delivery, or a payment link. */
  paymentMethod: PaymentMethod;
  /** Address that the order goes to; its e-mail address names the customer's account. */
  shippingAddress: ShippingAddressInput;
};

/** Order to place. */
export type PlaceOrderInput = {
  /** Welcome code of the shopper, in upper or lower case; CODE_UNKNOWN, CODE_SPENT or CODE_NOT_FIRST if it cannot be used. */
  discountCode?: string | null | undefined;
  /** Subtotal that the shopper saw, in rupees; checked if given. */
  expectedSubtotal?: number | null | undefined;
  /** Total that the shopper saw, in rupees; TOTAL_CHANGED with the current total if it differs. */
  expectedTotal: number;
  /** Idempotency key, made by the client for each order, 8 to 100 characters: the same key gives the same order. */
  idempotencyKey: string;
  /** Lines to order, 1 to 50. */
  lines: Array<OrderLineInput>;
  /** Payment method: one of `settings.paymentMethods`. */
  paymentMethod: PaymentMethod;
  /** Address that the order goes to. */
  shippingAddress: ShippingAddressInput;
  /** Razorpay's id of an earlier payment (`createPaymentIntent`), for an online order only. */
  transactionId?: string | null | undefined;
};

/** Change of prices: exactly one of `set`, `add` and `percent`. */
export type PriceChangeInput = {
  /** Amount to add to the price, in rupees; negative to reduce it. */
  add?: number | null | undefined;
  /** Whether the new price is rounded to whole rupees, halves up; otherwise it is rounded to the paisa. */
  isWholeRupees?: boolean;
  /** Percentage to add to the price; negative to reduce it. */
  percent?: number | null | undefined;
  /** New price of one piece, in rupees. */
  set?: number | null | undefined;
};

/** Changes of a product; an omitted field is left unchanged. */
export type ProductChanges = {
  /** New colours; empty if the colour is as shown. */
  availableColors?: Array<string> | null | undefined;
  /** New sizes; empty for one size. */
  availableSizes?: Array<string> | null | undefined;
  /** New category of the product. */
  category?: Category | null | undefined;
  /** Number of pieces that were counted now; the difference becomes a stock movement. STOCK_TRACKED if the stock is counted by size and colour. */
  countedStock?: number | null | undefined;
  /** New description, 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** New handle; null removes it. */
  handle?: string | null | undefined;
  /** New HSN code; null for the code of the category. */
  hsn?: string | null | undefined;
  /** URL of the first picture, as for a new product; an empty one changes nothing. */
  imageUrl?: string | null | undefined;
  /** New kind of garment. */
  kind?: GarmentKind | null | undefined;
  /** New materials, by name. */
  materials?: Array<string> | null | undefined;
  /** New price of one piece in rupees, GST included. */
  price?: number | null | undefined;
  /** Stock that the admin saw: STOCK_CHANGED if it has changed since to another number than `countedStock`. */
  stockSeen?: number | null | undefined;
  /** New title, 1 to 200 characters. */
  title?: string | null | undefined;
};

/** Filter of a list of products; an omitted field does not filter. */
export type ProductFilter = {
  /** Categories; any of them matches. */
  categories?: Array<Category> | null | undefined;
  /** Families of colours; any of them matches. */
  colors?: Array<ColorFamily> | null | undefined;
  /** Families of fabrics; any of them matches. */
  fabrics?: Array<Fabric> | null | undefined;
  /** Whether to list only products of the last 10 days. */
  isNew?: boolean | null | undefined;
  /** Kinds of garments, at most 30; any matches. */
  kinds?: Array<GarmentKind> | null | undefined;
  /** Highest price in rupees, inclusive. */
  maxPrice?: number | null | undefined;
  /** Lowest price in rupees, inclusive. */
  minPrice?: number | null | undefined;
  /** Sizes with a piece in stock, at most 30; any of them matches, and letter case does not matter. */
  sizes?: Array<string> | null | undefined;
  /** Search text for title, description, category and materials. */
  text?: string | null | undefined;
};

/** Data of a new product. */
export type ProductInput = {
  /** Colours, by name; empty if the colour is as shown. */
  availableColors?: Array<string>;
  /** Sizes of the product; empty for one size. */
  availableSizes?: Array<string>;
  /** Category of the product. */
  category: Category;
  /** Description in plain text, 1 to 10,000 characters. */
  description: string;
  /** Handle for imported files: letters a to z, digits and hyphens. */
  handle?: string | null | undefined;
  /** HSN code; omitted for the code of the category. */
  hsn?: string | null | undefined;
  /** URL of the first picture: one of this shop, or a public https URL that is copied. */
  imageUrl?: string | null | undefined;
  /** Kind of garment; omitted for the one that a word of the title names. */
  kind?: GarmentKind | null | undefined;
  /** Materials of the product, by name. */
  materials?: Array<string>;
  /** Price of one piece in rupees, GST included: 0.01 to 1,000,000. */
  price: number;
  /** Number of pieces in stock. */
  stock?: number;
  /** Title of the product, 1 to 200 characters. */
  title: string;
};

/** Sort order of a list of products. RELEVANCE: the best matches of a searched text first; without a text, the newest. */
export type ProductSort =
  | 'NAME_A_TO_Z'
  | 'NEWEST'
  | 'PRICE_HIGH_TO_LOW'
  | 'PRICE_LOW_TO_HIGH'
  | 'RELEVANCE';

/** Changes of the viewer's profile. An omitted field is left unchanged; a blank one is removed. */
export type ProfileInput = {
  /** Postal address of the account. */
  address?: string | null | undefined;
  /** Current password, for a new e-mail address: its verification link is then mailed at once. Without the password, see `sendConfirmation`. */
  currentPassword?: string | null | undefined;
  /** E-mail address of the account; cannot be removed. A new one is not verified, and the old address gets a mail. */
  email?: string | null | undefined;
  /** Mobile number of the account. */
  mobile?: string | null | undefined;
  /** Full name of the account; cannot be removed. */
  name?: string | null | undefined;
  /** Link to a profile picture: an https address, or a picture of the shop. */
  profilePic?: string | null | undefined;
};

/** Reason of a refund: it was not the total, the order was paid already, it had ended, no order came, or the order was lost, cancelled or returned, or some of its pieces were. */
export type RefundReason =
  | 'NO_ORDER'
  | 'ORDER_CANCELLED'
  | 'ORDER_LOST'
  | 'ORDER_OVER'
  | 'ORDER_RETURNED'
  | 'PAID_TWICE'
  | 'PIECES_CANCELLED'
  | 'PIECES_RETURNED'
  | 'WRONG_AMOUNT';

/** State of a refund. DUE: it is being requested. FAILED: it failed at the bank and is requested again. ACCEPTED: it is done. */
export type RefundState =
  | 'ACCEPTED'
  | 'DUE'
  | 'FAILED';

/** Request to return or exchange pieces of a delivered order. */
export type RequestReturnInput = {
  /** Idempotency key of the request, 8 to 100 printable characters: the same key gives the same return. */
  idempotencyKey: string;
  /** Pieces to return. */
  lines: Array<ReturnLineInput>;
  /** Id of the order. */
  orderId: string;
};

/** Size and colour of a product. */
export type RestockAlertInput = {
  /** Colour of the product; omitted without colours. */
  color?: string | null | undefined;
  /** Id of the product. */
  productId: string;
  /** Size of the product; omitted without sizes. */
  size?: string | null | undefined;
};

/** Outcome that the shopper asks for: a refund, or another size or colour. */
export type ReturnKind =
  | 'EXCHANGE'
  | 'RETURN';

/** Pieces of one line of an order to return. */
export type ReturnLineInput = {
  /** Colour of the replacement, for an exchange. */
  color?: string | null | undefined;
  /** Comment on the pieces, at most 500 characters. */
  comment?: string | null | undefined;
  /** Colour of the pieces, if an exchange has changed it; with `fromSize`. */
  fromColor?: string | null | undefined;
  /** Size of the pieces, if an exchange has changed it; with `fromColor`. */
  fromSize?: string | null | undefined;
  /** Outcome that the shopper asks for. */
  kind: ReturnKind;
  /** Id of the line of the order. */
  lineId: string;
  /** Number of pieces, 1 to 99. */
  quantity: number;
  /** Reason of the return. */
  reason: ReturnReason;
  /** Size of the replacement, for an exchange. */
  size?: string | null | undefined;
};

/** Reason of a return. */
export type ReturnReason =
  | 'CHANGED_MIND'
  | 'DAMAGED'
  | 'NOT_AS_SHOWN'
  | 'OTHER'
  | 'TOO_LARGE'
  | 'TOO_SMALL';

/** Status of a return: requested, approved, received by the shop, completed; or refused, withdrawn by the shopper, closed since the whole order was cancelled or returned. */
export type ReturnStatus =
  | 'APPROVED'
  | 'CLOSED'
  | 'COMPLETED'
  | 'RECEIVED'
  | 'REFUSED'
  | 'REQUESTED'
  | 'WITHDRAWN';

/** Step of a return. */
export type ReturnStepKind =
  | 'APPROVED'
  | 'CLOSED'
  | 'COMPLETED'
  | 'RECEIVED'
  | 'REFUSED'
  | 'REPLACEMENT_SENT'
  | 'REQUESTED'
  | 'WITHDRAWN';

/** Fit of a garment, as a reviewer found it: it runs small, is true to size, or runs large. */
export type ReviewFit =
  | 'LARGE'
  | 'SMALL'
  | 'TRUE_TO_SIZE';

/** Role of an account: it decides what the account may do. */
export type Role =
  | 'ADMIN'
  | 'SHOPPER';

/** Cash of an order as the admin saw it. */
export type SeenCashInput = {
  /** Amount to collect that the admin saw, in rupees. */
  amount: number;
  /** Id of the order. */
  orderId: string;
};

/** Kind of a difference. MISSING: a payment that no report names. UNKNOWN: a payment or refund that the shop does not know. AMOUNT: the amounts differ. */
export type SettlementProblemKind =
  | 'AMOUNT'
  | 'MISSING'
  | 'UNKNOWN';

/** Shipping address of an order; every field is needed. */
export type ShippingAddressInput = {
  /** House, street and landmark. */
  address: string;
  /** Town or city. */
  city: string;
  /** Country of the address; always India. */
  country?: string;
  /** E-mail address for the order. */
  email: string;
  /** Full name of the recipient. */
  fullName: string;
  /** Phone number for the courier. */
  phone: string;
  /** State of India: one of `settings.states`. */
  state: string;
  /** PIN code of the address. */
  zipCode: string;
};

/** Data of a new account: the second step of signing up. */
export type SignUpInput = {
  /** Verified e-mail address, in place of the token: the browser must have opened the link within the last 30 minutes. */
  email?: string | null | undefined;
  /** Mobile number of the shopper. */
  mobile?: string | null | undefined;
  /** Full name of the shopper. */
  name: string;
  /** Password of the new account, 6 to 128 characters. */
  password: string;
  /** Token of the mailed verification link; omitted in the browser that opened the link. */
  token?: string | null | undefined;
};

/** Stock movement to record: pieces that came or went, or a new count. */
export type StockChangeInput = {
  /** Note on the movement, at most 200 characters. */
  note?: string | null | undefined;
  /** Number of pieces. COUNTED: the pieces in stock. RECEIVED and DAMAGED: the pieces that came or went. CORRECTION: the difference. */
  quantity: number;
  /** Reason: RECEIVED, COUNTED, DAMAGED or CORRECTION. */
  reason: StockReason;
  /** Stock of the unit that the admin saw, for COUNTED: STOCK_CHANGED if it has changed since to another number than `quantity`. */
  stockSeen?: number | null | undefined;
  /** Id of the stock unit; omitted for a product whose stock is not counted by size and colour. */
  unitId?: string | null | undefined;
};

/** Level of stock over all sizes and colours. LOW: 1 to 5 pieces. OUT: none. */
export type StockLevel =
  | 'LOW'
  | 'OUT';

/** Reason of a stock movement. */
export type StockReason =
  | 'CORRECTION'
  | 'COUNTED'
  | 'DAMAGED'
  | 'RECEIVED'
  | 'RETURNED'
  | 'SOLD';

/** Courier and tracking id of a parcel. */
export type TrackingInput = {
  /** Name of a courier of the shop, in any case of letters. */
  courier: string;
  /** Day in India on which the parcel should arrive. */
  estimatedDelivery?: string | null | undefined;
  /** Tracking id: 4 to 40 letters, digits and hyphens. */
  trackingId: string;
};

/** State of a row of a courier's file: it can be recorded, is recorded already, or has a problem. */
export type TrackingRowState =
  | 'PROBLEM'
  | 'READY'
  | 'RECORDED';

/** Stock of one size and colour. */
export type UnitStockInput = {
  /** Colour of the unit; omitted without colours. */
  color?: string | null | undefined;
  /** Size of the unit; omitted without sizes. */
  size?: string | null | undefined;
  /** Number of pieces in stock. */
  stock: number;
};

/** Changes of one line of the cart; an omitted field is left unchanged. */
export type UpdateCartLineInput = {
  /** New colour of the line. */
  color?: string | null | undefined;
  /** Id of the line. */
  lineId: string;
  /** New number of pieces; 0 or less removes the line. */
  quantity?: number | null | undefined;
  /** New size of the line. */
  size?: string | null | undefined;
};

/** Result of Razorpay's checkout after a payment. */
export type VerifyPaymentInput = {
  /** Id of the order; for an earlier payment, `orderId` of its payment intent. */
  orderId: string;
  /** Razorpay's id of its own order: `razorpay_order_id` of the checkout's result. */
  razorpayOrderId: string;
  /** Razorpay's id of the payment: `razorpay_payment_id` of the checkout's result. */
  razorpayPaymentId: string;
  /** Razorpay's signature: `razorpay_signature` of the checkout's result. */
  razorpaySignature: string;
};

/** Review of a product to write. */
export type WriteReviewInput = {
  /** Comment in plain text, 1 to 2,000 characters. */
  comment: string;
  /** Fit of the garment, as the reviewer found it. */
  fit?: ReviewFit | null | undefined;
  /** Id of the product. */
  productId: string;
  /** Rating in stars, 1 to 5. */
  rating: number;
  /** Size that the reviewer wore: one of the product's sizes. */
  sizeWorn?: string | null | undefined;
};

export type CartCountQueryVariables = Exact<{ [key: string]: never; }>;


export type CartCountQuery = { cart: { id: string, totalQuantity: number } };

export type UnverifiedEmail_UserFragment = { id: string, email: string, isEmailVerified: boolean, recoveryEmail: string };

export type SendConfirmationMutationVariables = Exact<{
  currentPassword: string;
}>;


export type SendConfirmationMutation = { sendConfirmation: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: string };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { token: string, user: { id: string, name: string, email: string, role: Role, profilePic: string | null } } };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type SendOtpMutationVariables = Exact<{
  email: string;
}>;


export type SendOtpMutation = { sendOtp: boolean };

export type VerifyOtpMutationVariables = Exact<{
  email: string;
  otp: string;
  newPassword: string;
}>;


export type VerifyOtpMutation = { verifyOtp: boolean };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, role: Role, profilePic: string | null } | null };

export type Session_UserFragment = { id: string, name: string, email: string, role: Role, profilePic: string | null };

export type AccountSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSettingsQuery = { me: { id: string, name: string, email: string, createdAt: string, isEmailVerified: boolean, recoveryEmail: string } | null };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { token: string, user: { id: string, name: string, email: string, role: Role, profilePic: string | null } } };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { me: { id: string, notifyEmail: boolean, notifyOrderUpdates: boolean, notifySecurity: boolean, notifyPromotions: boolean } | null };

export type UpdateNotificationsMutationVariables = Exact<{
  input: NotificationsInput;
}>;


export type UpdateNotificationsMutation = { updateNotifications: { id: string, notifyEmail: boolean, notifyOrderUpdates: boolean, notifySecurity: boolean, notifyPromotions: boolean } };

export type NotificationChoices_UserFragment = { notifyEmail: boolean, notifyOrderUpdates: boolean, notifySecurity: boolean, notifyPromotions: boolean };

export type ExportMyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportMyDataQuery = { exportMyData: string };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type SecuritySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecuritySettingsQuery = { mySessions: Array<{ id: string, device: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndSessionMutation = { endSession: Array<{ id: string, device: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: Array<{ id: string, device: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type SessionRow_SessionFragment = { id: string, device: string, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type EmailExistsQueryVariables = Exact<{
  email: string;
}>;


export type EmailExistsQuery = { emailExists: boolean };

export type SendVerificationMutationVariables = Exact<{
  email: string;
}>;


export type SendVerificationMutation = { sendVerification: boolean };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: string };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
  picture?: File | null | undefined;
}>;


export type SignUpMutation = { signUp: { token: string, user: { id: string, name: string, email: string, role: Role, profilePic: string | null } } };

export type AuditHistoryQueryVariables = Exact<{
  subject?: AuditSubject | null | undefined;
  label?: string | null | undefined;
  userId?: string | null | undefined;
  batchId?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditHistoryQuery = { auditEntries: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { userId: string, subject: AuditSubject, subjectId: string, label: string, batchId: string | null, id: string, at: string, userName: string, door: Door, action: string, changes: unknown } }> } };

export type AuditHistory_EntryFragment = { userId: string, subject: AuditSubject, subjectId: string, label: string, batchId: string | null, id: string, at: string, userName: string, door: Door, action: string, changes: unknown };

export type AuditAuthorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditAuthorsQuery = { auditAuthors: Array<{ userId: string, name: string }> };

export type Facets_FacetsFragment = { categories: Array<{ category: Category, count: number }>, kinds: Array<{ kind: GarmentKind, count: number }>, sizes: Array<{ size: string, count: number }>, colors: Array<{ color: ColorFamily, count: number }>, fabrics: Array<{ fabric: Fabric, count: number }> };

export type NearbyProducts_NearbyFragment = { corrections: Array<string>, words: Array<string>, kinds: Array<GarmentKind>, newest: Array<{ id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> }> };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { id: string, totalQuantity: number, subtotal: number, shippingEstimate: number, total: number, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isSold: boolean, product: { id: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> } };

export type CartChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CartChoicesQuery = { cart: { id: string, totalQuantity: number, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, product: { id: string } }> } };

export type Cart_CartFragment = { id: string, totalQuantity: number, subtotal: number, shippingEstimate: number, total: number, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isSold: boolean, product: { id: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> };

export type CartLine_LineFragment = { id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isSold: boolean, product: { id: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type CartFees_SettingsFragment = { freeShippingAbove: number, cartShippingFee: number };

export type UpdateCartLineMutationVariables = Exact<{
  input: UpdateCartLineInput;
}>;


export type UpdateCartLineMutation = { updateCartLine: { id: string, totalQuantity: number, subtotal: number, shippingEstimate: number, total: number, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isSold: boolean, product: { id: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> } };

export type RemoveCartLineMutationVariables = Exact<{
  lineId: string;
}>;


export type RemoveCartLineMutation = { removeCartLine: { id: string, totalQuantity: number, subtotal: number, shippingEstimate: number, total: number, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isSold: boolean, product: { id: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> } };

export type RestoreCartLineMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type RestoreCartLineMutation = { addToCart: { id: string, totalQuantity: number, subtotal: number, shippingEstimate: number, total: number, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isSold: boolean, product: { id: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> } };

export type ClearCartMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearCartMutation = { clearCart: { id: string, totalQuantity: number, subtotal: number, shippingEstimate: number, total: number, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isSold: boolean, product: { id: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> } };

export type ProductBatch_BatchFragment = { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoableUntil: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number };

export type BatchRow_RowFragment = { place: number, productId: string | null, label: string, changes: unknown, problem: string | null };

export type ProductBatchQueryVariables = Exact<{
  id: string;
}>;


export type ProductBatchQuery = { productBatch: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoableUntil: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type ProductBatchRowsQueryVariables = Exact<{
  id: string;
  onlyProblems: boolean;
  first?: number;
  after?: string | null | undefined;
}>;


export type ProductBatchRowsQuery = { productBatch: { id: string, rows: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { place: number, productId: string | null, label: string, changes: unknown, problem: string | null } }> } } };

export type ProductBatchesQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type ProductBatchesQuery = { productBatches: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoableUntil: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } }> } };

export type ProductExportUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductExportUrlQuery = { productExportUrl: string };

export type CheckBulkChangeMutationVariables = Exact<{
  productIds: Array<string> | string;
  change: BulkChangeInput;
}>;


export type CheckBulkChangeMutation = { checkBulkChange: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoableUntil: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type StartImportMutationVariables = Exact<{
  name: string;
}>;


export type StartImportMutation = { startImport: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoableUntil: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type UploadImportPartMutationVariables = Exact<{
  id: string;
  place: number;
  content: File;
}>;


export type UploadImportPartMutation = { uploadImportPart: { id: string } };

export type UploadImportPictureMutationVariables = Exact<{
  id: string;
  name: string;
  file: File;
}>;


export type UploadImportPictureMutation = { uploadImportPicture: { id: string } };

export type CheckImportMutationVariables = Exact<{
  id: string;
  parts?: number | null | undefined;
  booksStockAgain?: boolean;
}>;


export type CheckImportMutation = { checkImport: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoableUntil: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type CheckUndoMutationVariables = Exact<{
  id: string;
}>;


export type CheckUndoMutation = { checkUndo: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoableUntil: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type ApplyProductBatchMutationVariables = Exact<{
  id: string;
}>;


export type ApplyProductBatchMutation = { applyProductBatch: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoableUntil: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type GridRow_ProductFragment = { id: string, version: number, title: string, price: number, stock: number, isTracked: boolean };

export type ProductsToEditQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ProductsToEditQuery = { productsToEdit: Array<{ id: string, version: number, title: string, price: number, stock: number, isTracked: boolean }> };

export type CheckGridEditsMutationVariables = Exact<{
  edits: Array<GridEditInput> | GridEditInput;
}>;


export type CheckGridEditsMutation = { checkGridEdits: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoableUntil: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type ProductEditor_ProductFragment = { id: string, version: number, title: string, description: string, price: number, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> };

export type ProductEditorQueryVariables = Exact<{
  id: string;
}>;


export type ProductEditorQuery = { adminProduct: { id: string, version: number, title: string, description: string, price: number, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type HsnCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type HsnCodesQuery = { hsnCodes: Array<{ code: string, description: string }> };

export type AddProductMutationVariables = Exact<{
  input: ProductInput;
  idempotencyKey: string;
}>;


export type AddProductMutation = { addProduct: { id: string, version: number, title: string, description: string, price: number, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type ChangeProductMutationVariables = Exact<{
  id: string;
  version: number;
  changes: ProductChanges;
}>;


export type ChangeProductMutation = { changeProduct: { id: string, version: number, title: string, description: string, price: number, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type ProductHistoryQueryVariables = Exact<{
  productId: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type ProductHistoryQuery = { auditEntries: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, at: string, userName: string, door: Door, action: string, changes: unknown } }> } };

export type HistoryEntry_EntryFragment = { id: string, at: string, userName: string, door: Door, action: string, changes: unknown };

export type RevertChangeMutationVariables = Exact<{
  id: string;
}>;


export type RevertChangeMutation = { revertChange: { id: string, version: number, title: string, description: string, price: number, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type AdminProductRow_ProductFragment = { id: string, version: number, title: string, price: number, category: Category, stock: number, isArchived: boolean, updatedAt: string, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> };

export type AdminProductListQueryVariables = Exact<{
  filter: AdminProductFilter;
  sort: AdminProductSort;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminProductListQuery = { adminProducts: { totalCount: number, isTotalExact: boolean, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, version: number, title: string, price: number, category: Category, stock: number, isArchived: boolean, updatedAt: string, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> } };

export type AdminProductKeysQueryVariables = Exact<{
  filter: AdminProductFilter;
}>;


export type AdminProductKeysQuery = { adminProductKeys: { hasMore: boolean, keys: Array<{ id: string }> } };

export type ArchiveProductMutationVariables = Exact<{
  id: string;
  version: number;
  isArchived: boolean;
}>;


export type ArchiveProductMutation = { archiveProduct: { id: string, version: number, title: string, price: number, category: Category, stock: number, isArchived: boolean, updatedAt: string, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type DuplicateProductMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;


export type DuplicateProductMutation = { duplicateProduct: { id: string, version: number, title: string, price: number, category: Category, stock: number, isArchived: boolean, updatedAt: string, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type EditedPictures_ProductFragment = { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> };

export type EditedPicture_PictureFragment = { view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string };

export type ProductPicturesQueryVariables = Exact<{
  id: string;
}>;


export type ProductPicturesQuery = { adminProduct: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type AddProductPictureMutationVariables = Exact<{
  productId: string;
  version: number;
  file: File;
  text?: PictureTextInput | null | undefined;
}>;


export type AddProductPictureMutation = { addProductPicture: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type AddProductPictureByUrlMutationVariables = Exact<{
  productId: string;
  version: number;
  url: string;
}>;


export type AddProductPictureByUrlMutation = { addProductPictureByUrl: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type ChangeProductPictureMutationVariables = Exact<{
  productId: string;
  version: number;
  pictureId: string;
  text: PictureTextInput;
}>;


export type ChangeProductPictureMutation = { changeProductPicture: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type OrderProductPicturesMutationVariables = Exact<{
  productId: string;
  version: number;
  pictureIds: Array<string> | string;
}>;


export type OrderProductPicturesMutation = { orderProductPictures: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type RemoveProductPictureMutationVariables = Exact<{
  productId: string;
  version: number;
  pictureId: string;
}>;


export type RemoveProductPictureMutation = { removeProductPicture: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type StockMovementsQueryVariables = Exact<{
  productId: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type StockMovementsQuery = { stockMovements: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, at: string, reason: StockReason, quantity: number, stockAfter: number, size: string | null, color: string | null, note: string | null, orderNumber: string | null, userName: string | null } }> } };

export type MovementList_MovementFragment = { id: string, at: string, reason: StockReason, quantity: number, stockAfter: number, size: string | null, color: string | null, note: string | null, orderNumber: string | null, userName: string | null };

export type WaitingShoppersQueryVariables = Exact<{
  productId: string;
}>;


export type WaitingShoppersQuery = { waitingShoppers: Array<{ size: string | null, color: string | null, count: number }> };

export type ChangeStockMutationVariables = Exact<{
  productId: string;
  input: StockChangeInput;
  idempotencyKey: string;
}>;


export type ChangeStockMutation = { changeStock: { id: string, version: number, title: string, description: string, price: number, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type TrackStockMutationVariables = Exact<{
  productId: string;
  isTracked: boolean;
  units?: Array<UnitStockInput> | UnitStockInput | null | undefined;
}>;


export type TrackStockMutation = { trackStock: { id: string, version: number, title: string, description: string, price: number, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type ChoiceDialogQueryVariables = Exact<{
  id: string;
}>;


export type ChoiceDialogQuery = { product: { id: string, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type Gallery_PictureFragment = { color: string | null, view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string };

export type Picture_PictureFragment = { id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string };

export type CoverPicture_PictureFragment = { baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null };

export type MatchingPicture_ProductFragment = { matchingPicture: { baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null } | null };

export type ProductCard_ProductFragment = { id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> };

export type ProductChoices_ProductFragment = { id: string, title: string, price: number, category: Category, stock: number, availableSizes: Array<string>, availableColors: Array<string> };

export type ProductFacts_ProductFragment = { category: Category, availableSizes: Array<string>, availableColors: Array<string>, materials: Array<string> };

export type ProductRow_ProductFragment = { description: string, id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> };

export type RecentProductsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RecentProductsQuery = { productsByIds: Array<{ id: string, title: string, price: number, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> }> };

export type RecentProduct_ProductFragment = { id: string, title: string, price: number, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> };

export type SearchSuggestionsQueryVariables = Exact<{
  term: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { terms: Array<string>, products: Array<{ id: string, title: string, price: number, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> }> } };

export type FindProductsQueryVariables = Exact<{
  text: string;
}>;


export type FindProductsQuery = { adminProducts: { edges: Array<{ cursor: string, node: { id: string, title: string, price: number, stock: number, availableSizes: Array<string>, availableColors: Array<string> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CustomerOrderQuoteQueryVariables = Exact<{
  lines: Array<OrderLineInput> | OrderLineInput;
}>;


export type CustomerOrderQuoteQuery = { customerOrderQuote: { subtotal: number, shippingCost: number, total: number, lines: Array<{ productId: string, size: string | null, color: string | null, price: number, available: number }> } };

export type PlaceOrderForCustomerMutationVariables = Exact<{
  input: PlaceOrderForCustomerInput;
}>;


export type PlaceOrderForCustomerMutation = { placeOrderForCustomer: { id: string, orderNumber: string } };

export type CheckoutChoices_SettingsFragment = { states: Array<string>, country: string, paymentMethods: Array<PaymentMethod> };

export type SavedAddress_AddressFragment = { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string };

export type CheckoutQuoteQueryVariables = Exact<{
  lines: Array<OrderLineInput> | OrderLineInput;
  discountCode?: string | null | undefined;
}>;


export type CheckoutQuoteQuery = { checkoutQuote: { subtotal: number, shippingCost: number, discount: number, statedGst: number | null, total: number } };

export type CheckoutQuote_QuoteFragment = { subtotal: number, shippingCost: number, discount: number, statedGst: number | null, total: number };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, payableUntil: string | null, promisedFrom: string | null, promisedTo: string | null, lines: Array<{ id: string, product: { id: string, stock: number, stockUnits: Array<{ id: string, stock: number }> } | null }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: string }> } };

export type PlacedOrder_OrderFragment = { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, payableUntil: string | null, promisedFrom: string | null, promisedTo: string | null, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: string }> };

export type ChangeOrderAddressMutationVariables = Exact<{
  orderId: string;
  address: ShippingAddressInput;
  seen: ShippingAddressInput;
}>;


export type ChangeOrderAddressMutation = { changeOrderAddress: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, payableUntil: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDelivery: string | null, promisedFrom: string | null, promisedTo: string | null, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> } };

export type DeliveryStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryStatesQuery = { settings: { states: Array<string>, country: string } };

export type PlacedOrderQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type PlacedOrderQuery = { placedOrder: { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, payableUntil: string | null, promisedFrom: string | null, promisedTo: string | null, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: string }> } | null };

export type StockLevel_FiguresFragment = { count: number, isMore: boolean, products: Array<{ productId: string, title: string, stock: number }> };

export type CustomerRow_CustomerFragment = { email: string, name: string, orderCount: number, lastOrderAt: string };

export type AdminSalesQueryVariables = Exact<{
  days: number;
}>;


export type AdminSalesQuery = { dashboard: { salesByDay: Array<{ day: string, orderCount: number, revenue: number, netRevenue: number }>, bestSellers: Array<{ productId: string, title: string, pieces: number, revenue: number }> } };

export type AdminCustomersQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminCustomersQuery = { customers: { totalCount: number, edges: Array<{ cursor: string, node: { email: string, name: string, orderCount: number, lastOrderAt: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type DeliveryPlan_PlanFragment = { id: string, version: number, cutOffHour: number, workingDays: Array<number>, holidays: Array<string>, otherMinDays: number, otherMaxDays: number, zones: Array<{ name: string, minDays: number, maxDays: number, states: Array<string>, pinPrefixes: Array<string> }> };

export type DeliveryPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryPlanQuery = { deliveryPlan: { id: string, version: number, cutOffHour: number, workingDays: Array<number>, holidays: Array<string>, otherMinDays: number, otherMaxDays: number, zones: Array<{ name: string, minDays: number, maxDays: number, states: Array<string>, pinPrefixes: Array<string> }> } | null, settings: { states: Array<string> } };

export type PunctualityQueryVariables = Exact<{ [key: string]: never; }>;


export type PunctualityQuery = { punctuality: Array<{ zone: string, delivered: number, onTime: number, early: number, averageDaysLate: number | null, overdue: number }> };

export type ChangeDeliveryPlanMutationVariables = Exact<{
  version: number;
  plan: DeliveryPlanInput;
}>;


export type ChangeDeliveryPlanMutation = { changeDeliveryPlan: { id: string, version: number, cutOffHour: number, workingDays: Array<number>, holidays: Array<string>, otherMinDays: number, otherMaxDays: number, zones: Array<{ name: string, minDays: number, maxDays: number, states: Array<string>, pinPrefixes: Array<string> }> } };

export type DeliveryRangeQueryVariables = Exact<{
  pin?: string | null | undefined;
  state?: string | null | undefined;
}>;


export type DeliveryRangeQuery = { statesWithoutDelivery: Array<string>, deliveryRange: { from: string, to: string } | null };

export type MarkCashCollectedMutationVariables = Exact<{
  orderIds: Array<string> | string;
  seen: Array<SeenCashInput> | SeenCashInput;
}>;


export type MarkCashCollectedMutation = { markCashCollected: Array<{ id: string, creditedAmount: number, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }> }> };

export type CurrentCashQueryVariables = Exact<{
  id: string;
}>;


export type CurrentCashQuery = { order: { cashDue: number | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, payableUntil: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDelivery: string | null, promisedFrom: string | null, promisedTo: string | null, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> } };

export type DisputeRow_DisputeFragment = { id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, respondBy: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null };

export type OrderDisputesQueryVariables = Exact<{
  id: string;
}>;


export type OrderDisputesQuery = { order: { id: string, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, respondBy: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }> } };

export type AdminOrder_OrderFragment = { cashDue: number | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, payableUntil: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDelivery: string | null, promisedFrom: string | null, promisedTo: string | null, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> };

export type AdminOrderListQueryVariables = Exact<{
  statuses?: Array<OrderStatus> | OrderStatus | null | undefined;
  paymentStatuses?: Array<PaymentStatus> | PaymentStatus | null | undefined;
  filter?: OrderFilterInput | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminOrderListQuery = { orders: { totalCount: number, isTotalExact: boolean, statusCounts: Array<{ status: OrderStatus, count: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { cashDue: number | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, payableUntil: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDelivery: string | null, promisedFrom: string | null, promisedTo: string | null, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> } }> } };

export type OrderTimeline_EventFragment = { id: string, at: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null };

export type OrderPage_OrderFragment = { packedAt: string | null, notes: string | null, printWarning: string | null, payLink: string | null, cashDue: number | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, payableUntil: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDelivery: string | null, promisedFrom: string | null, promisedTo: string | null, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, respondBy: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> };

export type AdminOrderPageQueryVariables = Exact<{
  id: string;
}>;


export type AdminOrderPageQuery = { order: { packedAt: string | null, notes: string | null, printWarning: string | null, payLink: string | null, cashDue: number | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, payableUntil: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDelivery: string | null, promisedFrom: string | null, promisedTo: string | null, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, respondBy: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> } };

export type ChangeOrderNotesMutationVariables = Exact<{
  orderId: string;
  notes?: string | null | undefined;
  seenNotes?: string | null | undefined;
}>;


export type ChangeOrderNotesMutation = { changeOrderNotes: { id: string, notes: string | null, printWarning: string | null, timeline: Array<{ id: string, at: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null }> } };

export type ChangeOrderLineMutationVariables = Exact<{
  orderId: string;
  lineId: string;
  choice: OrderChoiceInput;
  seen: OrderChoiceInput;
}>;


export type ChangeOrderLineMutation = { changeOrderLine: { packedAt: string | null, notes: string | null, printWarning: string | null, payLink: string | null, cashDue: number | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, payableUntil: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDelivery: string | null, promisedFrom: string | null, promisedTo: string | null, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, respondBy: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> } };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderMutation = { cancelOrder: { id: string, orderStatus: OrderStatus, payableUntil: string | null, creditedAmount: number, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> } };

export type ChangeOrderStatusMutationVariables = Exact<{
  orderId: string;
  status: OrderStatus;
  seenStatus: OrderStatus;
}>;


export type ChangeOrderStatusMutation = { changeOrderStatus: { id: string, orderStatus: OrderStatus, creditedAmount: number, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> } };

export type CurrentOrderQueryVariables = Exact<{
  id: string;
}>;


export type CurrentOrderQuery = { order: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, payableUntil: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDelivery: string | null, promisedFrom: string | null, promisedTo: string | null, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> } };

export type MyOrdersQueryVariables = Exact<{
  status?: OrderStatus | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type MyOrdersQuery = { myOrders: { totalCount: number, statusCounts: Array<{ status: OrderStatus, count: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, payableUntil: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDelivery: string | null, promisedFrom: string | null, promisedTo: string | null, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> } }> } };

export type MyOrderCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOrderCountsQuery = { myOrders: { statusCounts: Array<{ status: OrderStatus, count: number }> } };

export type OrderCard_OrderFragment = { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, payableUntil: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDelivery: string | null, promisedFrom: string | null, promisedTo: string | null, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string }> };

export type OrderParcels_ParcelFragment = { id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> };

export type OrderRefunds_RefundFragment = { id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string };

export type OrderRefunds_PayoutFragment = { id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string };

export type OrderHistory_StepFragment = { id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: string };

export type CreditNotes_NoteFragment = { id: string, number: string, amount: number, issuedAt: string, url: string };

export type OrdersVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersVersionQuery = { ordersVersion: string };

export type RequestInvoiceMutationVariables = Exact<{
  orderId: string;
}>;


export type RequestInvoiceMutation = { requestInvoice: { invoiceUrl: string, invoiceNumber: string } };

export type Delivery_OrderFragment = { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDelivery: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } };

export type CurrentDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type CurrentDeliveryQuery = { order: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDelivery: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } };

export type AdminDeliveryPageQueryVariables = Exact<{
  stage: DeliveryStage;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminDeliveryPageQuery = { replacementsDueCount: number, deliveries: { totalCount: number, counts: { toPack: number, packed: number, onTheWay: number }, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDelivery: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } }> } };

export type CouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type CouriersQuery = { couriers: Array<string> };

export type PackingSheetUrlQueryVariables = Exact<{
  sheet: PackingSheet;
  orderIds: Array<string> | string;
}>;


export type PackingSheetUrlQuery = { packingSheetUrl: string };

export type PackOrdersMutationVariables = Exact<{
  orderNumbers: Array<string> | string;
}>;


export type PackOrdersMutation = { packOrders: Array<{ orderNumber: string, orderId: string | null, problem: string | null }> };

export type UnpackOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type UnpackOrderMutation = { unpackOrder: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDelivery: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } };

export type ShipParcelMutationVariables = Exact<{
  orderId: string;
  tracking: TrackingInput;
  lines: Array<ParcelLineInput> | ParcelLineInput;
  seenAddress: ShippingAddressInput;
}>;


export type ShipParcelMutation = { shipParcel: { sharedParcelWarning: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDelivery: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } };

export type ChangeParcelMutationVariables = Exact<{
  parcelId: string;
  version: number;
  tracking: TrackingInput;
}>;


export type ChangeParcelMutation = { changeParcel: { sharedParcelWarning: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDelivery: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } };

export type ImportTrackingMutationVariables = Exact<{
  file: File;
  dryRun: boolean;
}>;


export type ImportTrackingMutation = { importTracking: { readyCount: number, problemCount: number, isApplied: boolean, rows: Array<{ place: number, orderNumber: string, trackingId: string, courier: string, state: TrackingRowState, problem: string | null, warning: string | null, pieceCount: number }> } };

export type CourierCash_FileFragment = { readyCount: number, readyAmount: number, problemCount: number, rows: Array<{ place: number, state: CourierRowState, sentence: string }> };

export type CheckCourierCashQueryVariables = Exact<{
  file: File;
}>;


export type CheckCourierCashQuery = { checkCourierCash: { readyCount: number, readyAmount: number, problemCount: number, rows: Array<{ place: number, state: CourierRowState, sentence: string }> } };

export type CollectCourierCashMutationVariables = Exact<{
  file: File;
}>;


export type CollectCourierCashMutation = { collectCourierCash: { readyCount: number, readyAmount: number, problemCount: number, rows: Array<{ place: number, state: CourierRowState, sentence: string }> } };

export type DisputesQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type DisputesQuery = { disputes: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, respondBy: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null } }> } };

export type PaymentFiguresQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type PaymentFiguresQuery = { paymentFigures: Array<{ figure: MoneyFigure, count: number, amount: number, countedAt: string | null }> };

export type MoneyRow_EntryFragment = { id: string, at: string, amount: number, orderId: string | null, orderNumber: string | null, customerName: string | null, reference: string | null, reason: string | null, state: RefundState | null };

export type MoneyEntriesQueryVariables = Exact<{
  figure: MoneyFigure;
  from?: string | null | undefined;
  to?: string | null | undefined;
  isFailed?: boolean;
  first?: number;
  after?: string | null | undefined;
}>;


export type MoneyEntriesQuery = { moneyEntries: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, at: string, amount: number, orderId: string | null, orderNumber: string | null, customerName: string | null, reference: string | null, reason: string | null, state: RefundState | null } }> } };

export type PaymentRow_OrderFragment = { id: string, orderNumber: string, createdAt: string, finalAmount: number, creditedAmount: number, paidAt: string | null, shippingAddress: { fullName: string, email: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, state: PayoutState, paidAt: string | null, createdAt: string }> };

export type PayoutRow_PayoutFragment = { id: string, amount: number, state: PayoutState, destinationHint: string | null, detailsGivenAt: string | null, createdAt: string, orderNumber: string, customerName: string, destination: { upiId: string | null, accountNumber: string | null, ifsc: string | null, holderName: string | null } | null };

export type OpenPayoutsQueryVariables = Exact<{
  states?: Array<PayoutState> | PayoutState | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type OpenPayoutsQuery = { payouts: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, amount: number, state: PayoutState, destinationHint: string | null, detailsGivenAt: string | null, createdAt: string, orderNumber: string, customerName: string, destination: { upiId: string | null, accountNumber: string | null, ifsc: string | null, holderName: string | null } | null } }> } };

export type RecordPayoutMutationVariables = Exact<{
  payoutId: string;
  reference: string;
  seenDetailsGivenAt?: string | null | undefined;
}>;


export type RecordPayoutMutation = { recordPayout: { id: string, state: PayoutState, paidAt: string | null, reference: string | null, destination: { upiId: string | null } | null } };

export type SettlementRow_SettlementFragment = { id: string, settledAt: string, utr: string | null, count: number, credit: number, debit: number, fee: number, tax: number };

export type SettlementsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type SettlementsQuery = { settlements: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, settledAt: string, utr: string | null, count: number, credit: number, debit: number, fee: number, tax: number } }> } };

export type ProblemRow_ProblemFragment = { id: string, kind: SettlementProblemKind, at: string, entityId: string, reportedAmount: number | null, ledgerAmount: number | null, orderId: string | null, orderNumber: string | null };

export type SettlementProblemsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type SettlementProblemsQuery = { settlementProblems: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, kind: SettlementProblemKind, at: string, entityId: string, reportedAmount: number | null, ledgerAmount: number | null, orderId: string | null, orderNumber: string | null } }> } };

export type SettlementDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type SettlementDaysQuery = { settlementDays: Array<{ id: string, day: string, count: number, fetchedAt: string }> };

export type FetchSettlementsMutationVariables = Exact<{
  day: string;
}>;


export type FetchSettlementsMutation = { fetchSettlements: { id: string, day: string, count: number, fetchedAt: string } };

export type PayLink_OrderFragment = { id: string, orderNumber: string, name: string, orderStatus: OrderStatus, paymentStatus: PaymentStatus, finalAmount: number, payableUntil: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, lineTotal: number }> };

export type PayLinkPageQueryVariables = Exact<{
  token: string;
}>;


export type PayLinkPageQuery = { payLinkOrder: { id: string, orderNumber: string, name: string, orderStatus: OrderStatus, paymentStatus: PaymentStatus, finalAmount: number, payableUntil: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, lineTotal: number }> } };

export type StartPaymentByLinkMutationVariables = Exact<{
  token: string;
}>;


export type StartPaymentByLinkMutation = { startPaymentByLink: { orderId: string, keyId: string, gatewayOrderId: string, amount: number, currency: string, checkoutScriptUrl: string, expiresAt: string } };

export type VerifyPaymentByLinkMutationVariables = Exact<{
  token: string;
  input: VerifyPaymentInput;
}>;


export type VerifyPaymentByLinkMutation = { verifyPaymentByLink: { id: string, orderNumber: string, name: string, orderStatus: OrderStatus, paymentStatus: PaymentStatus, finalAmount: number, payableUntil: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, lineTotal: number }> } };

export type CompletePayment_OrderFragment = { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, payableUntil: string | null, promisedFrom: string | null, promisedTo: string | null, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: string }> };

export type UnpaidOrder_OrderFragment = { trackingId: string | null, creditedAmount: number, id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, payableUntil: string | null, promisedFrom: string | null, promisedTo: string | null, lines: Array<{ id: string, productId: string, title: string, quantity: number, size: string | null, color: string | null, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: string }> };

export type PaymentState_OrderFragment = { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, payableUntil: string | null, promisedFrom: string | null, promisedTo: string | null, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: string, fromStatus: OrderStatus | null, changedAt: string }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string } };

export type StartPaymentMutationVariables = Exact<{
  orderId: string;
}>;


export type StartPaymentMutation = { startPayment: { orderId: string, keyId: string, gatewayOrderId: string, amount: number, currency: string, checkoutScriptUrl: string, expiresAt: string } };

export type VerifyPaymentMutationVariables = Exact<{
  input: VerifyPaymentInput;
}>;


export type VerifyPaymentMutation = { verifyPayment: { verified: boolean, order: { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, payableUntil: string | null, promisedFrom: string | null, promisedTo: string | null, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: string, fromStatus: OrderStatus | null, changedAt: string }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string } } | null } };

export type PaymentStateQueryVariables = Exact<{
  orderId: string;
}>;


export type PaymentStateQuery = { order: { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, payableUntil: string | null, promisedFrom: string | null, promisedTo: string | null, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: string, fromStatus: OrderStatus | null, changedAt: string }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string } } };

export type WaitingForPaymentQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingForPaymentQuery = { myOrders: { edges: Array<{ cursor: string, node: { trackingId: string | null, creditedAmount: number, id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, payableUntil: string | null, promisedFrom: string | null, promisedTo: string | null, lines: Array<{ id: string, productId: string, title: string, quantity: number, size: string | null, color: string | null, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: string }> } }> } };

export type PayoutForm_PayoutFragment = { id: string, amount: number, state: PayoutState, destinationHint: string | null };

export type GivePayoutDetailsMutationVariables = Exact<{
  input: PayoutDetailsInput;
}>;


export type GivePayoutDetailsMutation = { givePayoutDetails: { id: string, amount: number, state: PayoutState, destinationHint: string | null } };

export type RestockAlertsQueryVariables = Exact<{
  productId: string;
}>;


export type RestockAlertsQuery = { restockAlerts: Array<{ id: string, size: string | null, color: string | null }> };

export type RequestRestockAlertMutationVariables = Exact<{
  input: RestockAlertInput;
}>;


export type RequestRestockAlertMutation = { requestRestockAlert: Array<{ id: string, size: string | null, color: string | null }> };

export type CancelRestockAlertMutationVariables = Exact<{
  id: string;
}>;


export type CancelRestockAlertMutation = { cancelRestockAlert: string };

export type AdminReturnsQueryVariables = Exact<{
  statuses?: Array<ReturnStatus> | ReturnStatus | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminReturnsQuery = { replacementsDueCount: number, returns: { totalCount: number, statusCounts: Array<{ status: ReturnStatus, count: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } }> } };

export type ReplacementsDueQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type ReplacementsDueQuery = { replacementsDueCount: number, replacementsDue: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } }> }, returns: { statusCounts: Array<{ status: ReturnStatus, count: number }> } };

export type AdminReturn_ReturnFragment = { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> };

export type ReplacementAddress_AddressFragment = { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string };

export type ApproveReturnMutationVariables = Exact<{
  returnId: string;
  version: number;
}>;


export type ApproveReturnMutation = { approveReturn: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type RefuseReturnMutationVariables = Exact<{
  returnId: string;
  version: number;
  reason: string;
}>;


export type RefuseReturnMutation = { refuseReturn: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type ReceiveReturnMutationVariables = Exact<{
  returnId: string;
  version: number;
}>;


export type ReceiveReturnMutation = { receiveReturn: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type InspectReturnMutationVariables = Exact<{
  returnId: string;
  version: number;
  lines: Array<InspectedLineInput> | InspectedLineInput;
}>;


export type InspectReturnMutation = { inspectReturn: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type SendReplacementMutationVariables = Exact<{
  returnId: string;
  version: number;
  courier: string;
  trackingId: string;
}>;


export type SendReplacementMutation = { sendReplacement: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type ReturnCard_ReturnFragment = { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> };

export type ReturnLine_LineFragment = { id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null };

export type MyReturnsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type MyReturnsQuery = { myReturns: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } }> } };

export type ReturnFormQueryVariables = Exact<{
  orderId: string;
}>;


export type ReturnFormQuery = { returnOptions: { orderId: string, orderNumber: string, lastDay: string, paymentMethod: PaymentMethod, paymentStatus: PaymentStatus, pieces: Array<{ lineId: string, title: string, size: string | null, color: string | null, quantity: number, replacements: Array<{ size: string | null, color: string | null, stock: number }>, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }> } };

export type ReturnPieces_PiecesFragment = { lineId: string, title: string, size: string | null, color: string | null, quantity: number, replacements: Array<{ size: string | null, color: string | null, stock: number }>, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null };

export type ReturnMoneyQueryVariables = Exact<{
  orderId: string;
  lines: Array<ReturnLineInput> | ReturnLineInput;
}>;


export type ReturnMoneyQuery = { returnQuote: { amount: number, shipping: number } };

export type RequestReturnMutationVariables = Exact<{
  input: RequestReturnInput;
}>;


export type RequestReturnMutation = { requestReturn: { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type WithdrawReturnMutationVariables = Exact<{
  returnId: string;
}>;


export type WithdrawReturnMutation = { withdrawReturn: { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type AddReturnPhotoMutationVariables = Exact<{
  returnId: string;
  file: File;
}>;


export type AddReturnPhotoMutation = { addReturnPhoto: { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type HiddenReviewsQueryVariables = Exact<{
  id: string;
}>;


export type HiddenReviewsQuery = { product: { id: string, hiddenReviews: Array<{ id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> }> } };

export type HideReviewMutationVariables = Exact<{
  reviewId: string;
  hidden: boolean;
}>;


export type HideReviewMutation = { hideReview: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, product: { id: string, averageRating: number | null, reviewCount: number }, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type NewestReviewsQueryVariables = Exact<{
  id: string;
}>;


export type NewestReviewsQuery = { product: { id: string, reviews: { edges: Array<{ node: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } }> } } };

export type ReviewList_ProductFragment = { id: string, averageRating: number | null, reviewCount: number };

export type ProductReviewsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ProductReviewsQuery = { product: { id: string, ratingCounts: Array<{ rating: number, count: number }>, fitCounts: Array<{ fit: ReviewFit, count: number }>, myReview: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } | null, reviews: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } }> } } };

export type Review_ReviewFragment = { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> };

export type AddReviewPhotoMutationVariables = Exact<{
  reviewId: string;
  file: File;
}>;


export type AddReviewPhotoMutation = { addReviewPhoto: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type RemoveReviewPhotoMutationVariables = Exact<{
  photoId: string;
}>;


export type RemoveReviewPhotoMutation = { removeReviewPhoto: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type HideReviewPhotoMutationVariables = Exact<{
  photoId: string;
  hidden: boolean;
}>;


export type HideReviewPhotoMutation = { hideReviewPhoto: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type WriteReviewMutationVariables = Exact<{
  input: WriteReviewInput;
}>;


export type WriteReviewMutation = { writeReview: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, product: { id: string, averageRating: number | null, reviewCount: number, ratingCounts: Array<{ rating: number, count: number }>, fitCounts: Array<{ fit: ReviewFit, count: number }>, myReview: { id: string } | null }, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type SendMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { ticketNumber: string } };

export type InboxMessage_MessageFragment = { id: string, ticketNumber: string, name: string, email: string, subject: string, message: string, createdAt: string, readAt: string | null, handledAt: string | null };

export type MarkMessageReadMutationVariables = Exact<{
  messageId: string;
}>;


export type MarkMessageReadMutation = { markMessageRead: { id: string, readAt: string | null } };

export type SetMessageHandledMutationVariables = Exact<{
  messageId: string;
  isHandled: boolean;
}>;


export type SetMessageHandledMutation = { setMessageHandled: { id: string, readAt: string | null, handledAt: string | null } };

export type WishlistCard_ProductFragment = { id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> };

export type WishlistedQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistedQuery = { wishlist: { totalCount: number, productIds: Array<string> } };

export type ToggleWishlistMutationVariables = Exact<{
  productId: string;
  wanted: boolean;
}>;


export type ToggleWishlistMutation = { toggleWishlist: { inWishlist: boolean, product: { id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> } } };

export type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutPageQuery = { block: { edges: Array<{ node: { id: string, pictures: Array<{ view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> }, loom: { edges: Array<{ node: { id: string, pictures: Array<{ view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> }, needle: { edges: Array<{ node: { id: string, pictures: Array<{ view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> } };

export type CraftCloth_ProductsFragment = { edges: Array<{ node: { id: string, pictures: Array<{ view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> };

export type AdminDashboardPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDashboardPageQuery = { replacementsDueCount: number, dashboard: { orderCount: number, revenue: number, netRevenue: number, inventory: number, countedAt: string | null, refundsDueCount: number, statusCounts: Array<{ status: OrderStatus, count: number }>, lowStock: { count: number, isMore: boolean, products: Array<{ productId: string, title: string, stock: number }> }, outOfStock: { count: number, isMore: boolean } }, customers: { edges: Array<{ cursor: string, node: { email: string, name: string, orderCount: number, lastOrderAt: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AdminMessagesPageQueryVariables = Exact<{
  isHandled?: boolean | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminMessagesPageQuery = { contactMessages: { totalCount: number, openCount: number, unreadCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, ticketNumber: string, name: string, email: string, subject: string, message: string, createdAt: string, readAt: string | null, handledAt: string | null } }> } };

export type AdminPaymentsPageQueryVariables = Exact<{
  paymentStatuses?: Array<PaymentStatus> | PaymentStatus | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminPaymentsPageQuery = { orders: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, orderNumber: string, createdAt: string, finalAmount: number, creditedAmount: number, paidAt: string | null, shippingAddress: { fullName: string, email: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, state: PayoutState, paidAt: string | null, createdAt: string }> } }> } };

export type CartPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CartPageQuery = { cart: { id: string, totalQuantity: number, subtotal: number, shippingEstimate: number, total: number, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isSold: boolean, product: { id: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> }, settings: { freeShippingAbove: number, cartShippingFee: number } };

export type CheckoutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutPageQuery = { me: { id: string, name: string, email: string, mobile: string | null, address: string | null, welcomeCode: { code: string, percent: number, usedAt: string | null } | null } | null, savedAddresses: Array<{ fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string }>, settings: { states: Array<string>, country: string, paymentMethods: Array<PaymentMethod>, freeShippingAbove: number, cartShippingFee: number }, cart: { id: string, totalQuantity: number, subtotal: number, shippingEstimate: number, total: number, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isSold: boolean, product: { id: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } }> } };

export type DashboardPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardPageQuery = { myOrders: { totalCount: number }, myReturns: { totalCount: number }, me: { id: string, email: string, isEmailVerified: boolean, recoveryEmail: string, welcomeCode: { code: string, percent: number, usedAt: string | null } | null } | null };

export type RecentActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentActivityQuery = { recentActivity: Array<{ id: string, kind: ActivityKind, happenedAt: string, orderNumber: string | null, orderStatus: OrderStatus | null, productId: string | null, productTitle: string | null, rating: number | null, returnId: string | null, returnNumber: string | null, returnStep: ReturnStepKind | null, amount: number | null }> };

export type LatestArrivalsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestArrivalsQuery = { products: { edges: Array<{ node: { id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> } }> } };

export type FeaturedCollectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedCollectionsQuery = { party: { edges: Array<{ node: { id: string, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> } }> }, casuals: { edges: Array<{ node: { id: string, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> } }> }, everyday: { edges: Array<{ node: { id: string, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> } }> } };

export type CollectionCover_ProductsFragment = { edges: Array<{ node: { id: string, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> } }> };

export type ProductPageQueryVariables = Exact<{
  id: string;
}>;


export type ProductPageQuery = { product: { originalPrice: number, discountLabel: string, averageRating: number | null, isNew: boolean, description: string, id: string, title: string, price: number, category: Category, stock: number, availableSizes: Array<string>, availableColors: Array<string>, materials: Array<string>, reviewCount: number, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, alt: string }> } };

export type SimilarProductsQueryVariables = Exact<{
  id: string;
}>;


export type SimilarProductsQuery = { product: { id: string, similar: Array<{ id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> }> } };

export type ProfileEditPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileEditPageQuery = { me: { mobile: string | null, address: string | null, id: string, name: string, email: string, role: Role, profilePic: string | null, isEmailVerified: boolean, recoveryEmail: string } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { mobile: string | null, address: string | null, id: string, name: string, email: string, role: Role, profilePic: string | null, isEmailVerified: boolean, recoveryEmail: string } };

export type ProfileForm_UserFragment = { mobile: string | null, address: string | null, id: string, name: string, email: string, role: Role, profilePic: string | null, isEmailVerified: boolean, recoveryEmail: string };

export type SearchPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: ProductFilter;
}>;


export type SearchPageQuery = { products: { totalCount: number, edges: Array<{ node: { id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }>, matchingPicture: { baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null } | null } }>, nearby: { corrections: Array<string>, words: Array<string>, kinds: Array<GarmentKind>, newest: Array<{ id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> }> } | null, facets: { categories: Array<{ category: Category, count: number }>, kinds: Array<{ kind: GarmentKind, count: number }>, sizes: Array<{ size: string, count: number }>, colors: Array<{ color: ColorFamily, count: number }>, fabrics: Array<{ fabric: Fabric, count: number }> }, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ShopPage_ProductsFragment = { totalCount: number, facets: { categories: Array<{ category: Category, count: number }>, kinds: Array<{ kind: GarmentKind, count: number }>, sizes: Array<{ size: string, count: number }>, colors: Array<{ color: ColorFamily, count: number }>, fabrics: Array<{ fabric: Fabric, count: number }> }, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type ShopPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort: ProductSort;
}>;


export type ShopPageQuery = { products: { totalCount: number, edges: Array<{ node: { id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }>, matchingPicture: { baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null } | null } }>, facets: { categories: Array<{ category: Category, count: number }>, kinds: Array<{ kind: GarmentKind, count: number }>, sizes: Array<{ size: string, count: number }>, colors: Array<{ color: ColorFamily, count: number }>, fabrics: Array<{ fabric: Fabric, count: number }> }, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ShopListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort: ProductSort;
}>;


export type ShopListQuery = { products: { totalCount: number, edges: Array<{ node: { description: string, id: string, title: string, price: number, category: Category, stock: number, availableSizes: Array<string>, availableColors: Array<string>, originalPrice: number, discountLabel: string, isNew: boolean, averageRating: number | null, reviewCount: number, matchingPicture: { baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null } | null, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> } }>, facets: { categories: Array<{ category: Category, count: number }>, kinds: Array<{ kind: GarmentKind, count: number }>, sizes: Array<{ size: string, count: number }>, colors: Array<{ color: ColorFamily, count: number }>, fabrics: Array<{ fabric: Fabric, count: number }> }, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StopAlertsPageQueryVariables = Exact<{
  token: string;
}>;


export type StopAlertsPageQuery = { awaitedPiecesByLink: Array<{ id: string, title: string, size: string | null, color: string | null }> };

export type StopAlertsByLinkMutationVariables = Exact<{
  token: string;
}>;


export type StopAlertsByLinkMutation = { cancelRestockAlertsByLink: number };

export type SuccessPageQueryVariables = Exact<{
  orderNumber: string;
}>;


export type SuccessPageQuery = { order: { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, payableUntil: string | null, promisedFrom: string | null, promisedTo: string | null, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: string }> } };

export type WishlistPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type WishlistPageQuery = { wishlist: { totalCount: number, goneCount: number, productIds: Array<string>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, title: string, price: number, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, color: string | null }> } }> } };

export * from "./operations/cart-count.ts";
export * from "./operations/send-confirmation.ts";
export * from "./operations/confirm-email.ts";
export * from "./operations/login.ts";
export * from "./operations/forgot-password.ts";
export * from "./operations/reset-password.ts";
export * from "./operations/send-otp.ts";
export * from "./operations/verify-otp.ts";
export * from "./operations/logout.ts";
export * from "./operations/me.ts";
export * from "./operations/account-settings.ts";
export * from "./operations/change-password.ts";
export * from "./operations/notification-settings.ts";
export * from "./operations/update-notifications.ts";
export * from "./operations/export-my-data.ts";
export * from "./operations/delete-account.ts";
export * from "./operations/security-settings.ts";
export * from "./operations/end-session.ts";
export * from "./operations/end-other-sessions.ts";
export * from "./operations/email-exists.ts";
export * from "./operations/send-verification.ts";
export * from "./operations/verify-email.ts";
export * from "./operations/sign-up.ts";
export * from "./operations/audit-history.ts";
export * from "./operations/audit-authors.ts";
export * from "./operations/add-to-cart.ts";
export * from "./operations/cart-choices.ts";
export * from "./operations/update-cart-line.ts";
export * from "./operations/remove-cart-line.ts";
export * from "./operations/restore-cart-line.ts";
export * from "./operations/clear-cart.ts";
export * from "./operations/product-batch.ts";
export * from "./operations/product-batch-rows.ts";
export * from "./operations/product-batches.ts";
export * from "./operations/product-export-url.ts";
export * from "./operations/check-bulk-change.ts";
export * from "./operations/start-import.ts";
export * from "./operations/upload-import-part.ts";
export * from "./operations/upload-import-picture.ts";
export * from "./operations/check-import.ts";
export * from "./operations/check-undo.ts";
export * from "./operations/apply-product-batch.ts";
export * from "./operations/products-to-edit.ts";
export * from "./operations/check-grid-edits.ts";
export * from "./operations/product-editor.ts";
export * from "./operations/hsn-codes.ts";
export * from "./operations/add-product.ts";
export * from "./operations/change-product.ts";
export * from "./operations/product-history.ts";
export * from "./operations/revert-change.ts";
export * from "./operations/admin-product-list.ts";
export * from "./operations/admin-product-keys.ts";
export * from "./operations/archive-product.ts";
export * from "./operations/duplicate-product.ts";
export * from "./operations/product-pictures.ts";
export * from "./operations/add-product-picture.ts";
export * from "./operations/add-product-picture-by-url.ts";
export * from "./operations/change-product-picture.ts";
export * from "./operations/order-product-pictures.ts";
export * from "./operations/remove-product-picture.ts";
export * from "./operations/stock-movements.ts";
export * from "./operations/waiting-shoppers.ts";
export * from "./operations/change-stock.ts";
export * from "./operations/track-stock.ts";
export * from "./operations/choice-dialog.ts";
export * from "./operations/recent-products.ts";
export * from "./operations/search-suggestions.ts";
export * from "./operations/find-products.ts";
export * from "./operations/customer-order-quote.ts";
export * from "./operations/place-order-for-customer.ts";
export * from "./operations/checkout-quote.ts";
export * from "./operations/place-order.ts";
export * from "./operations/change-order-address.ts";
export * from "./operations/delivery-states.ts";
export * from "./operations/placed-order.ts";
export * from "./operations/admin-sales.ts";
export * from "./operations/admin-customers.ts";
export * from "./operations/delivery-plan.ts";
export * from "./operations/punctuality.ts";
export * from "./operations/change-delivery-plan.ts";
export * from "./operations/delivery-range.ts";
export * from "./operations/mark-cash-collected.ts";
export * from "./operations/current-cash.ts";
export * from "./operations/order-disputes.ts";
export * from "./operations/admin-order-list.ts";
export * from "./operations/admin-order-page.ts";
export * from "./operations/change-order-notes.ts";
export * from "./operations/change-order-line.ts";
export * from "./operations/cancel-order.ts";
export * from "./operations/change-order-status.ts";
export * from "./operations/current-order.ts";
export * from "./operations/my-orders.ts";
export * from "./operations/my-order-counts.ts";
export * from "./operations/orders-version.ts";
export * from "./operations/request-invoice.ts";
export * from "./operations/current-delivery.ts";
export * from "./operations/admin-delivery-page.ts";
export * from "./operations/couriers.ts";
export * from "./operations/packing-sheet-url.ts";
export * from "./operations/pack-orders.ts";
export * from "./operations/unpack-order.ts";
export * from "./operations/ship-parcel.ts";
export * from "./operations/change-parcel.ts";
export * from "./operations/import-tracking.ts";
export * from "./operations/check-courier-cash.ts";
export * from "./operations/collect-courier-cash.ts";
export * from "./operations/disputes.ts";
export * from "./operations/payment-figures.ts";
export * from "./operations/money-entries.ts";
export * from "./operations/open-payouts.ts";
export * from "./operations/record-payout.ts";
export * from "./operations/settlements.ts";
export * from "./operations/settlement-problems.ts";
export * from "./operations/settlement-days.ts";
export * from "./operations/fetch-settlements.ts";
export * from "./operations/pay-link-page.ts";
export * from "./operations/start-payment-by-link.ts";
export * from "./operations/verify-payment-by-link.ts";
export * from "./operations/start-payment.ts";
export * from "./operations/verify-payment.ts";
export * from "./operations/payment-state.ts";
export * from "./operations/waiting-for-payment.ts";
export * from "./operations/give-payout-details.ts";
export * from "./operations/restock-alerts.ts";
export * from "./operations/request-restock-alert.ts";
export * from "./operations/cancel-restock-alert.ts";
export * from "./operations/admin-returns.ts";
export * from "./operations/replacements-due.ts";
export * from "./operations/approve-return.ts";
export * from "./operations/refuse-return.ts";
export * from "./operations/receive-return.ts";
export * from "./operations/inspect-return.ts";
export * from "./operations/send-replacement.ts";
export * from "./operations/my-returns.ts";
export * from "./operations/return-form.ts";
export * from "./operations/return-money.ts";
export * from "./operations/request-return.ts";
export * from "./operations/withdraw-return.ts";
export * from "./operations/add-return-photo.ts";
export * from "./operations/hidden-reviews.ts";
export * from "./operations/hide-review.ts";
export * from "./operations/newest-reviews.ts";
export * from "./operations/product-reviews.ts";
export * from "./operations/add-review-photo.ts";
export * from "./operations/remove-review-photo.ts";
export * from "./operations/hide-review-photo.ts";
export * from "./operations/write-review.ts";
export * from "./operations/send-message.ts";
export * from "./operations/mark-message-read.ts";
export * from "./operations/set-message-handled.ts";
export * from "./operations/wishlisted.ts";
export * from "./operations/toggle-wishlist.ts";
export * from "./operations/about-page.ts";
export * from "./operations/admin-dashboard-page.ts";
export * from "./operations/admin-messages-page.ts";
export * from "./operations/admin-payments-page.ts";
export * from "./operations/cart-page.ts";
export * from "./operations/checkout-page.ts";
export * from "./operations/dashboard-page.ts";
export * from "./operations/recent-activity.ts";
export * from "./operations/latest-arrivals.ts";
export * from "./operations/featured-collections.ts";
export * from "./operations/product-page.ts";
export * from "./operations/similar-products.ts";
export * from "./operations/profile-edit-page.ts";
export * from "./operations/update-profile.ts";
export * from "./operations/search-page.ts";
export * from "./operations/shop-page.ts";
export * from "./operations/shop-list.ts";
export * from "./operations/stop-alerts-page.ts";
export * from "./operations/stop-alerts-by-link.ts";
export * from "./operations/success-page.ts";
export * from "./operations/wishlist-page.ts";