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

/** Shipping address to save. */
export type AddressInput = {
  /** House, street and landmark. */
  address: string;
  /** Town or city. */
  city: string;
  /** Country of the address; always India. */
  country?: string;
  /** E-mail address for orders; by default the account's. */
  email?: string | null | undefined;
  /** Full name of the recipient. */
  fullName: string;
  /** Name of the address, such as Home, at most 30 characters. */
  label?: string | null | undefined;
  /** Phone number for the courier. */
  phone: string;
  /** State of India: one of `settings.states`. */
  state: string;
  /** PIN code of the address. */
  zipCode: string;
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

/** Bar above every page. */
export type AnnouncementInput = {
  /** Colour of the bar. */
  color: ContentColor;
  /** Time of its end; null without an end. */
  endsAt?: string | null | undefined;
  /** Path in the shop such as `/shop`, or a URL; empty without one. */
  link?: string;
  /** Words of the link, at most 60 characters; empty without one. */
  linkText?: string;
  /** Time of its begin; null for at once. */
  startsAt?: string | null | undefined;
  /** Text, at most 120 characters. */
  text: string;
};

/** New API key. */
export type ApiKeyInput = {
  /** Days until the key expires: 30, 90 or 365; omitted for a key that does not expire. */
  expiresInDays?: number | null | undefined;
  /** Name of the key, such as that of the program that uses it. */
  name: string;
  /** What the key may do; at least one. */
  permissions: Array<Permission>;
};

/** What an admin did, by the name of the mutation when it was first recorded. */
export type AuditAction =
  | 'ACCEPT_STAFF_INVITATION'
  | 'ADD_API_KEY'
  | 'ADD_CONTENT_PICTURE'
  | 'ADD_CUSTOMER_NOTE'
  | 'ADD_MESSAGE_NOTE'
  | 'ADD_PRODUCT'
  | 'ADD_PRODUCT_PICTURE'
  | 'ADD_PRODUCT_PICTURE_BY_URL'
  | 'ADD_PRODUCT_VIDEO'
  | 'ADD_PROMOTION_CODES'
  | 'ADD_WEBHOOK'
  | 'ANSWER_MESSAGE'
  | 'ANSWER_REVIEW'
  | 'APPLY_PRODUCT_BATCH'
  | 'APPROVE_RETURN'
  | 'ARCHIVE_PRODUCT'
  | 'CANCEL_PIECES'
  | 'CANCEL_SCHEDULED_CONTENT'
  | 'CANCEL_STAFF_INVITATION'
  | 'CHANGE_DELIVERY_PLAN'
  | 'CHANGE_ORDER_ADDRESS'
  | 'CHANGE_ORDER_LINE'
  | 'CHANGE_ORDER_NOTES'
  | 'CHANGE_ORDER_STATUS'
  | 'CHANGE_PARCEL'
  | 'CHANGE_PRODUCT'
  | 'CHANGE_PRODUCT_PICTURE'
  | 'CHANGE_SETTINGS'
  | 'CHANGE_STAFF_ROLE'
  | 'CHANGE_STOCK'
  | 'CHANGE_VARIANT_CODES'
  | 'CHANGE_VIDEO_POSTER'
  | 'CHANGE_WEBHOOK'
  | 'CHECK_BULK_CHANGE'
  | 'CHECK_GRID_EDITS'
  | 'CHECK_IMPORT'
  | 'CHECK_UNDO'
  | 'COLLECT_COURIER_CASH'
  | 'DELETE_COLLECTION'
  | 'DELETE_CUSTOMER_NOTE'
  | 'DELETE_PROMOTION'
  | 'DELETE_WEBHOOK'
  | 'DISCARD_CONTENT_DRAFT'
  | 'DUPLICATE_PRODUCT'
  | 'END_API_KEY'
  | 'END_PROMOTION'
  | 'END_STAFF_ACCESS'
  | 'EXPORT_CUSTOMERS'
  | 'EXPORT_ORDERS'
  | 'EXPORT_SALES'
  | 'FETCH_SETTLEMENTS'
  | 'HIDE_REVIEW'
  | 'HIDE_REVIEW_PHOTO'
  | 'IMPORT_PRODUCTS'
  | 'IMPORT_TRACKING'
  | 'INSPECT_RETURN'
  | 'INVITE_STAFF'
  | 'MAIL_CREDIT_NOTE'
  | 'MAIL_INVOICE'
  | 'MARK_CASH_COLLECTED'
  | 'MARK_MESSAGE_READ'
  | 'MARK_REVIEWS_READ'
  | 'ORDER_COLLECTIONS'
  | 'ORDER_PRODUCT_PICTURES'
  | 'PACK_ORDERS'
  | 'PAUSE_WEBHOOK'
  | 'PING_WEBHOOK'
  | 'PLACE_ORDER_FOR_CUSTOMER'
  | 'PUBLISH_CONTENT'
  | 'RECEIVE_RETURN'
  | 'RECORD_PAYOUT'
  | 'REFUND_ORDER'
  | 'REFUSE_RETURN'
  | 'REMOVE_PRODUCT_PICTURE'
  | 'REMOVE_PRODUCT_VIDEO'
  | 'REPUBLISH_CONTENT'
  | 'REQUEST_RETURN_FOR_CUSTOMER'
  | 'RESEND_STAFF_INVITATION'
  | 'RESEND_WEBHOOK'
  | 'RESET_PASSWORD'
  | 'RESET_SECOND_FACTOR'
  | 'REVERT_CHANGE'
  | 'ROTATE_WEBHOOK_KEY'
  | 'SAVE_COLLECTION'
  | 'SAVE_CONTENT_DRAFT'
  | 'SAVE_PROMOTION'
  | 'SEND_REPLACEMENT'
  | 'SEND_TEST_MAIL'
  | 'SET_ADMIN_NOTIFICATION'
  | 'SET_COLLECTION_HIDDEN'
  | 'SET_CUSTOMER_CASH_BLOCK'
  | 'SET_CUSTOMER_TAGS'
  | 'SET_MESSAGE_CATEGORY'
  | 'SET_MESSAGE_HANDLED'
  | 'SET_PROMOTION_PAUSED'
  | 'SET_SIMILAR_PRODUCTS'
  | 'SHIP_PARCEL'
  | 'START_IMPORT'
  | 'TRACK_STOCK'
  | 'UNDO_PRODUCT_BATCH'
  | 'UNPACK_ORDER'
  | 'UPLOAD_IMPORT_PART'
  | 'UPLOAD_IMPORT_PICTURE'
  | 'WITHDRAW_CONTENT';

/** Kind of object that an audit entry is about. */
export type AuditSubject =
  | 'ACCOUNT'
  | 'API_KEY'
  | 'BATCH'
  | 'COLLECTION'
  | 'CONTENT'
  | 'CUSTOMER'
  | 'DELIVERY_PLAN'
  | 'EXPORT'
  | 'MESSAGE'
  | 'NOTIFICATIONS'
  | 'ORDER'
  | 'PRODUCT'
  | 'PROMOTION'
  | 'RETURN'
  | 'REVIEW'
  | 'SETTINGS'
  | 'SETTLEMENT'
  | 'STAFF'
  | 'WEBHOOK';

/** Panel with a text and a link, shown between two times. */
export type BannerInput = {
  /** Colour of the panel. */
  color: ContentColor;
  /** Time of its end; null without an end. */
  endsAt?: string | null | undefined;
  /** Path in the shop such as `/shop`, or a URL; empty without one. */
  link?: string;
  /** Words of the link, at most 60 characters; empty without one. */
  linkText?: string;
  /** Picture; null without one. */
  picture?: ContentPictureInput | null | undefined;
  /** Time of its begin; null for at once. */
  startsAt?: string | null | undefined;
  /** Text, at most 600 characters. */
  text: string;
  /** Heading, at most 120 characters. */
  title: string;
};

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

/** What does not match in the books. INVOICE_AMOUNT: invoice and order differ. OTHER_GSTIN: a document that the return leaves out. CASH_AMOUNT: more or less cash than was to collect. CASH_ON_THE_WAY: invoiced, not delivered yet. NOT_SETTLED: a payment that no report of Razorpay names. SETTLEMENT_ROW: a row of a report that is unknown or differs. */
export type BookDifferenceKind =
  | 'CASH_AMOUNT'
  | 'CASH_ON_THE_WAY'
  | 'CASH_OWED'
  | 'CREDIT_WITHOUT_NOTE'
  | 'INVOICE_AMOUNT'
  | 'INVOICE_WITHOUT_PAYMENT'
  | 'LOST_DISPUTE'
  | 'NOT_SETTLED'
  | 'ORDER_WITHOUT_INVOICE'
  | 'OTHER_GSTIN'
  | 'PAYMENT_WITHOUT_INVOICE'
  | 'REFUND_DUE'
  | 'SETTLEMENT_ROW';

/** Change of many products. */
export type BulkChangeInput =
  {   /** New category of the products. */
  category: Category; isArchived?: never; kind?: never; mrp?: never; price?: never; scheduledPrice?: never; stock?: never; }
  |  { category?: never;   /** Whether to archive the products, or restore them. */
  isArchived: boolean; kind?: never; mrp?: never; price?: never; scheduledPrice?: never; stock?: never; }
  |  { category?: never; isArchived?: never;   /** New kind of garment. */
  kind: GarmentKind; mrp?: never; price?: never; scheduledPrice?: never; stock?: never; }
  |  { category?: never; isArchived?: never; kind?: never;   /** Change of the MRPs. A product without one is left out, unless `set` is given. */
  mrp: PriceChangeInput; price?: never; scheduledPrice?: never; stock?: never; }
  |  { category?: never; isArchived?: never; kind?: never; mrp?: never;   /** Change of the prices. */
  price: PriceChangeInput; scheduledPrice?: never; stock?: never; }
  |  { category?: never; isArchived?: never; kind?: never; mrp?: never; price?: never;   /** Scheduled price, beside those that the products have. */
  scheduledPrice: BulkScheduledPriceInput; stock?: never; }
  |  { category?: never; isArchived?: never; kind?: never; mrp?: never; price?: never; scheduledPrice?: never;   /** Change of the stock. */
  stock: BulkStockInput; };

/** Scheduled price of many products: exactly one of `price` and `percentOff`. */
export type BulkScheduledPriceInput = {
  /** Instant from which the price is valid; not in the past. */
  beginsAt: string;
  /** Instant at which the regular price comes back. */
  endsAt: string;
  /** Whether the reduced price is rounded to whole rupees, halves up. */
  isWholeRupees?: boolean;
  /** Whole percentage by which the regular price is reduced, 1 to 99. */
  percentOff?: number | null | undefined;
  /** Price of one piece, in rupees. */
  price?: number | null | undefined;
};

/** Change of pooled stock. */
export type BulkStockInput =
  {   /** Number of pieces that came; negative if they went. */
  add: number; count?: never; }
  |  { add?: never;   /** Number of pieces that were counted. */
  count: number; };

/** Pieces that an admin removes from an order before they are shipped. */
export type CancelPiecesInput = {
  /** Key of the request: a repeated request has one effect. */
  idempotencyKey: string;
  /** Pieces to remove, each line once. */
  lines: Array<OrderPiecesInput>;
  /** Reason that the shopper reads, at most 300 characters. */
  note?: string | null | undefined;
  /** Id of the order. */
  orderId: string;
  /** Order as the admin saw it. */
  seen: SeenOrderInput;
};

/** Reason why an account cannot pay in cash on delivery. */
export type CashBlockReason =
  /** Another reason. */
  | 'OTHER'
  /** Earlier orders were not accepted. */
  | 'UNACCEPTED'
  /** The courier could not reach the shopper. */
  | 'UNREACHABLE';

/** Category of the shop: partywear, office casuals, everyday looks or accessories. */
export type Category =
  | 'ACCESSORIES'
  | 'CASUALS'
  | 'EVERYDAY'
  | 'PARTY';

/** Origin of a change: the admin's pages, a documented REST path, or an imported file. */
export type Channel =
  | 'CSV'
  | 'PAGE'
  | 'REST';

/** Card that leads to a part of the shop. */
export type CollectionCardInput = {
  /** Path that the card opens, such as `/shop?filter=party`. */
  link: string;
  /** Picture; null without one. */
  picture?: ContentPictureInput | null | undefined;
  /** Text, at most 600 characters. */
  text: string;
  /** Name on the card, at most 120 characters. */
  title: string;
};

/** Row of cards that lead to parts of the shop. */
export type CollectionCardsInput = {
  /** Cards in their order, 1 to 6. */
  cards: Array<CollectionCardInput>;
  /** Heading, at most 120 characters. */
  title: string;
};

/** Collection to add, or its new content. */
export type CollectionInput = {
  /** Where its products come from. */
  kind: CollectionKind;
  /** Alternative text of the picture, at most 300 characters; empty if it only decorates. */
  pictureAlt?: string;
  /** Point that stays visible where a page cuts the picture: percent from its left and from its upper edge; null for the upper part. */
  pictureFocus?: Array<number> | null | undefined;
  /** Ids of its products in their order: at most 10,000 picked ones, or at most 50 pinned ones. A repeated id counts once. Omitted to keep the stored ones. */
  productIds?: Array<string> | null | undefined;
  /** Whether the stored picture is removed. */
  removesPicture?: boolean;
  /** Rule of a collection by rule; omitted for one that selects everything. */
  rule?: CollectionRuleInput | null | undefined;
  /** Name in addresses: letters a to z, digits and single hyphens, at most 80 characters. */
  slug: string;
  /** Plain text for shoppers, at most 2,000 characters. */
  text?: string;
  /** Title of the collection, 1 to 80 characters. */
  title: string;
};

/** Where the products of a collection come from. */
export type CollectionKind =
  /** The admin picks each one, in an order. */
  | 'PICKED'
  /** Those that a rule selects, after those that the admin pins. */
  | 'RULE';

/** What the rule of a collection selects by: the filters of the shop. An omitted part does not select. */
export type CollectionRuleInput = {
  /** Categories; any of them matches. */
  categories?: Array<Category>;
  /** Families of colours; any of them matches. */
  colors?: Array<ColorFamily>;
  /** Families of fabrics; any of them matches. */
  fabrics?: Array<Fabric>;
  /** Whether it selects products with a piece in stock only. */
  isInStock?: boolean;
  /** Whether it selects new products only. */
  isNew?: boolean;
  /** Whether it selects products below their MRP or their regular price only. */
  isOnSale?: boolean;
  /** Kinds of garments, at most 30; any matches. */
  kinds?: Array<GarmentKind>;
  /** Highest price in rupees, inclusive. */
  maxPrice?: number | null | undefined;
  /** Lowest price in rupees, inclusive. */
  minPrice?: number | null | undefined;
  /** Sizes with a piece in stock, at most 30; any of them matches. */
  sizes?: Array<string>;
};

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

/** Proof that the viewer is the owner of the account. */
export type ConfirmationInput =
  {   /** Response of the browser to the options of `startConfirmation`. */
  passkey: unknown; password?: never; }
  |  { passkey?: never;   /** Current password of the account. Of an account without one any text, once `proveMailedCode` has proved a code in this session, for 15 minutes. */
  password: string; };

/** What a shopper consents to, each by itself. */
export type ConsentPurpose =
  /** The account itself; ends with it. */
  | 'ACCOUNT'
  /** E-mails that can be turned off. */
  | 'EMAIL'
  /** E-mails about the progress of orders. */
  | 'ORDER_UPDATES'
  /** E-mails about new pieces and offers. */
  | 'PROMOTIONS'
  /** E-mails about pieces that are back in stock. */
  | 'RESTOCK_ALERTS'
  /** Reviews with the shopper's name and photographs. */
  | 'REVIEWS';

/** Which tickets the inbox lists; what is left out does not matter. */
export type ContactMessageFilter = {
  /** Only tickets about this. */
  category?: TicketCategory | null | undefined;
  /** Only handled tickets (true), or only the others (false). */
  isHandled?: boolean | null | undefined;
  /** Only tickets of which a duty is late (true), or only the others (false). */
  isLate?: boolean | null | undefined;
  /** Only tickets in this state. */
  state?: TicketState | null | undefined;
  /** Only the ticket with this number. */
  ticketNumber?: string | null | undefined;
};

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

/** Colour of the house for a panel or a bar. */
export type ContentColor =
  | 'INDIGO'
  | 'LEAF'
  | 'MADDER'
  | 'MARIGOLD';

/** What a text says. */
export type ContentInput =
  {   /** Bar above every page. */
  announcement: AnnouncementInput; home?: never; page?: never; sizeChart?: never; }
  |  { announcement?: never;   /** Home page. */
  home: HomeInput; page?: never; sizeChart?: never; }
  |  { announcement?: never; home?: never;   /** Page of text. */
  page: PageInput; sizeChart?: never; }
  |  { announcement?: never; home?: never; page?: never;   /** Measures by size. */
  sizeChart: SizeChartInput; };

/** What a text of the shop is. */
export type ContentKind =
  /** The bar above every page. */
  | 'ANNOUNCEMENT'
  /** The home page. */
  | 'HOME'
  /** A page of text. */
  | 'PAGE'
  /** The measures of a kind of garment, or of one product. */
  | 'SIZE_CHART';

/** Uploaded picture of a text. */
export type ContentPictureInput = {
  /** Alternative text, at most 300 characters; empty for a picture that only decorates. */
  alt?: string;
  /** Point that stays visible where a page cuts the picture: percent from its left and from its upper edge; null for the upper part. */
  focus?: Array<number> | null | undefined;
  /** Name of the picture, from its upload. */
  mediaKey: string;
};

/** Row of a courier's file of collected cash as the admin corrected it. */
export type CourierCashCorrectionInput = {
  /** Amount in rupees, such as 1,299.00. */
  amount: string;
  /** Order number; empty if the tracking id names the order. */
  order: string;
  /** Number of the row in the file. */
  position: number;
  /** Tracking id; empty if unknown. */
  tracking: string;
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

/** Second factor of a login. */
export type FinishLoginInput =
  {   /** Code of the authenticator app: six digits. */
  code: string; passkey?: never; recoveryCode?: never; }
  |  { code?: never;   /** Response of the browser to the options of `startPasskeyLogin`. */
  passkey: unknown; recoveryCode?: never; }
  |  { code?: never; passkey?: never;   /** Recovery code; it works once. */
  recoveryCode: string; };

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
  /** New maximum retail price in rupees; null removes it. No price may be above it. */
  mrp?: number | null | undefined;
  /** New price of one piece in rupees, GST included. */
  price?: number | null | undefined;
  /** New scheduled prices in place of all earlier ones; an empty list removes them. */
  scheduledPrices?: Array<ScheduledPriceInput> | null | undefined;
  /** Number of pieces that were counted. */
  stock?: number | null | undefined;
  /** New title, 1 to 200 characters. */
  title?: string | null | undefined;
  /** Version of the product that the admin saw. */
  version: number;
};

/** File of a GST return. JSON: the whole return for the portal. As CSV: B2CS sales to consumers by state and rate, B2CL large invoices to other states, CDNUR credit notes of such invoices, HSN sales by code, DOCUMENTS numbers of the documents issued. */
export type GstFile =
  | 'B2CL'
  | 'B2CS'
  | 'CDNUR'
  | 'DOCUMENTS'
  | 'HSN'
  | 'JSON';

/** Headline at the top of the home page. */
export type HeroInput = {
  /** Path in the shop such as `/shop`, or a URL; empty without one. */
  link?: string;
  /** Words of the link, at most 60 characters; empty without one. */
  linkText?: string;
  /** Picture; null for the drawing of the house. */
  picture?: ContentPictureInput | null | undefined;
  /** Text, at most 600 characters. */
  text: string;
  /** Headline of at most three lines, each at most 24 characters. */
  title: string;
};

/** Home page. */
export type HomeInput = {
  /** Sections in their order, 1 to 20. */
  sections: Array<HomeSectionInput>;
};

/** Part of the home page without words of its own. */
export type HomePart =
  /** Shipping, returns and payment at a glance. */
  | 'PROMISES'
  /** The box of the welcome discount. */
  | 'SUBSCRIBE';

/** Section of the home page: a key, and exactly one of the other fields. */
export type HomeSectionInput = {
  /** Banner. */
  banner?: BannerInput | null | undefined;
  /** Cards of parts of the shop. */
  collectionCards?: CollectionCardsInput | null | undefined;
  /** Headline. */
  hero?: HeroInput | null | undefined;
  /** Key of the section, at most 40 letters, digits and hyphens. */
  key: string;
  /** Part without words of its own. */
  part?: HomePart | null | undefined;
  /** Picture with a text. */
  pictureText?: PictureSectionInput | null | undefined;
  /** Row of products. */
  productRow?: ProductRowInput | null | undefined;
  /** Reviews with photographs. */
  reviews?: ReviewsInput | null | undefined;
};

/** Result of the inspection of one line of a return, earlier inspections included. The numbers add up to its pieces. */
export type InspectedLineInput = {
  /** Id of the line of the return. */
  lineId: string;
  /** Number of pieces that did not arrive: they are neither refunded nor replaced. */
  missing?: number;
  /** Number of pieces that go back into stock. */
  restocked: number;
  /** Number of pieces that cannot be sold again. */
  writtenOff: number;
};

/** Unit of a length. */
export type LengthUnit =
  | 'CENTIMETRE'
  | 'INCH';

/** Answer of the shop to a ticket. */
export type MessageAnswerInput = {
  /** Key of 8 to 100 characters that is new for each answer: a repeated request sends no second mail. */
  idempotencyKey: string;
  /** Text of the answer, at most 5,000 characters. */
  message: string;
  /** Id of the ticket. */
  messageId: string;
  /** State of the ticket after the answer. */
  state: TicketState;
  /** Version of the conversation that the admin has read. */
  version: number;
};

/** Order of the inbox: newest first, or what is due next first, without resolved tickets. */
export type MessageSort =
  | 'DUE'
  | 'NEWEST';

/** Figure of the payments page. REFUND_DUE and CASH_OWED are of the present, the others of a period. ROUNDING is what the cash received and paid back differs from the exact totals and credits; it can be negative. */
export type MoneyFigure =
  | 'CASH'
  | 'CASH_OWED'
  | 'LOST'
  | 'ONLINE'
  | 'REFUNDED'
  | 'REFUND_DUE'
  | 'ROUNDING';

/** Data of a new account. */
export type NewAccountInput = {
  /** E-mail address that this browser has verified within the last 30 minutes; used in place of `token`. */
  email?: string | null | undefined;
  /** Mobile number of the shopper. */
  mobile?: string | null | undefined;
  /** Full name of the shopper. */
  name: string;
  /** Password of the new account, 6 to 128 characters; omitted for an account that logs in by mailed codes alone. */
  password?: string | null | undefined;
  /** Token of the mailed verification link; omitted in the browser that opened the link. */
  token?: string | null | undefined;
};

/** SKU and barcode of a size and colour of a new product. */
export type NewVariantCodesInput = {
  /** Barcode: a GTIN with the right check digit, or another text of Code 128, at most 48 characters; null for none. */
  barcode?: string | null | undefined;
  /** Colour; null for a product of one colour. */
  color?: string | null | undefined;
  /** Size; null for a product of one size. */
  size?: string | null | undefined;
  /** SKU: A to Z, digits, and `. _ / -` between them, at most 40 characters; null for one that the shop makes. */
  sku?: string | null | undefined;
};

/** How often an admin is mailed: EACH time within about a minute, DAILY at nine in the morning in India, or never (OFF). */
export type NotificationFrequency =
  | 'DAILY'
  | 'EACH'
  | 'OFF';

/** What comes in: an order, a return request, a message, a dispute. */
export type NotificationKind =
  | 'DISPUTE'
  | 'MESSAGE'
  | 'ORDER'
  | 'RETURN';

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

/** Kind of work that waits for an admin: orders to pack, packed and to ship, on the way and late; replacements to send; returns to approve, to receive, to inspect; cash refunds to pay, refunds that Razorpay has not accepted; couriers' cash, rows of settlements that do not match, open disputes; messages, new reviews, products with low stock. */
export type OpenTaskKind =
  | 'CASH_OWED'
  | 'DISPUTES'
  | 'LATE'
  | 'LOW_STOCK'
  | 'MESSAGES'
  | 'PAYOUTS'
  | 'REFUNDS'
  | 'REPLACEMENTS'
  | 'RETURNS_TO_APPROVE'
  | 'RETURNS_TO_INSPECT'
  | 'RETURNS_TO_RECEIVE'
  | 'REVIEWS'
  | 'SETTLEMENT_PROBLEMS'
  | 'TO_PACK'
  | 'TO_SHIP';

/** Customer of an order by phone, as far as the admin knows it. */
export type OrderCustomerInput = {
  /** E-mail address of the customer's account. */
  email?: string | null | undefined;
  /** Phone number of the customer; names the account if there is no e-mail address. */
  phone?: string | null | undefined;
};

/** Kind of an event: status, payment, refund, document, mail, a change by a person, or a message of a ticket. */
export type OrderEventKind =
  | 'CHANGE'
  | 'DOCUMENT'
  | 'MAIL'
  | 'MESSAGE'
  | 'PAYMENT'
  | 'REFUND'
  | 'STATUS';

/** Filter of a list of orders; an omitted field does not filter. */
export type OrderFilterInput = {
  /** Id of the account that placed the orders. */
  customerId?: string | null | undefined;
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
  /** Whether to return only orders on the way whose day of delivery has passed. */
  isLate?: boolean | null | undefined;
  /** Payment method of the orders. */
  paymentMethod?: PaymentMethod | null | undefined;
  /** Payment statuses of the orders; any if empty. */
  paymentStatuses?: Array<PaymentStatus> | null | undefined;
  /** Id of a product that the orders contain. */
  productId?: string | null | undefined;
  /** Statuses of the orders; any if empty. */
  statuses?: Array<OrderStatus> | null | undefined;
  /** Search words, each of which begins the number, phone, tracking id, e-mail address, or a word of the name or of a title; or ends the phone or the number. A name may have a wrong letter if no order has the words. */
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

/** Pieces of an order line, in the size and colour in which they are. */
export type OrderPiecesInput = {
  /** Colour of the pieces; omitted without colours. */
  color?: string | null | undefined;
  /** Id of the line of the order. */
  lineId: string;
  /** Number of pieces. */
  quantity: number;
  /** Size of the pieces; omitted without sizes. */
  size?: string | null | undefined;
};

/** Question or complaint of a shopper about an order. */
export type OrderQuestionInput = {
  /** What it is about. */
  category: TicketCategory;
  /** Text of the message, at most 5,000 characters. */
  message: string;
  /** Id of an order of the shopper. */
  orderId: string;
};

/** Status of an order. */
export type OrderStatus =
  /** Cancelled by the shopper or the shop, or not paid in time. */
  | 'CANCELLED'
  /** Paid, or to be paid in cash. */
  | 'CONFIRMED'
  /** Delivered to the shopper. */
  | 'DELIVERED'
  /** Placed online and not paid yet; it holds its stock. */
  | 'PENDING'
  /** Being packed. */
  | 'PROCESSING'
  /** The whole order came back. */
  | 'RETURNED'
  /** On the way to the shopper. */
  | 'SHIPPED';

/** Who has changed the status of an order. */
export type OrderStatusAuthor =
  /** A member of the staff. */
  | 'ADMIN'
  /** The shop itself, such as after a payment or at the end of its time. */
  | 'SHOP'
  /** The shopper of the order. */
  | 'SHOPPER';

/** Size and colour of a line. */
export type OrderVariantInput = {
  /** Colour of the product; omitted without colours. */
  color?: string | null | undefined;
  /** Size of the product; omitted without sizes. */
  size?: string | null | undefined;
};

/** Kind of a PDF about selected orders: packing slips, two to a page; one list of all their pieces; or shipping labels of 4 by 6 inches. */
export type PackingSheet =
  | 'LABELS'
  | 'PICK_LIST'
  | 'SLIPS';

/** Page of text. */
export type PageInput = {
  /** Markup beside heading and introduction. */
  aside?: string;
  /** Markup, at most 20,000 characters; each heading begins a section. */
  body: string;
  /** Description for search engines, at most 300 characters. */
  description?: string;
  /** Position among the links of the footer, 0 to 999; null without one. */
  footerPosition?: number | null | undefined;
  /** Heading, at most 120 characters. */
  heading: string;
  /** Introduction, at most 600 characters. */
  lead?: string;
  /** Short name, at most 40 characters. */
  name: string;
};

/** Pieces of one line of the order, for a parcel. */
export type ParcelLineInput = {
  /** Id of the line of the order. */
  orderLineId: string;
  /** Number of pieces, at least 1. */
  quantity: number;
  /** Size and colour that the admin saw. Pages of the previous version do not send it. */
  seen?: OrderVariantInput | null | undefined;
};

/** Payment method of an order. */
export type PaymentMethod =
  /** Cash on delivery. */
  | 'COD'
  /** Online through Razorpay: card, UPI and the other methods of its account. */
  | 'ONLINE';

/** Payment status of an order; pages show Pending, Paid, Failed and Refunded. */
export type PaymentStatus =
  /** Paid: the server has verified the payment, or the cash is recorded. */
  | 'COMPLETED'
  /** The online payment failed, or did not come in time. */
  | 'FAILED'
  /** Not paid yet. An order in cash stays so after its delivery, until the cash is recorded (`markCashCollected`). */
  | 'PENDING'
  /** The payment is refunded. */
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

/** State of a payout. */
export type PayoutState =
  /** Waits for the staff to pay it. */
  | 'DUE'
  /** Paid. */
  | 'PAID'
  /** Waits for the UPI ID or bank account of the shopper. */
  | 'WAITING';

/** What a member of the staff may do. */
export type Permission =
  /** Home page and pages of text. */
  | 'CONTENT'
  /** Customers: their list and pages, notes, tags and the block of cash on delivery. */
  | 'CUSTOMERS'
  /** Placing, changing and cancelling orders. */
  | 'EDIT_ORDERS'
  /** Files of orders without contacts, and of sales. */
  | 'EXPORTS'
  /** Files of customers, and contacts in files of orders. */
  | 'EXPORT_CUSTOMERS'
  /** Packing and shipping, with the addresses of what is packed and shipped. */
  | 'FULFILMENT'
  /** Webhooks and API keys. */
  | 'INTEGRATIONS'
  /** Messages and complaints, with their answers and notes. */
  | 'MESSAGES'
  /** Revenue, payments, settlements, disputes and the couriers' cash. */
  | 'MONEY'
  /** Settings of prices, taxes and the seller's identity, and publishing legal pages. */
  | 'MONEY_SETTINGS'
  /** Bank accounts and UPI ids of refunds of cash orders. */
  | 'PAYOUTS'
  /** Products, stock, pictures, imports and collections. */
  | 'PRODUCTS'
  /** Promotions and their codes. */
  | 'PROMOTIONS'
  /** Refunds of an amount by hand. */
  | 'REFUNDS'
  /** Returns and exchanges, with the refunds that they cause. */
  | 'RETURNS'
  /** Answering and hiding reviews. */
  | 'REVIEWS'
  /** Settings of the shop and its delivery. */
  | 'SETTINGS'
  /** The staff: invitations, roles and the end of access. */
  | 'STAFF'
  /** Orders with their amounts, payments, contacts and invoices. */
  | 'VIEW_ORDERS';

/** Picture with a text beside it. */
export type PictureSectionInput = {
  /** Whether the picture stands after the text. */
  isPictureLast?: boolean;
  /** Path in the shop such as `/shop`, or a URL; empty without one. */
  link?: string;
  /** Words of the link, at most 60 characters; empty without one. */
  linkText?: string;
  /** Picture. */
  picture: ContentPictureInput;
  /** Text, at most 600 characters. */
  text: string;
  /** Heading, at most 120 characters. */
  title: string;
};

/** View, colour, alternative text and focus of a picture; an omitted field is left unchanged. */
export type PictureTextInput = {
  /** Alternative text for shoppers who do not see the picture, at most 300 characters. */
  alt?: string | null | undefined;
  /** Colour of the product in the picture; null or empty if it shows all colours. */
  color?: string | null | undefined;
  /** Point that stays visible where a page cuts the picture: percent from its left and from its upper edge, rounded to 5; null for the upper part. */
  focus?: Array<number> | null | undefined;
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
  /** Discount code, in upper or lower case. Its limits for each shopper count the customer's orders. */
  discountCode?: string | null | undefined;
  /** Total that the admin saw, in rupees; TOTAL_CHANGED with the current total if it differs. */
  expectedTotal: number;
  /** Idempotency key, made by the client for each order, 8 to 100 characters: the same key gives the same order. */
  idempotencyKey: string;
  /** Lines to order, 1 to 50. */
  lines: Array<OrderLineInput>;
  /** Payment method: cash on delivery, or a payment link. */
  paymentMethod: PaymentMethod;
  /** Address that the order goes to; its e-mail address names the customer's account. An empty one is allowed here: then the phone number does. */
  shippingAddress: ShippingAddressInput;
};

/** Order to place. */
export type PlaceOrderInput = {
  /** Discount code, in upper or lower case. */
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
  /** Saves the address in the profile, up to 10; omitted to leave the profile as it is. */
  saveAddress?: SaveAddressInput | null | undefined;
  /** Address that the order goes to. */
  shippingAddress: ShippingAddressInput;
  /** Razorpay's id of an earlier payment (`createPaymentIntent`), for an online order only. */
  transactionId?: string | null | undefined;
};

/** Change of prices or MRPs: exactly one of `set`, `add` and `percent`. */
export type PriceChangeInput = {
  /** Amount to add, in rupees; negative to reduce. */
  add?: number | null | undefined;
  /** Whether the new amount is rounded to whole rupees, halves up; otherwise it is rounded to the paisa. */
  isWholeRupees?: boolean;
  /** Percentage to add; negative to reduce. */
  percent?: number | null | undefined;
  /** New amount of one piece, in rupees. */
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
  /** New words: whom customers write to or call about the goods; null for that of the settings. */
  consumerCare?: string | null | undefined;
  /** Number of pieces that were counted now; the difference becomes a stock movement. STOCK_TRACKED if the stock is counted by size and colour. */
  countedStock?: number | null | undefined;
  /** New country of origin, as a code of two letters or an English name; empty for India. */
  countryOfOrigin?: string | null | undefined;
  /** New description, 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** New common name of the goods, at most 100 characters. */
  genericName?: string | null | undefined;
  /** New handle; null removes it. */
  handle?: string | null | undefined;
  /** New HSN code; null for the code of the category. */
  hsn?: string | null | undefined;
  /** URL of the first picture, as for a new product; an empty one changes nothing. */
  imageUrl?: string | null | undefined;
  /** New name and address of the importer, of imported goods; at most 300 characters. */
  importer?: string | null | undefined;
  /** Whether it is archived: out of the shop. */
  isArchived?: boolean | null | undefined;
  /** New kind of garment. */
  kind?: GarmentKind | null | undefined;
  /** New name and address of the manufacturer or packer; null for that of the settings. */
  manufacturer?: string | null | undefined;
  /** New materials, by name. */
  materials?: Array<string> | null | undefined;
  /** New maximum retail price in rupees; null removes it. No price may be above it. */
  mrp?: number | null | undefined;
  /** New net quantity in one pack; null for that of the settings. */
  netQuantity?: string | null | undefined;
  /** New price of one piece in rupees, GST included. */
  price?: number | null | undefined;
  /** New scheduled prices: all of them, also those that stay. They do not overlap. */
  scheduledPrices?: Array<ScheduledPriceInput> | null | undefined;
  /** New text for search engines; null removes it. */
  seoDescription?: string | null | undefined;
  /** New title for search engines; null removes it. */
  seoTitle?: string | null | undefined;
  /** New slug of its page's address; null for the one of the title. The old address leads to the new one. */
  slug?: string | null | undefined;
  /** Stock that the admin saw: STOCK_CHANGED if it has changed since to another number than `countedStock`. */
  stockSeen?: number | null | undefined;
  /** New title, 1 to 200 characters. */
  title?: string | null | undefined;
};

/** Filter of a list of products; an omitted field does not filter. */
export type ProductFilter = {
  /** Categories; any of them matches. */
  categories?: Array<Category> | null | undefined;
  /** Slug of a collection, present or former. No product matches a collection that the shop does not show. */
  collection?: string | null | undefined;
  /** Families of colours; any of them matches. */
  colors?: Array<ColorFamily> | null | undefined;
  /** Families of fabrics; any of them matches. */
  fabrics?: Array<Fabric> | null | undefined;
  /** Whether to list only products that count as new. */
  isNew?: boolean | null | undefined;
  /** Kinds of garments, at most 30; any matches. */
  kinds?: Array<GarmentKind> | null | undefined;
  /** Highest price in rupees, inclusive. */
  maxPrice?: number | null | undefined;
  /** Lowest price in rupees, inclusive. */
  minPrice?: number | null | undefined;
  /** Countries of origin, by their ISO 3166-1 alpha-2 codes, at most 30; any of them matches. */
  origins?: Array<string> | null | undefined;
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
  /** SKUs and barcodes of sizes and colours, at most 500; the shop makes the SKUs of the others. A refusal names the field: `codes.2.sku`. */
  codes?: Array<NewVariantCodesInput> | null | undefined;
  /** Whom customers write to or call about the goods; omitted for that of the settings. */
  consumerCare?: string | null | undefined;
  /** Country of origin, as a code of two letters or an English name; omitted for India. */
  countryOfOrigin?: string | null | undefined;
  /** Description in plain text, 1 to 10,000 characters. */
  description: string;
  /** Common name of the goods, at most 100 characters. */
  genericName?: string | null | undefined;
  /** Handle for imported files: letters a to z, digits and hyphens. */
  handle?: string | null | undefined;
  /** HSN code; omitted for the code of the category. */
  hsn?: string | null | undefined;
  /** URL of the first picture: one of this shop, or a public https URL that is copied. */
  imageUrl?: string | null | undefined;
  /** Name and address of the importer, of imported goods; at most 300 characters. */
  importer?: string | null | undefined;
  /** Kind of garment; omitted for the one that a word of the title names. */
  kind?: GarmentKind | null | undefined;
  /** Name and address of the manufacturer or packer; omitted for that of the settings. */
  manufacturer?: string | null | undefined;
  /** Materials of the product, by name. */
  materials?: Array<string>;
  /** Maximum retail price in rupees; omitted for a product without one. */
  mrp?: number | null | undefined;
  /** Net quantity in one pack; omitted for that of the settings. */
  netQuantity?: string | null | undefined;
  /** Price of one piece in rupees, GST included: 0.01 to 1,000,000. */
  price: number;
  /** Scheduled prices. */
  scheduledPrices?: Array<ScheduledPriceInput>;
  /** Description of its page for search engines, at most 320 characters. */
  seoDescription?: string | null | undefined;
  /** Title for search engines, at most 70 characters. */
  seoTitle?: string | null | undefined;
  /** Slug of its page's address: letters a to z, digits and hyphens; omitted for the one of the title. */
  slug?: string | null | undefined;
  /** Number of pieces in stock; without effect beside `units`. */
  stock?: number;
  /** Title of the product, 1 to 200 characters. */
  title: string;
  /** Stock of each size and colour, which are then counted separately; omitted for one stock. */
  units?: Array<UnitStockInput> | null | undefined;
};

/** Row of up to four products. */
export type ProductRowInput = {
  /** Id of the collection, for COLLECTION. */
  collectionId?: string | null | undefined;
  /** Path in the shop such as `/shop`, or a URL; empty without one. */
  link?: string;
  /** Words of the link, at most 60 characters; empty without one. */
  linkText?: string;
  /** Ids of the products, for CHOSEN, at most 12. */
  productIds?: Array<string>;
  /** Where the products come from. */
  source: RowSource;
  /** Words that a search looks for, for SEARCH. */
  term?: string;
  /** Text beside the heading: with one the row is a panel. */
  text?: string;
  /** Heading, at most 120 characters. */
  title: string;
};

/** Sort order of a list of products. */
export type ProductSort =
  /** The order of the filter's collection; without one, the newest first. */
  | 'FEATURED'
  | 'NAME_A_TO_Z'
  | 'NEWEST'
  /** By the code of the country of origin. */
  | 'ORIGIN'
  | 'PRICE_HIGH_TO_LOW'
  | 'PRICE_LOW_TO_HIGH'
  /** The best matches of a searched text first; without a text, the newest. */
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

/** Promotion to add, or its new terms. */
export type PromotionInput = {
  /** Amount in rupees, for AMOUNT. */
  amount?: number | null | undefined;
  /** Pieces of a set that are paid in full, 1 to 20, for BUY_X_GET_Y. */
  buyQuantity?: number | null | undefined;
  /** Categories that it covers. */
  categories?: Array<Category>;
  /** Code for everybody; null for an automatic promotion, and for single-use codes only. */
  code?: string | null | undefined;
  /** Ids of collections whose products it covers, at most 20; also hidden ones. */
  collectionIds?: Array<string>;
  /** Time at which it ends; null without an end. */
  endsAt?: string | null | undefined;
  /** Cheapest pieces of a set that get the percentage, 1 to 20, for BUY_X_GET_Y. */
  freeQuantity?: number | null | undefined;
  /** Whether it adds up with the best other promotion; automatic ones only. */
  isCombinable?: boolean;
  /** Whether it is for a shopper's first order only. */
  isFirstOrder?: boolean;
  /** What the promotion takes off. */
  kind: PromotionKind;
  /** Kinds of garment that it covers. */
  kinds?: Array<GarmentKind>;
  /** How many orders may use it; null for any number. */
  maxUses?: number | null | undefined;
  /** How many orders of a shopper may use it; null for any number. */
  maxUsesPerShopper?: number | null | undefined;
  /** How the promotion gets into an order. */
  method: PromotionMethod;
  /** Least number of pieces that it covers; 0 for none. */
  minPieces?: number;
  /** Least sum of the pieces that it covers, in rupees; 0 for none. */
  minSubtotal?: number;
  /** Percentage, 1 to 100, for PERCENT and BUY_X_GET_Y. */
  percent?: number | null | undefined;
  /** Ids of products that it covers, at most 200. Without categories, kinds, products and collections it covers everything. */
  productIds?: Array<string>;
  /** Time from which it is valid. */
  startsAt: string;
  /** Name of the promotion, as the cart and the order show it, at most 80 characters. */
  title: string;
};

/** What a promotion takes off. */
export type PromotionKind =
  /** An amount, spread over the pieces that it covers. */
  | 'AMOUNT'
  /** A percentage of the cheapest pieces of each set; 100 makes them free. */
  | 'BUY_X_GET_Y'
  /** The shipping of the order. */
  | 'FREE_SHIPPING'
  /** A percentage of the pieces that it covers. */
  | 'PERCENT';

/** How a promotion gets into an order. */
export type PromotionMethod =
  /** By itself, in each order that meets its terms. */
  | 'AUTOMATIC'
  /** By a discount code that the shopper enters. */
  | 'CODE';

/** Whether a promotion is valid now. */
export type PromotionState =
  /** Its end is over. */
  | 'ENDED'
  /** An admin has paused it. */
  | 'PAUSED'
  /** It is valid now. */
  | 'RUNNING'
  /** It starts later. */
  | 'SCHEDULED';

/** Cash that was received for an order. */
export type ReceivedCashInput = {
  /** Amount that was received, in rupees. */
  amount: number;
  /** Id of the order. */
  orderId: string;
};

/** Refund that an admin makes: pieces, the shipping, or an amount. */
export type RefundOrderInput = {
  /** Whether to refund the shipping. */
  hasShipping?: boolean;
  /** Key of the request: a repeated request has one effect. */
  idempotencyKey: string;
  /** Pieces that have left the shop, each line once. */
  lines?: Array<RefundedPiecesInput>;
  /** Reason that the shopper reads, at most 300 characters; required for an amount. */
  note?: string | null | undefined;
  /** Id of the order. */
  orderId: string;
  /** Amount off the prices of the pieces, in rupees; not together with pieces. */
  reduction?: number | null | undefined;
  /** Order as the admin saw it. */
  seen: SeenOrderInput;
};

/** Reason of a refund. */
export type RefundReason =
  /** Paid before placing, and no order was placed. */
  | 'NO_ORDER'
  /** The order was cancelled. */
  | 'ORDER_CANCELLED'
  /** The database was restored from a backup that is older than the order. */
  | 'ORDER_LOST'
  /** The payment came after the order had ended. */
  | 'ORDER_OVER'
  /** The order was returned. */
  | 'ORDER_RETURNED'
  /** The order had been paid before. */
  | 'PAID_TWICE'
  /** Some pieces of the order were cancelled. */
  | 'PIECES_CANCELLED'
  /** Some pieces of the order were returned. */
  | 'PIECES_RETURNED'
  /** The staff refunded a part of the order. */
  | 'REFUNDED_BY_SHOP'
  /** The payment was not the total of its order. */
  | 'WRONG_AMOUNT';

/** State of a refund. TO_PAY: an admin pays it. DUE: it is being requested. FAILED: it failed at the bank and is requested again. ACCEPTED: it is done. */
export type RefundState =
  | 'ACCEPTED'
  | 'DUE'
  | 'FAILED'
  | 'TO_PAY';

/** Pieces of an order line that are refunded. */
export type RefundedPiecesInput = {
  /** Colour of the pieces; omitted without colours. */
  color?: string | null | undefined;
  /** Whether the pieces come back into stock. */
  isRestocked: boolean;
  /** Id of the line of the order. */
  lineId: string;
  /** Number of pieces. */
  quantity: number;
  /** Size of the pieces; omitted without sizes. */
  size?: string | null | undefined;
};

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

/** Outcome that the shopper asks for. */
export type ReturnKind =
  /** Another size or colour of the same product. */
  | 'EXCHANGE'
  /** A refund. */
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

/** How returned pieces come back to the shop. */
export type ReturnMethod =
  /** The shopper sends them. */
  | 'DROP_OFF'
  /** A courier of the shop collects them at the address of the order. */
  | 'PICK_UP';

/** Reason of a return. */
export type ReturnReason =
  /** The shopper has changed their mind. */
  | 'CHANGED_MIND'
  /** Damaged or faulty. */
  | 'DAMAGED'
  /** Not as shown on the page of the product. */
  | 'NOT_AS_SHOWN'
  /** Another reason. */
  | 'OTHER'
  /** Too large. */
  | 'TOO_LARGE'
  /** Too small. */
  | 'TOO_SMALL';

/** Status of a return. COMPLETED, REFUSED, WITHDRAWN and CLOSED are final. */
export type ReturnStatus =
  /** The shop has approved it; the pieces can be sent or are collected. */
  | 'APPROVED'
  /** The whole order was cancelled or returned. */
  | 'CLOSED'
  /** The pieces are inspected; the refund or the exchange follows. */
  | 'COMPLETED'
  /** The shop has the pieces. */
  | 'RECEIVED'
  /** The shop has refused it. */
  | 'REFUSED'
  /** The shopper has asked for it. */
  | 'REQUESTED'
  /** The shopper has withdrawn it. */
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

/** Which reviews a list shows: NEW ones that no admin has read, hidden or answered, HIDDEN ones, or ALL. */
export type ReviewState =
  | 'ALL'
  | 'HIDDEN'
  | 'NEW';

/** Three reviews with photographs. */
export type ReviewsInput = {
  /** Heading, at most 120 characters. */
  title: string;
};

/** Role of an account: it decides what the account may do. */
export type Role =
  | 'ADMIN'
  | 'SHOPPER';

/** Where the products of a row come from. */
export type RowSource =
  /** The products in the most orders of the last 30 days. */
  | 'BEST_SELLERS'
  /** Products that an admin chose, in their order. */
  | 'CHOSEN'
  /** The first products of a collection; none while the shop does not show it. */
  | 'COLLECTION'
  /** The newest products, of those that are NEW. */
  | 'NEWEST'
  /** The products that a search finds. */
  | 'SEARCH';

/** How the address of an order is saved in the profile. */
export type SaveAddressInput = {
  /** Saved address that it replaces, unless that one was changed since; omitted to add it. */
  addressId?: string | null | undefined;
  /** Version of the saved address that the shopper saw. */
  version?: number | null | undefined;
};

/** Price of a product from one instant to another, both in whole minutes. */
export type ScheduledPriceInput = {
  /** Instant from which the price is valid; not in the past. */
  beginsAt: string;
  /** Instant at which the regular price comes back. */
  endsAt: string;
  /** Price of one piece in rupees, GST included; at most the MRP. */
  price: number;
};

/** Cash of an order as the admin saw it. */
export type SeenCashInput = {
  /** Amount to collect that the admin saw, in rupees. */
  amount: number;
  /** Id of the order. */
  orderId: string;
};

/** Order as the admin saw it; ORDER_CHANGED if it has changed since. */
export type SeenOrderInput = {
  /** `creditedAmount` of the order, in rupees. */
  creditedAmount: number;
  /** Status of the order. */
  orderStatus: OrderStatus;
};

/** What is said of numbers in a row. ISSUED: documents of the return. MISSING: the shop has no such documents. OTHER_GSTIN: issued under another GSTIN, or without one. */
export type SeriesRowKind =
  | 'ISSUED'
  | 'MISSING'
  | 'OTHER_GSTIN';

/** How a setting is entered. */
export type SettingKind =
  /** One of the options. */
  | 'CHOICE'
  /** One or more of the options, a line for each. */
  | 'CHOICES'
  /** Colour such as #a3262f. */
  | 'COLOR'
  /** Line of text. */
  | 'LINE'
  /** Line of text for each entry. */
  | 'LINES'
  /** Whole number. */
  | 'NUMBER'
  /** Amount in rupees. */
  | 'RUPEES';

/** Value of a setting. */
export type SettingValueInput = {
  /** Name of the setting within its group. */
  name: string;
  /** Value as text. */
  text: string;
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

/** Measures by size. */
export type SizeChartInput = {
  /** Measures in their order, 1 to 8. */
  measures: Array<SizeMeasureInput>;
  /** What the shopper should know, at most 300 characters. */
  note?: string;
  /** Sizes in their order, 1 to 30. */
  rows: Array<SizeChartRowInput>;
  /** Unit of the values. */
  unit: LengthUnit;
};

/** Measures of one size. */
export type SizeChartRowInput = {
  /** Size, at most 20 characters. */
  size: string;
  /** Values in the order of the measures. */
  values: Array<number>;
};

/** Body measure, such as the waist. */
export type SizeMeasureInput = {
  /** How it is taken, at most 120 characters. */
  how?: string;
  /** Name of the measure, at most 40 characters. */
  name: string;
};

/** Role of a member of the staff. `@access` names what each operation needs. */
export type StaffRole =
  /** Payments, refunds, payouts and files of orders and sales. */
  | 'ACCOUNTS'
  /** Products, content and promotions. */
  | 'CATALOGUE'
  /** Everything but the staff, integrations, and the settings of prices, taxes and the seller's identity. */
  | 'MANAGER'
  /** Orders, parcels, returns, customers, messages and reviews. */
  | 'ORDERS'
  /** Everything. */
  | 'OWNER'
  /** Packing and shipping, with the addresses of what is packed and shipped. */
  | 'PACKER';

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

/** What a ticket is about. */
export type TicketCategory =
  | 'DELIVERY'
  | 'ORDER'
  | 'OTHER'
  | 'PAYMENT'
  | 'PRIVACY'
  | 'PRODUCT'
  | 'RETURN';

/** How near the end of the time is: due soon from 40 of 48 hours on to acknowledge, and from 25 of 30 days on to resolve. */
export type TicketClock =
  | 'DUE_SOON'
  | 'LATE'
  | 'ON_TIME';

/** What the law demands of the shop next: to acknowledge a message, or to resolve it. */
export type TicketDuty =
  | 'ACKNOWLEDGE'
  | 'RESOLVE';

/** Kind of a message: of the customer, an answer of the shop, or a note that only the shop reads. */
export type TicketMessageKind =
  | 'ANSWER'
  | 'CUSTOMER'
  | 'NOTE';

/** State of a ticket. */
export type TicketState =
  /** The shop has to act. */
  | 'OPEN'
  /** Resolved. */
  | 'RESOLVED'
  /** The shop has answered and needs to know more from the customer. */
  | 'WAITING';

/** Row of a courier's file as the admin corrected it. */
export type TrackingCorrectionInput = {
  /** Name of the courier. */
  courier: string;
  /** Expected day, such as 28-11-2026; empty if unknown. */
  estimate: string;
  /** Order number. */
  orderNumber: string;
  /** Number of the row in the file. */
  position: number;
  /** Tracking id. */
  trackingId: string;
};

/** Courier and tracking id of a parcel. */
export type TrackingInput = {
  /** Name of a courier of the shop, in any case of letters. */
  courier: string;
  /** Day in India on which the parcel should arrive. */
  estimatedDelivery?: string | null | undefined;
  /** Tracking id: 4 to 40 letters, digits and hyphens. */
  trackingId: string;
};

/** State of a row of a courier's file: it can be recorded, is recorded already, marks its order as delivered, or has a problem. */
export type TrackingRowState =
  | 'DELIVERED'
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

/** New codes of a variant, and those that the admin saw. */
export type VariantCodesInput = {
  /** Barcode: a GTIN with the right check digit, or another text of Code 128, at most 48 characters; null for none. */
  barcode?: string | null | undefined;
  /** Barcode that the admin saw. */
  barcodeSeen?: string | null | undefined;
  /** Id of the variant. */
  id: string;
  /** SKU in any letters: A to Z, digits, and `. _ / -` between them, at most 40 characters. */
  sku: string;
  /** SKU that the admin saw. */
  skuSeen: string;
};

/** Result of Razorpay's checkout after a payment. */
export type VerifyPaymentInput = {
  /** Id of the order; for a payment before its order is placed, `orderId` of `createPaymentIntent`. */
  orderId: string;
  /** Razorpay's id of its own order: `razorpay_order_id` of the checkout's result. */
  razorpayOrderId: string;
  /** Razorpay's id of the payment: `razorpay_payment_id` of the checkout's result. */
  razorpayPaymentId: string;
  /** Razorpay's signature: `razorpay_signature` of the checkout's result. */
  razorpaySignature: string;
};

/** Part of a video that is sent in several requests, so that a slow line needs no long one. */
export type VideoPartInput = {
  /** Number of all parts, at most 20. */
  count: number;
  /** Position of the part, from 0. The last one adds the video. */
  position: number;
  /** Id of the upload: a UUID that the client chooses, the same for all parts. */
  uploadId: string;
};

/** Where a delivery stands. */
export type WebhookDeliveryStatus =
  /** The endpoint has answered with a status of 200 to 299. */
  | 'DELIVERED'
  /** It had no success for three days. It can be sent again. */
  | 'FAILED'
  /** It is sent, or waits for its next attempt. */
  | 'PENDING';

/** Type of a message to a webhook. In messages it is in lower case, with a dot after the first word: `order.status_changed`. */
export type WebhookEvent =
  /** `order.paid`: An order was paid: online, or its cash was recorded. */
  | 'ORDER_PAID'
  /** `order.placed`: An order was placed. An online order is not paid yet. */
  | 'ORDER_PLACED'
  /** `order.status_changed`: The status of an order changed. */
  | 'ORDER_STATUS_CHANGED'
  /** `parcel.changed`: Courier, tracking id or expected day of a parcel changed. */
  | 'PARCEL_CHANGED'
  /** `parcel.created`: A parcel was handed to a courier. */
  | 'PARCEL_CREATED'
  /** `ping`: An owner sent a test message. No endpoint can choose it. */
  | 'PING'
  /** `product.changed`: A product was added, changed or archived, or its price began or ended. */
  | 'PRODUCT_CHANGED'
  /** `refund.changed`: Razorpay accepted a refund, or could not pay it. */
  | 'REFUND_CHANGED'
  /** `refund.created`: A refund of an online payment is due. */
  | 'REFUND_CREATED'
  /** `return.changed`: The status of a return changed, or its replacement was sent. */
  | 'RETURN_CHANGED'
  /** `return.requested`: A customer asked for a return or an exchange. */
  | 'RETURN_REQUESTED'
  /** `stock.changed`: The stock of a size and colour changed. */
  | 'STOCK_CHANGED';

/** Where the shop posts which events. */
export type WebhookInput = {
  /** What the endpoint is for. */
  description?: string;
  /** Types of the events; at least one, and not PING. */
  events: Array<WebhookEvent>;
  /** URL that receives the events; https, without a port. In development also http://localhost with any port. */
  url: string;
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

export type MenuCollectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuCollectionsQuery = { collections: { edges: Array<{ node: { id: string, slug: string, title: string } }> } };

export type SiteContentQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteContentQuery = { siteContent: { announcement: { id: string, text: string, linkText: string, link: string, color: ContentColor } | null, footerPages: Array<{ slug: string, name: string }> } };

export type UnverifiedEmail_UserFragment = { id: string, email: string, isEmailVerified: boolean, recoveryEmail: string };

export type SendConfirmationMutationVariables = Exact<{
  currentPassword: string;
}>;


export type SendConfirmationMutation = { sendConfirmation: { to: string } };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: { email: string } };

export type LoginNumberQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginNumberQuery = { loginNumber: { mobile: string, confirmedAt: string } | null };

export type SendNumberCodeMutationVariables = Exact<{
  mobile: string;
  confirmation: ConfirmationInput;
}>;


export type SendNumberCodeMutation = { sendNumberCode: { to: string } };

export type ConfirmLoginNumberMutationVariables = Exact<{
  mobile: string;
  code: string;
}>;


export type ConfirmLoginNumberMutation = { confirmLoginNumber: { loginNumber: { mobile: string, confirmedAt: string } | null } };

export type RemoveLoginNumberMutationVariables = Exact<{
  confirmation: ConfirmationInput;
}>;


export type RemoveLoginNumberMutation = { removeLoginNumber: { loginNumber: { mobile: string, confirmedAt: string } | null } };

export type SendLoginCodeMutationVariables = Exact<{
  email: string;
}>;


export type SendLoginCodeMutation = { sendLoginCode: { to: string } };

export type LoginByCodeMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type LoginByCodeMutation = { loginByCode: { signUpToken: string | null, login: { token: string, user: { id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean } } | null } };

export type SendSmsCodeMutationVariables = Exact<{
  mobile: string;
}>;


export type SendSmsCodeMutation = { sendSmsCode: { to: string } };

export type LoginBySmsMutationVariables = Exact<{
  mobile: string;
  code: string;
}>;


export type LoginBySmsMutation = { loginBySms: { token: string, user: { id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean } } };

export type StartPasskeyLoginMutationVariables = Exact<{
  anyAccount: boolean;
}>;


export type StartPasskeyLoginMutation = { startPasskeyLogin: { options: unknown } };

export type FinishLoginMutationVariables = Exact<{
  input: FinishLoginInput;
}>;


export type FinishLoginMutation = { finishLogin: { token: string, user: { id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean } } };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { token: string, user: { id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean } } };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: { to: string } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: { email: string } };

export type SendOtpMutationVariables = Exact<{
  email: string;
}>;


export type SendOtpMutation = { sendOtp: { to: string } };

export type VerifyOtpMutationVariables = Exact<{
  email: string;
  otp: string;
  newPassword: string;
}>;


export type VerifyOtpMutation = { verifyOtp: { email: string } };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, isDemanded: boolean, needsMailedCode: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type SecondFactor_StateFragment = { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, isDemanded: boolean, needsMailedCode: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type SecondFactor_PayloadFragment = { recoveryCodes: Array<string>, secondFactor: { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, isDemanded: boolean, needsMailedCode: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type StartConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartConfirmationMutation = { startConfirmation: { options: unknown } };

export type MailedCodeAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type MailedCodeAddressQuery = { me: { id: string, recoveryEmail: string } | null };

export type ProveMailedCodeMutationVariables = Exact<{
  code: string;
}>;


export type ProveMailedCodeMutation = { proveMailedCode: { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, isDemanded: boolean, needsMailedCode: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type StartAuthenticatorAppMutationVariables = Exact<{
  confirmation: ConfirmationInput;
}>;


export type StartAuthenticatorAppMutation = { startAuthenticatorApp: { key: string, uri: string, qrCode: string } };

export type ConfirmAuthenticatorAppMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorAppMutation = { confirmAuthenticatorApp: { recoveryCodes: Array<string>, secondFactor: { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, isDemanded: boolean, needsMailedCode: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type RemoveAuthenticatorAppMutationVariables = Exact<{
  confirmation: ConfirmationInput;
}>;


export type RemoveAuthenticatorAppMutation = { removeAuthenticatorApp: { recoveryCodes: Array<string>, secondFactor: { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, isDemanded: boolean, needsMailedCode: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type StartPasskeyMutationVariables = Exact<{
  confirmation: ConfirmationInput;
}>;


export type StartPasskeyMutation = { startPasskey: { options: unknown } };

export type AddPasskeyMutationVariables = Exact<{
  response: unknown;
  name: string;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string>, secondFactor: { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, isDemanded: boolean, needsMailedCode: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { recoveryCodes: Array<string>, secondFactor: { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, isDemanded: boolean, needsMailedCode: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
  confirmation: ConfirmationInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { recoveryCodes: Array<string>, secondFactor: { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, isDemanded: boolean, needsMailedCode: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type MakeRecoveryCodesMutationVariables = Exact<{
  confirmation: ConfirmationInput;
}>;


export type MakeRecoveryCodesMutation = { makeRecoveryCodes: { recoveryCodes: Array<string>, secondFactor: { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, isDemanded: boolean, needsMailedCode: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type ResetSecondFactorMutationVariables = Exact<{
  email: string;
  confirmation: ConfirmationInput;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { email: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { hasEndedSession: boolean } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean } | null };

export type Session_UserFragment = { id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean };

export type RenewSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewSessionMutation = { renewSession: { token: string, user: { id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean } } };

export type ConfirmSessionMutationVariables = Exact<{
  confirmation: ConfirmationInput;
}>;


export type ConfirmSessionMutation = { confirmSession: { expiresAt: string } };

export type AccountSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSettingsQuery = { me: { id: string, name: string, email: string, createdAt: string, isEmailVerified: boolean, recoveryEmail: string } | null };

export type MyConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyConsentsQuery = { myConsents: Array<{ purpose: ConsentPurpose, text: string, isGiven: boolean, changedAt: string }> };

export type WithdrawConsentMutationVariables = Exact<{
  purpose: ConsentPurpose;
}>;


export type WithdrawConsentMutation = { withdrawConsent: Array<{ purpose: ConsentPurpose, text: string, isGiven: boolean, changedAt: string }> };

export type Consent_EntryFragment = { purpose: ConsentPurpose, text: string, isGiven: boolean, changedAt: string };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { me: { id: string, notifyEmail: boolean, notifyOrderUpdates: boolean, notifySecurity: boolean, notifyPromotions: boolean } | null };

export type UpdateNotificationsMutationVariables = Exact<{
  input: NotificationsInput;
}>;


export type UpdateNotificationsMutation = { updateNotifications: { id: string, notifyEmail: boolean, notifyOrderUpdates: boolean, notifySecurity: boolean, notifyPromotions: boolean } };

export type NotificationChoices_UserFragment = { notifyEmail: boolean, notifyOrderUpdates: boolean, notifySecurity: boolean, notifyPromotions: boolean };

export type ExportMyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportMyDataQuery = { exportMyData: { json: string } };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { deletedUserId: string } };

export type SecuritySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecuritySettingsQuery = { mySessions: Array<{ id: string, device: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndSessionMutation = { endSession: Array<{ id: string, device: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: Array<{ id: string, device: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type SessionRow_SessionFragment = { id: string, device: string, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type UpdatePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type UpdatePasswordMutation = { updatePassword: { token: string, user: { id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean } } };

export type EmailExistsQueryVariables = Exact<{
  email: string;
}>;


export type EmailExistsQuery = { emailExists: boolean };

export type SendVerificationMutationVariables = Exact<{
  email: string;
}>;


export type SendVerificationMutation = { sendVerification: { to: string } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { email: string } };

export type SignUpMutationVariables = Exact<{
  input: NewAccountInput;
  picture?: File | null | undefined;
}>;


export type SignUpMutation = { signUp: { token: string, user: { id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean } } };

export type StaffAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffAccessQuery = { me: { id: string, staffRole: StaffRole | null, permissions: Array<Permission> } | null };

export type StaffAccess_UserFragment = { id: string, staffRole: StaffRole | null, permissions: Array<Permission> };

export type AdminNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminNotificationsQuery = { adminNotifications: { email: string, shopEmail: string, notifications: Array<{ kind: NotificationKind, frequency: NotificationFrequency }> } };

export type SetAdminNotificationMutationVariables = Exact<{
  kind: NotificationKind;
  frequency: NotificationFrequency;
}>;


export type SetAdminNotificationMutation = { setAdminNotification: { email: string, notifications: Array<{ kind: NotificationKind, frequency: NotificationFrequency }> } };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: { permissions: Array<Permission>, keys: Array<{ id: string, name: string, start: string, permissions: Array<Permission>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, madeBy: string, isWorking: boolean }> } };

export type ApiKeys_ListsFragment = { permissions: Array<Permission>, keys: Array<{ id: string, name: string, start: string, permissions: Array<Permission>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, madeBy: string, isWorking: boolean }> };

export type AddApiKeyMutationVariables = Exact<{
  input: ApiKeyInput;
  confirmation: ConfirmationInput;
}>;


export type AddApiKeyMutation = { addApiKey: { key: string, apiKeys: { permissions: Array<Permission>, keys: Array<{ id: string, name: string, start: string, permissions: Array<Permission>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, madeBy: string, isWorking: boolean }> } } };

export type EndApiKeyMutationVariables = Exact<{
  apiKeyId: string;
}>;


export type EndApiKeyMutation = { endApiKey: { permissions: Array<Permission>, keys: Array<{ id: string, name: string, start: string, permissions: Array<Permission>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, madeBy: string, isWorking: boolean }> } };

export type AuditHistoryQueryVariables = Exact<{
  subject?: AuditSubject | null | undefined;
  label?: string | null | undefined;
  userId?: string | null | undefined;
  batchId?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditHistoryQuery = { auditEntries: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { userId: string, subject: AuditSubject, subjectId: string, label: string, batchId: string | null, id: string, happenedAt: string, userName: string, userRole: StaffRole | null, apiKeyName: string | null, channel: Channel, action: AuditAction, changes: Array<{ field: string, before: string | null, after: string | null }> } }> } };

export type AuditHistory_EntryFragment = { userId: string, subject: AuditSubject, subjectId: string, label: string, batchId: string | null, id: string, happenedAt: string, userName: string, userRole: StaffRole | null, apiKeyName: string | null, channel: Channel, action: AuditAction, changes: Array<{ field: string, before: string | null, after: string | null }> };

export type AuditAuthorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditAuthorsQuery = { auditAuthors: Array<{ userId: string, name: string }> };

export type GstReturnQueryVariables = Exact<{
  month: string;
}>;


export type GstReturnQuery = { gstReturn: { month: string, gstin: string, countedAt: string | null, invoices: { count: number, total: number }, creditNotes: { count: number, total: number }, sections: Array<{ section: GstFile, count: number, taxable: number, igst: number, cgst: number, sgst: number, total: number }>, documents: Array<{ series: string, kind: SeriesRowKind, from: string, to: string, count: number }> } };

export type GstFileLinkQueryVariables = Exact<{
  month: string;
  file: GstFile;
}>;


export type GstFileLinkQuery = { gstFileLink: { url: string } };

export type BookComparisonQueryVariables = Exact<{
  month: string;
  from: string;
  to: string;
}>;


export type BookComparisonQuery = { bookDifferenceCounts: Array<{ kind: BookDifferenceKind, count: number, amount: number }>, paymentFigures: Array<{ figure: MoneyFigure, count: number, amount: number }> };

export type DifferenceRow_DifferenceFragment = { id: string, happenedAt: string, amount: number, otherAmount: number | null, orderId: string | null, orderNumber: string | null, reference: string | null };

export type BookDifferencesQueryVariables = Exact<{
  month: string;
  kind: BookDifferenceKind;
  first?: number;
  after?: string | null | undefined;
}>;


export type BookDifferencesQuery = { bookDifferences: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, happenedAt: string, amount: number, otherAmount: number | null, orderId: string | null, orderNumber: string | null, reference: string | null } }> } };

export type ProductBatch_BatchFragment = { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoExpiresAt: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number };

export type BatchRow_RowFragment = { position: number, productId: string | null, label: string, problem: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> };

export type ProductBatchQueryVariables = Exact<{
  id: string;
}>;


export type ProductBatchQuery = { productBatch: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoExpiresAt: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type ProductBatchRowsQueryVariables = Exact<{
  id: string;
  onlyProblems: boolean;
  first?: number;
  after?: string | null | undefined;
}>;


export type ProductBatchRowsQuery = { productBatch: { id: string, rows: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { position: number, productId: string | null, label: string, problem: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> } }> } } };

export type ProductBatchesQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type ProductBatchesQuery = { productBatches: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoExpiresAt: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } }> } };

export type ProductExportLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductExportLinkQuery = { productExportLink: { url: string } };

export type CheckBulkChangeMutationVariables = Exact<{
  productIds: Array<string> | string;
  change: BulkChangeInput;
}>;


export type CheckBulkChangeMutation = { checkBulkChange: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoExpiresAt: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type StartImportMutationVariables = Exact<{
  name: string;
}>;


export type StartImportMutation = { startImport: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoExpiresAt: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type UploadImportPartMutationVariables = Exact<{
  id: string;
  position: number;
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


export type CheckImportMutation = { checkImport: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoExpiresAt: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type CheckUndoMutationVariables = Exact<{
  id: string;
}>;


export type CheckUndoMutation = { checkUndo: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoExpiresAt: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type ApplyProductBatchMutationVariables = Exact<{
  id: string;
}>;


export type ApplyProductBatchMutation = { applyProductBatch: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoExpiresAt: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type GridRow_ProductFragment = { id: string, version: number, title: string, price: number, mrp: number | null, stock: number, isTracked: boolean, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }> };

export type ProductsToEditQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ProductsToEditQuery = { productsToEdit: Array<{ id: string, version: number, title: string, price: number, mrp: number | null, stock: number, isTracked: boolean, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }> }> };

export type CheckGridEditsMutationVariables = Exact<{
  edits: Array<GridEditInput> | GridEditInput;
}>;


export type CheckGridEditsMutation = { checkGridEdits: { id: string, kind: BatchKind, name: string, status: BatchStatus, problem: string | null, userName: string, changedCount: number, addedCount: number, unchangedCount: number, problemCount: number, appliedAt: string | null, undoneAt: string | null, undoExpiresAt: string | null, problemFileUrl: string | null, alreadyImportedAt: string | null, picturesToRead: number } };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { cart: { id: string, totalQuantity: number, subtotal: number, discount: number, shippingEstimate: number, total: number, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isListed: boolean, product: { id: string, slug: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> } } };

export type CartVariantsQueryVariables = Exact<{ [key: string]: never; }>;


export type CartVariantsQuery = { cart: { id: string, totalQuantity: number, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, product: { id: string } }> } };

export type Cart_CartFragment = { id: string, totalQuantity: number, subtotal: number, discount: number, shippingEstimate: number, total: number, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isListed: boolean, product: { id: string, slug: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> };

export type CartLine_LineFragment = { id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isListed: boolean, product: { id: string, slug: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } };

export type CartFees_SettingsFragment = { freeShippingAbove: number, cartShippingFee: number };

export type OrderPromotion_PromotionFragment = { title: string, code: string | null, discount: number, shipping: number };

export type UpdateCartLineMutationVariables = Exact<{
  input: UpdateCartLineInput;
}>;


export type UpdateCartLineMutation = { updateCartLine: { cart: { id: string, totalQuantity: number, subtotal: number, discount: number, shippingEstimate: number, total: number, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isListed: boolean, product: { id: string, slug: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> } } };

export type RemoveCartLineMutationVariables = Exact<{
  lineId: string;
}>;


export type RemoveCartLineMutation = { removeCartLine: { cart: { id: string, totalQuantity: number, subtotal: number, discount: number, shippingEstimate: number, total: number, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isListed: boolean, product: { id: string, slug: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> } } };

export type RestoreCartLineMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type RestoreCartLineMutation = { addToCart: { cart: { id: string, totalQuantity: number, subtotal: number, discount: number, shippingEstimate: number, total: number, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isListed: boolean, product: { id: string, slug: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> } } };

export type ClearCartMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearCartMutation = { clearCart: { cart: { id: string, totalQuantity: number, subtotal: number, discount: number, shippingEstimate: number, total: number, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isListed: boolean, product: { id: string, slug: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> } } };

export type Gallery_PictureFragment = { color: string | null, view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string };

export type Gallery_VideoFragment = { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null };

export type Picture_PictureFragment = { id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string };

export type CoverPicture_PictureFragment = { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null };

export type MatchingPicture_EdgeFragment = { matchingPicture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null } | null };

export type ProductCard_ProductFragment = { id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> };

export type ProductFacts_ProductFragment = { category: Category, availableSizes: Array<string>, availableColors: Array<string>, materials: Array<string> };

export type ProductRow_ProductFragment = { description: string, id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> };

export type ProductVariants_ProductFragment = { id: string, slug: string, title: string, price: number, category: Category, stock: number, availableSizes: Array<string>, availableColors: Array<string> };

export type RecentProductsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RecentProductsQuery = { productsByIds: Array<{ id: string, slug: string, title: string, price: number, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }> };

export type RecentProduct_ProductFragment = { id: string, slug: string, title: string, price: number, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> };

export type SizeChart_ChartFragment = { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> };

export type VariantDialogQueryVariables = Exact<{
  id: string;
}>;


export type VariantDialogQuery = { product: { id: string, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } };

export type AddressBook_UserFragment = { id: string, name: string, email: string, mobile: string | null, address: string | null, addresses: Array<{ id: string, label: string | null, fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, isDefault: boolean, isComplete: boolean, version: number }> };

export type AddAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type AddAddressMutation = { addAddress: { user: { id: string, name: string, email: string, mobile: string | null, address: string | null, addresses: Array<{ id: string, label: string | null, fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, isDefault: boolean, isComplete: boolean, version: number }> } } };

export type UpdateAddressMutationVariables = Exact<{
  id: string;
  version: number;
  input: AddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { user: { id: string, name: string, email: string, mobile: string | null, address: string | null, addresses: Array<{ id: string, label: string | null, fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, isDefault: boolean, isComplete: boolean, version: number }> } } };

export type DeleteAddressMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAddressMutation = { deleteAddress: { id: string, name: string, email: string, mobile: string | null, address: string | null, addresses: Array<{ id: string, label: string | null, fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, isDefault: boolean, isComplete: boolean, version: number }> } };

export type SetDefaultAddressMutationVariables = Exact<{
  id: string;
}>;


export type SetDefaultAddressMutation = { setDefaultAddress: { id: string, name: string, email: string, mobile: string | null, address: string | null, addresses: Array<{ id: string, label: string | null, fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, isDefault: boolean, isComplete: boolean, version: number }> } };

export type FindProductsQueryVariables = Exact<{
  text: string;
}>;


export type FindProductsQuery = { adminProducts: { edges: Array<{ cursor: string, node: { id: string, title: string, stock: number, availableSizes: Array<string>, availableColors: Array<string>, price: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CustomerOrderQuoteQueryVariables = Exact<{
  lines: Array<OrderLineInput> | OrderLineInput;
  discountCode?: string | null | undefined;
  customer?: OrderCustomerInput | null | undefined;
}>;


export type CustomerOrderQuoteQuery = { customerOrderQuote: { subtotal: number, discount: number, shippingCost: number, total: number, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ productId: string, size: string | null, color: string | null, price: number, available: number }> } };

export type PlaceOrderForCustomerMutationVariables = Exact<{
  input: PlaceOrderForCustomerInput;
}>;


export type PlaceOrderForCustomerMutation = { placeOrderForCustomer: { order: { id: string, orderNumber: string } } };

export type CustomerByPhoneQueryVariables = Exact<{
  phone: string;
}>;


export type CustomerByPhoneQuery = { customerByPhone: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string } | null };

export type CheckoutVariants_SettingsFragment = { states: Array<string>, country: string, paymentMethods: Array<PaymentMethod> };

export type SavedAddress_AddressFragment = { id: string, label: string | null, fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, isDefault: boolean, isComplete: boolean, version: number };

export type OrderedAddress_AddressFragment = { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string };

export type CheckoutQuoteQueryVariables = Exact<{
  lines: Array<OrderLineInput> | OrderLineInput;
  discountCode?: string | null | undefined;
}>;


export type CheckoutQuoteQuery = { checkoutQuote: { subtotal: number, shippingCost: number, discount: number, statedGst: number | null, total: number, onlineRefusal: string | null, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }> } };

export type CheckoutQuote_QuoteFragment = { subtotal: number, shippingCost: number, discount: number, statedGst: number | null, total: number, onlineRefusal: string | null, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }> };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { order: { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, paymentExpiresAt: string | null, promisedFrom: string | null, promisedTo: string | null, lines: Array<{ id: string, product: { id: string, stock: number, stockUnits: Array<{ id: string, stock: number }> } | null }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> }, paymentSession: { orderId: string, keyId: string, gatewayOrderId: string, amount: number, currency: string, checkoutScriptUrl: string, expiresAt: string } | null } };

export type PlacedOrder_OrderFragment = { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, paymentExpiresAt: string | null, promisedFrom: string | null, promisedTo: string | null, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> };

export type UpdateOrderAddressMutationVariables = Exact<{
  orderId: string;
  address: ShippingAddressInput;
  seen: ShippingAddressInput;
}>;


export type UpdateOrderAddressMutation = { updateOrderAddress: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type DeliveryStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryStatesQuery = { settings: { states: Array<string>, country: string } };

export type PlacedOrderQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type PlacedOrderQuery = { placedOrder: { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, paymentExpiresAt: string | null, promisedFrom: string | null, promisedTo: string | null, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } | null };

export type CollectionRow_CollectionFragment = { id: string, version: number, slug: string, title: string, kind: CollectionKind, isHidden: boolean, productCount: number, rule: { categories: Array<Category>, kinds: Array<GarmentKind>, colors: Array<ColorFamily>, fabrics: Array<Fabric>, sizes: Array<string>, minPrice: number | null, maxPrice: number | null, isNew: boolean, isOnSale: boolean, isInStock: boolean } };

export type CollectionEditor_CollectionFragment = { text: string, pictureAlt: string, productIds: Array<string>, id: string, version: number, slug: string, title: string, kind: CollectionKind, isHidden: boolean, productCount: number, picture: { id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, rule: { categories: Array<Category>, kinds: Array<GarmentKind>, colors: Array<ColorFamily>, fabrics: Array<Fabric>, sizes: Array<string>, minPrice: number | null, maxPrice: number | null, isNew: boolean, isOnSale: boolean, isInStock: boolean } };

export type AdminCollectionsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminCollectionsQuery = { adminCollections: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, version: number, slug: string, title: string, kind: CollectionKind, isHidden: boolean, productCount: number, rule: { categories: Array<Category>, kinds: Array<GarmentKind>, colors: Array<ColorFamily>, fabrics: Array<Fabric>, sizes: Array<string>, minPrice: number | null, maxPrice: number | null, isNew: boolean, isOnSale: boolean, isInStock: boolean } } }> } };

export type CollectionEditorQueryVariables = Exact<{
  id: string;
}>;


export type CollectionEditorQuery = { adminCollection: { text: string, pictureAlt: string, productIds: Array<string>, id: string, version: number, slug: string, title: string, kind: CollectionKind, isHidden: boolean, productCount: number, picture: { id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, rule: { categories: Array<Category>, kinds: Array<GarmentKind>, colors: Array<ColorFamily>, fabrics: Array<Fabric>, sizes: Array<string>, minPrice: number | null, maxPrice: number | null, isNew: boolean, isOnSale: boolean, isInStock: boolean } } };

export type CollectionPreviewQueryVariables = Exact<{
  rule: CollectionRuleInput;
  productIds: Array<string> | string;
}>;


export type CollectionPreviewQuery = { collectionPreview: { productCount: number } };

export type SaveCollectionMutationVariables = Exact<{
  id: string;
  version: number;
  input: CollectionInput;
  picture?: File | null | undefined;
}>;


export type SaveCollectionMutation = { saveCollection: { text: string, pictureAlt: string, productIds: Array<string>, id: string, version: number, slug: string, title: string, kind: CollectionKind, isHidden: boolean, productCount: number, picture: { id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, rule: { categories: Array<Category>, kinds: Array<GarmentKind>, colors: Array<ColorFamily>, fabrics: Array<Fabric>, sizes: Array<string>, minPrice: number | null, maxPrice: number | null, isNew: boolean, isOnSale: boolean, isInStock: boolean } } };

export type SetCollectionHiddenMutationVariables = Exact<{
  id: string;
  version: number;
  isHidden: boolean;
}>;


export type SetCollectionHiddenMutation = { setCollectionHidden: { id: string, version: number, isHidden: boolean } };

export type OrderCollectionsMutationVariables = Exact<{
  seenIds: Array<string> | string;
  ids: Array<string> | string;
}>;


export type OrderCollectionsMutation = { orderCollections: Array<{ id: string, version: number, slug: string, title: string, kind: CollectionKind, isHidden: boolean, productCount: number, rule: { categories: Array<Category>, kinds: Array<GarmentKind>, colors: Array<ColorFamily>, fabrics: Array<Fabric>, sizes: Array<string>, minPrice: number | null, maxPrice: number | null, isNew: boolean, isOnSale: boolean, isInStock: boolean } }> };

export type DeleteCollectionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteCollectionMutation = { deleteCollection: { deletedCollectionId: string } };

export type AdminContentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminContentsQuery = { contents: Array<{ id: string, kind: ContentKind, slug: string, title: string, hasChanges: boolean, isPublished: boolean, publishedAt: string | null, scheduledAt: string | null }> };

export type PictureSource_PictureFragment = { mediaKey: string, alt: string, focus: Array<number> | null };

export type SectionSource_SectionFragment = { key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, term: string, collectionId: string | null, productIds: Array<string>, linkText: string, link: string } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { mediaKey: string, alt: string, focus: Array<number> | null } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, reviews: { title: string } | null };

export type ContentEditor_ContentFragment = { id: string, kind: ContentKind, slug: string, title: string, version: number, hasChanges: boolean, isKept: boolean, isLegal: boolean, warnings: Array<string>, versions: Array<{ number: number, publishedAt: string, isWithdrawn: boolean, isCurrent: boolean, isScheduled: boolean }>, body: { home: { sections: Array<{ key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, term: string, collectionId: string | null, productIds: Array<string>, linkText: string, link: string } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { mediaKey: string, alt: string, focus: Array<number> | null } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, reviews: { title: string } | null }> } | null, announcement: { text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null } | null, page: { name: string, heading: string, lead: string, aside: string, body: string, description: string, footerPosition: number | null } | null, sizeChart: { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> } | null } | null };

export type ContentEditorQueryVariables = Exact<{
  id: string;
}>;


export type ContentEditorQuery = { content: { id: string, kind: ContentKind, slug: string, title: string, version: number, hasChanges: boolean, isKept: boolean, isLegal: boolean, warnings: Array<string>, versions: Array<{ number: number, publishedAt: string, isWithdrawn: boolean, isCurrent: boolean, isScheduled: boolean }>, body: { home: { sections: Array<{ key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, term: string, collectionId: string | null, productIds: Array<string>, linkText: string, link: string } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { mediaKey: string, alt: string, focus: Array<number> | null } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, reviews: { title: string } | null }> } | null, announcement: { text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null } | null, page: { name: string, heading: string, lead: string, aside: string, body: string, description: string, footerPosition: number | null } | null, sizeChart: { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> } | null } | null } };

export type ContentPreviewLinkQueryVariables = Exact<{
  id: string;
}>;


export type ContentPreviewLinkQuery = { contentPreviewLink: { url: string } };

export type SaveContentDraftMutationVariables = Exact<{
  id: string;
  version: number;
  input: ContentInput;
  slug?: string | null | undefined;
}>;


export type SaveContentDraftMutation = { saveContentDraft: { id: string, kind: ContentKind, slug: string, title: string, version: number, hasChanges: boolean, isKept: boolean, isLegal: boolean, warnings: Array<string>, versions: Array<{ number: number, publishedAt: string, isWithdrawn: boolean, isCurrent: boolean, isScheduled: boolean }>, body: { home: { sections: Array<{ key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, term: string, collectionId: string | null, productIds: Array<string>, linkText: string, link: string } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { mediaKey: string, alt: string, focus: Array<number> | null } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, reviews: { title: string } | null }> } | null, announcement: { text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null } | null, page: { name: string, heading: string, lead: string, aside: string, body: string, description: string, footerPosition: number | null } | null, sizeChart: { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> } | null } | null } };

export type PublishContentMutationVariables = Exact<{
  id: string;
  version: number;
  at?: string | null | undefined;
}>;


export type PublishContentMutation = { publishContent: { id: string, kind: ContentKind, slug: string, title: string, version: number, hasChanges: boolean, isKept: boolean, isLegal: boolean, warnings: Array<string>, versions: Array<{ number: number, publishedAt: string, isWithdrawn: boolean, isCurrent: boolean, isScheduled: boolean }>, body: { home: { sections: Array<{ key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, term: string, collectionId: string | null, productIds: Array<string>, linkText: string, link: string } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { mediaKey: string, alt: string, focus: Array<number> | null } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, reviews: { title: string } | null }> } | null, announcement: { text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null } | null, page: { name: string, heading: string, lead: string, aside: string, body: string, description: string, footerPosition: number | null } | null, sizeChart: { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> } | null } | null } };

export type RepublishContentMutationVariables = Exact<{
  id: string;
  version: number;
  number: number;
}>;


export type RepublishContentMutation = { republishContent: { id: string, kind: ContentKind, slug: string, title: string, version: number, hasChanges: boolean, isKept: boolean, isLegal: boolean, warnings: Array<string>, versions: Array<{ number: number, publishedAt: string, isWithdrawn: boolean, isCurrent: boolean, isScheduled: boolean }>, body: { home: { sections: Array<{ key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, term: string, collectionId: string | null, productIds: Array<string>, linkText: string, link: string } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { mediaKey: string, alt: string, focus: Array<number> | null } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, reviews: { title: string } | null }> } | null, announcement: { text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null } | null, page: { name: string, heading: string, lead: string, aside: string, body: string, description: string, footerPosition: number | null } | null, sizeChart: { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> } | null } | null } };

export type CancelScheduledContentMutationVariables = Exact<{
  id: string;
  version: number;
  number: number;
}>;


export type CancelScheduledContentMutation = { cancelScheduledContent: { id: string, kind: ContentKind, slug: string, title: string, version: number, hasChanges: boolean, isKept: boolean, isLegal: boolean, warnings: Array<string>, versions: Array<{ number: number, publishedAt: string, isWithdrawn: boolean, isCurrent: boolean, isScheduled: boolean }>, body: { home: { sections: Array<{ key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, term: string, collectionId: string | null, productIds: Array<string>, linkText: string, link: string } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { mediaKey: string, alt: string, focus: Array<number> | null } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, reviews: { title: string } | null }> } | null, announcement: { text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null } | null, page: { name: string, heading: string, lead: string, aside: string, body: string, description: string, footerPosition: number | null } | null, sizeChart: { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> } | null } | null } };

export type WithdrawContentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawContentMutation = { withdrawContent: { id: string, kind: ContentKind, slug: string, title: string, version: number, hasChanges: boolean, isKept: boolean, isLegal: boolean, warnings: Array<string>, versions: Array<{ number: number, publishedAt: string, isWithdrawn: boolean, isCurrent: boolean, isScheduled: boolean }>, body: { home: { sections: Array<{ key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, term: string, collectionId: string | null, productIds: Array<string>, linkText: string, link: string } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { mediaKey: string, alt: string, focus: Array<number> | null } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null, picture: { mediaKey: string, alt: string, focus: Array<number> | null } | null } | null, reviews: { title: string } | null }> } | null, announcement: { text: string, linkText: string, link: string, color: ContentColor, startsAt: string | null, endsAt: string | null } | null, page: { name: string, heading: string, lead: string, aside: string, body: string, description: string, footerPosition: number | null } | null, sizeChart: { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> } | null } | null } };

export type DiscardContentDraftMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DiscardContentDraftMutation = { discardContentDraft: { content: { id: string } | null } };

export type AddContentPictureMutationVariables = Exact<{
  id: string;
  file: File;
}>;


export type AddContentPictureMutation = { addContentPicture: { mediaKey: string, alt: string, focus: Array<number> | null } };

export type ContentPreviewQueryVariables = Exact<{
  token: string;
}>;


export type ContentPreviewQuery = { contentPreview: { kind: ContentKind, home: { sections: Array<{ key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, garmentColor: string, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, garment: { id: string, slug: string, title: string, price: number } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, cover: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, linkText: string, link: string, products: Array<{ id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }> } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null } | null, reviews: { title: string, reviews: Array<{ id: string, authorName: string, rating: number, comment: string, photos: Array<{ id: string, thumbnailUrl: string }>, product: { id: string, slug: string, title: string } }> } | null }> } | null, announcement: { id: string, text: string, linkText: string, link: string, color: ContentColor } | null, page: { id: string, slug: string, name: string, heading: string, lead: readonly unknown[], aside: readonly unknown[], body: readonly unknown[], description: string, version: number, publishedAt: string, isCurrent: boolean } | null } };

export type PastTextPageQueryVariables = Exact<{
  slug: string;
  version?: number | null | undefined;
  at: string;
}>;


export type PastTextPageQuery = { page: { id: string, slug: string, name: string, heading: string, lead: readonly unknown[], aside: readonly unknown[], body: readonly unknown[], description: string, version: number, publishedAt: string, isCurrent: boolean, figures: { name: string, tagline: string, description: string, blurb: string, mark: string, wordmark: string, freeShippingAbove: number, cartShippingFee: number, checkoutShippingFee: number, hasSmsCodes: boolean, welcomeDiscountPercent: number, returnDays: number, newWithinDays: number, lowStockUpTo: number, states: Array<string>, country: string, seller: string, sellerName: string, sellerAddress: string, supportLine: string, grievanceOfficer: { name: string, designation: string, phone: string, email: string }, contact: { founder: string, phone: string, whatsApp: string, email: string, address: Array<string>, hours: string, instagram: string, facebook: string, youTube: string } } | null } | null };

export type TextPage_PageFragment = { id: string, slug: string, name: string, heading: string, lead: readonly unknown[], aside: readonly unknown[], body: readonly unknown[], description: string, version: number, publishedAt: string, isCurrent: boolean };

export type TextPageQueryVariables = Exact<{
  slug: string;
  version?: number | null | undefined;
}>;


export type TextPageQuery = { page: { id: string, slug: string, name: string, heading: string, lead: readonly unknown[], aside: readonly unknown[], body: readonly unknown[], description: string, version: number, publishedAt: string, isCurrent: boolean } | null };

export type CustomerPage_CustomerFragment = { id: string, name: string, email: string | null, verifiedEmail: string | null, mobile: string | null, registeredAt: string, closedAt: string | null, tags: Array<string>, cashBlockReason: CashBlockReason | null, cashBlockedAt: string | null, version: number, figures: { orderCount: number, spending: number, arrivedPieces: number, returnedPieces: number } };

export type AdminCustomerQueryVariables = Exact<{
  id: string;
}>;


export type AdminCustomerQuery = { customer: { id: string, name: string, email: string | null, verifiedEmail: string | null, mobile: string | null, registeredAt: string, closedAt: string | null, tags: Array<string>, cashBlockReason: CashBlockReason | null, cashBlockedAt: string | null, version: number, figures: { orderCount: number, spending: number, arrivedPieces: number, returnedPieces: number } } };

export type AdminCustomerTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCustomerTagsQuery = { customerTags: Array<string> };

export type AdminCustomerConsentsQueryVariables = Exact<{
  customerId: string;
}>;


export type AdminCustomerConsentsQuery = { customerConsents: Array<{ purpose: ConsentPurpose, isGiven: boolean, changedAt: string }> };

export type AdminCustomerOrdersQueryVariables = Exact<{
  customerId: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminCustomerOrdersQuery = { orders: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, finalAmount: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AdminCustomerReturnsQueryVariables = Exact<{
  customerId: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminCustomerReturnsQuery = { returns: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, returnNumber: string, orderId: string, orderNumber: string, createdAt: string, status: ReturnStatus } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AdminCustomerReviewsQueryVariables = Exact<{
  customerId: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminCustomerReviewsQuery = { customerReviews: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, productId: string, title: string, rating: number, comment: string, createdAt: string, isHidden: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AdminCustomerMessagesQueryVariables = Exact<{
  customerId: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminCustomerMessagesQuery = { customerMessages: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, ticketNumber: string, subject: string, message: string, createdAt: string, state: TicketState } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AdminCustomerNotesQueryVariables = Exact<{
  customerId: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminCustomerNotesQuery = { customerNotes: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, authorName: string, text: string, createdAt: string, canDelete: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AddCustomerNoteMutationVariables = Exact<{
  customerId: string;
  text: string;
  idempotencyKey: string;
}>;


export type AddCustomerNoteMutation = { addCustomerNote: { id: string } };

export type DeleteCustomerNoteMutationVariables = Exact<{
  noteId: string;
}>;


export type DeleteCustomerNoteMutation = { deleteCustomerNote: { id: string } };

export type SetCustomerTagsMutationVariables = Exact<{
  customerId: string;
  tags: Array<string> | string;
  version: number;
}>;


export type SetCustomerTagsMutation = { setCustomerTags: { id: string, name: string, email: string | null, verifiedEmail: string | null, mobile: string | null, registeredAt: string, closedAt: string | null, tags: Array<string>, cashBlockReason: CashBlockReason | null, cashBlockedAt: string | null, version: number, figures: { orderCount: number, spending: number, arrivedPieces: number, returnedPieces: number } } };

export type SetCustomerCashBlockMutationVariables = Exact<{
  customerId: string;
  reason?: CashBlockReason | null | undefined;
  version: number;
}>;


export type SetCustomerCashBlockMutation = { setCustomerCashBlock: { id: string, name: string, email: string | null, verifiedEmail: string | null, mobile: string | null, registeredAt: string, closedAt: string | null, tags: Array<string>, cashBlockReason: CashBlockReason | null, cashBlockedAt: string | null, version: number, figures: { orderCount: number, spending: number, arrivedPieces: number, returnedPieces: number } } };

export type StockLevel_FiguresFragment = { count: number, isMore: boolean, products: Array<{ productId: string, title: string, stock: number }> };

export type CustomerRow_CustomerFragment = { email: string, accountId: string, name: string, orderCount: number, lastOrderAt: string };

export type AdminSalesQueryVariables = Exact<{
  days: number;
}>;


export type AdminSalesQuery = { dashboard: { salesByDay: Array<{ day: string, orderCount: number, revenue: number, netRevenue: number }>, bestSellers: Array<{ productId: string, title: string, pieces: number, revenue: number }> } };

export type AdminCustomersQueryVariables = Exact<{
  tag?: string | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminCustomersQuery = { customers: { totalCount: number, edges: Array<{ cursor: string, node: { email: string, accountId: string, name: string, orderCount: number, lastOrderAt: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AdminTodayQueryVariables = Exact<{
  day: string;
}>;


export type AdminTodayQuery = { dashboard: { salesByDay: Array<{ day: string, orderCount: number, revenue: number, netRevenue: number }> }, paymentFigures: Array<{ figure: MoneyFigure, amount: number }> };

export type LegalWarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type LegalWarningsQuery = { legalWarnings: Array<{ id: string, text: string, rule: string, group: string }> };

export type OpenTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenTasksQuery = { openTasks: Array<{ kind: OpenTaskKind, count: number, isMore: boolean, oldestAt: string | null, dueAt: string | null, lateCount: number }>, me: { id: string, staffRole: StaffRole | null, permissions: Array<Permission> } | null };

export type DeliveryPlan_PlanFragment = { id: string, version: number, cutOffHour: number, workingDays: Array<number>, holidays: Array<string>, otherMinDays: number, otherMaxDays: number, zones: Array<{ name: string, minDays: number, maxDays: number, states: Array<string>, pinPrefixes: Array<string> }> };

export type DeliveryPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryPlanQuery = { deliveryPlan: { id: string, version: number, cutOffHour: number, workingDays: Array<number>, holidays: Array<string>, otherMinDays: number, otherMaxDays: number, zones: Array<{ name: string, minDays: number, maxDays: number, states: Array<string>, pinPrefixes: Array<string> }> } | null, settings: { states: Array<string> } };

export type PunctualityQueryVariables = Exact<{ [key: string]: never; }>;


export type PunctualityQuery = { punctuality: Array<{ zone: string, delivered: number, onTime: number, early: number, averageDaysLate: number | null, overdue: number }> };

export type UpdateDeliveryPlanMutationVariables = Exact<{
  version: number;
  plan: DeliveryPlanInput;
}>;


export type UpdateDeliveryPlanMutation = { updateDeliveryPlan: { id: string, version: number, cutOffHour: number, workingDays: Array<number>, holidays: Array<string>, otherMinDays: number, otherMaxDays: number, zones: Array<{ name: string, minDays: number, maxDays: number, states: Array<string>, pinPrefixes: Array<string> }> } };

export type DeliveryRangeQueryVariables = Exact<{
  pin?: string | null | undefined;
  state?: string | null | undefined;
}>;


export type DeliveryRangeQuery = { statesWithoutDelivery: Array<string>, deliveryRange: { from: string, to: string } | null };

export type ExportOrdersMutationVariables = Exact<{
  from: string;
  to: string;
  hasContacts: boolean;
}>;


export type ExportOrdersMutation = { exportOrders: { url: string } };

export type ExportCustomersMutationVariables = Exact<{
  from: string;
  to: string;
}>;


export type ExportCustomersMutation = { exportCustomers: { url: string } };

export type ExportSalesMutationVariables = Exact<{
  from: string;
  to: string;
}>;


export type ExportSalesMutation = { exportSales: { url: string } };

export type ContentPicture_PictureFragment = { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string };

export type HeroSection_HeroFragment = { title: string, text: string, linkText: string, link: string, garmentColor: string, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, garment: { id: string, slug: string, title: string, price: number } | null };

export type CollectionCards_SectionFragment = { title: string, cards: Array<{ title: string, text: string, link: string, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, cover: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null } | null }> };

export type ProductRow_SectionFragment = { title: string, text: string, source: RowSource, linkText: string, link: string, products: Array<{ id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }> };

export type PictureText_SectionFragment = { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } };

export type Banner_SectionFragment = { title: string, text: string, linkText: string, link: string, color: ContentColor, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null };

export type PhotographedReviews_SectionFragment = { title: string, reviews: Array<{ id: string, authorName: string, rating: number, comment: string, photos: Array<{ id: string, thumbnailUrl: string }>, product: { id: string, slug: string, title: string } }> };

export type HomeSection_SectionFragment = { key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, garmentColor: string, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, garment: { id: string, slug: string, title: string, price: number } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, cover: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, linkText: string, link: string, products: Array<{ id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }> } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null } | null, reviews: { title: string, reviews: Array<{ id: string, authorName: string, rating: number, comment: string, photos: Array<{ id: string, thumbnailUrl: string }>, product: { id: string, slug: string, title: string } }> } | null };

export type MarkCashCollectedMutationVariables = Exact<{
  orderIds: Array<string> | string;
  seen: Array<SeenCashInput> | SeenCashInput;
  received?: Array<ReceivedCashInput> | ReceivedCashInput | null | undefined;
}>;


export type MarkCashCollectedMutation = { markCashCollected: Array<{ id: string, creditedAmount: number, collectedCash: { amount: number, rounding: number } | null, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }> }> };

export type CurrentCashQueryVariables = Exact<{
  id: string;
}>;


export type CurrentCashQuery = { order: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type DisputeRow_DisputeFragment = { id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, responseDueAt: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null };

export type OrderDisputesQueryVariables = Exact<{
  id: string;
}>;


export type OrderDisputesQuery = { order: { id: string, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, responseDueAt: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }> } };

export type AdminOrder_OrderFragment = { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> };

export type AdminOrderListQueryVariables = Exact<{
  filter?: OrderFilterInput | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminOrderListQuery = { orders: { totalCount: number, isTotalExact: boolean, isSimilar: boolean, statusCounts: Array<{ status: OrderStatus, count: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } }> } };

export type RefundablePieces_PiecesFragment = { lineId: string, title: string, size: string | null, color: string | null, quantity: number };

export type RefundOptionsQueryVariables = Exact<{
  orderId: string;
}>;


export type RefundOptionsQuery = { refundOptions: { shipping: number, mostReduction: number, cancelProblem: string | null, refundProblem: string | null, unshipped: Array<{ lineId: string, title: string, size: string | null, color: string | null, quantity: number }>, shipped: Array<{ lineId: string, title: string, size: string | null, color: string | null, quantity: number }> } };

export type RefundQuoteQueryVariables = Exact<{
  orderId: string;
  lines: Array<OrderPiecesInput> | OrderPiecesInput;
  hasShipping: boolean;
}>;


export type RefundQuoteQuery = { refundQuote: { amount: number } };

export type CancelPiecesMutationVariables = Exact<{
  input: CancelPiecesInput;
}>;


export type CancelPiecesMutation = { cancelPieces: { userId: string, packedAt: string | null, invoiceNumber: string | null, notes: string | null, printWarning: string | null, payLink: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, collectedCash: { amount: number, rounding: number } | null, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, responseDueAt: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }>, timeline: Array<{ id: string, happenedAt: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null, ticketNumber: string | null }>, lines: Array<{ id: string, sku: string | null, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type RefundOrderMutationVariables = Exact<{
  input: RefundOrderInput;
}>;


export type RefundOrderMutation = { refundOrder: { userId: string, packedAt: string | null, invoiceNumber: string | null, notes: string | null, printWarning: string | null, payLink: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, collectedCash: { amount: number, rounding: number } | null, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, responseDueAt: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }>, timeline: Array<{ id: string, happenedAt: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null, ticketNumber: string | null }>, lines: Array<{ id: string, sku: string | null, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type InvoicesToPrintQueryVariables = Exact<{
  orderIds: Array<string> | string;
}>;


export type InvoicesToPrintQuery = { invoicesToPrint: { url: string | null, leftOut: Array<string> } };

export type CreditNoteToPrintQueryVariables = Exact<{
  creditNoteId: string;
}>;


export type CreditNoteToPrintQuery = { creditNoteToPrint: { url: string } };

export type MailInvoiceMutationVariables = Exact<{
  orderId: string;
}>;


export type MailInvoiceMutation = { mailInvoice: { userId: string, packedAt: string | null, invoiceNumber: string | null, notes: string | null, printWarning: string | null, payLink: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, collectedCash: { amount: number, rounding: number } | null, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, responseDueAt: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }>, timeline: Array<{ id: string, happenedAt: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null, ticketNumber: string | null }>, lines: Array<{ id: string, sku: string | null, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type MailCreditNoteMutationVariables = Exact<{
  creditNoteId: string;
}>;


export type MailCreditNoteMutation = { mailCreditNote: { userId: string, packedAt: string | null, invoiceNumber: string | null, notes: string | null, printWarning: string | null, payLink: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, collectedCash: { amount: number, rounding: number } | null, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, responseDueAt: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }>, timeline: Array<{ id: string, happenedAt: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null, ticketNumber: string | null }>, lines: Array<{ id: string, sku: string | null, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type OrderTimeline_EventFragment = { id: string, happenedAt: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null, ticketNumber: string | null };

export type OrderPage_OrderFragment = { userId: string, packedAt: string | null, invoiceNumber: string | null, notes: string | null, printWarning: string | null, payLink: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, collectedCash: { amount: number, rounding: number } | null, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, responseDueAt: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }>, timeline: Array<{ id: string, happenedAt: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null, ticketNumber: string | null }>, lines: Array<{ id: string, sku: string | null, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> };

export type AdminOrderPageQueryVariables = Exact<{
  id: string;
}>;


export type AdminOrderPageQuery = { order: { userId: string, packedAt: string | null, invoiceNumber: string | null, notes: string | null, printWarning: string | null, payLink: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, collectedCash: { amount: number, rounding: number } | null, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, responseDueAt: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }>, timeline: Array<{ id: string, happenedAt: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null, ticketNumber: string | null }>, lines: Array<{ id: string, sku: string | null, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type UpdateOrderNotesMutationVariables = Exact<{
  orderId: string;
  notes?: string | null | undefined;
  seenNotes?: string | null | undefined;
}>;


export type UpdateOrderNotesMutation = { updateOrderNotes: { id: string, notes: string | null, printWarning: string | null, timeline: Array<{ id: string, happenedAt: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null, ticketNumber: string | null }> } };

export type UpdateOrderLineMutationVariables = Exact<{
  orderId: string;
  lineId: string;
  variant: OrderVariantInput;
  seen: OrderVariantInput;
}>;


export type UpdateOrderLineMutation = { updateOrderLine: { userId: string, packedAt: string | null, invoiceNumber: string | null, notes: string | null, printWarning: string | null, payLink: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, collectedCash: { amount: number, rounding: number } | null, disputes: Array<{ id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, responseDueAt: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null }>, timeline: Array<{ id: string, happenedAt: string, kind: OrderEventKind, title: string, detail: string | null, by: string | null, ticketNumber: string | null }>, lines: Array<{ id: string, sku: string | null, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderMutation = { cancelOrder: { id: string, orderStatus: OrderStatus, paymentExpiresAt: string | null, creditedAmount: number, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type MyOrdersQueryVariables = Exact<{
  status?: OrderStatus | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type MyOrdersQuery = { myOrders: { totalCount: number, statusCounts: Array<{ status: OrderStatus, count: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } }> } };

export type MyOrderCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOrderCountsQuery = { myOrders: { statusCounts: Array<{ status: OrderStatus, count: number }> } };

export type OrderCard_OrderFragment = { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> };

export type OrderParcels_ParcelFragment = { id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> };

export type OrderRefunds_RefundFragment = { id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string };

export type OrderRefunds_PayoutFragment = { id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string };

export type OrderCredits_CreditFragment = { id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> };

export type OrderHistory_StepFragment = { id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean };

export type CreditNotes_NoteFragment = { id: string, number: string, amount: number, issuedAt: string, url: string };

export type OrdersVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersVersionQuery = { ordersVersion: { version: string } };

export type RequestInvoiceMutationVariables = Exact<{
  orderId: string;
}>;


export type RequestInvoiceMutation = { requestInvoice: { invoiceUrl: string, invoiceNumber: string } };

export type RunningOrder_OrderFragment = { id: string, orderNumber: string, orderStatus: OrderStatus, packedAt: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, parcels: Array<{ id: string, estimatedDelivery: string | null }>, lines: Array<{ id: string, title: string, color: string | null, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }> };

export type UpdateOrderStatusMutationVariables = Exact<{
  orderId: string;
  status: OrderStatus;
  seenStatus: OrderStatus;
  missing?: Array<OrderPiecesInput> | OrderPiecesInput;
}>;


export type UpdateOrderStatusMutation = { updateOrderStatus: { id: string, orderStatus: OrderStatus, creditedAmount: number, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type CurrentOrderQueryVariables = Exact<{
  id: string;
}>;


export type CurrentOrderQuery = { order: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, totalAmount: number, shippingCost: number, discount: number, statedGst: number | null, finalAmount: number, creditedAmount: number, cashDue: number | null, paymentExpiresAt: string | null, returnableUntil: string | null, trackingId: string | null, trackingUrl: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, termsVersion: number | null, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, parcels: Array<{ id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, lines: Array<{ id: string, title: string, price: number, quantity: number, size: string | null, color: string | null, lineTotal: number, product: { id: string, slug: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, amount: number, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, amount: number, state: PayoutState, destinationHint: string | null, paidAt: string | null, reference: string | null, createdAt: string }>, returns: Array<{ id: string, returnNumber: string, step: ReturnStepKind, isExchange: boolean }>, creditNotes: Array<{ id: string, number: string, amount: number, issuedAt: string, url: string }>, credits: Array<{ id: string, isCancellation: boolean, amount: number, shipping: number, note: string | null, createdAt: string, pieces: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, statusHistory: Array<{ id: string, fromStatus: OrderStatus | null, toStatus: OrderStatus, changedAt: string, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type Delivery_OrderFragment = { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDeliveryAt: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, productId: string, title: string, size: string | null, color: string | null, sku: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } };

export type CurrentDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type CurrentDeliveryQuery = { order: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDeliveryAt: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, productId: string, title: string, size: string | null, color: string | null, sku: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } };

export type AdminDeliveryPageQueryVariables = Exact<{
  stage: DeliveryStage;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminDeliveryPageQuery = { replacementsDueCount: number, deliveries: { totalCount: number, counts: { toPack: number, packed: number, onTheWay: number }, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDeliveryAt: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, productId: string, title: string, size: string | null, color: string | null, sku: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } }> } };

export type CouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type CouriersQuery = { couriers: Array<string> };

export type PackingSheetFileQueryVariables = Exact<{
  sheet: PackingSheet;
  orderIds: Array<string> | string;
}>;


export type PackingSheetFileQuery = { packingSheetFile: { url: string | null, leftOut: Array<string> } };

export type VariantByCodeQueryVariables = Exact<{
  code: string;
}>;


export type VariantByCodeQuery = { variantByCode: { id: string, productId: string, title: string, size: string | null, color: string | null, sku: string } | null };

export type RecentDeliveriesQueryVariables = Exact<{
  orderId?: string | null | undefined;
}>;


export type RecentDeliveriesQuery = { recentDeliveries: Array<{ markedAt: string, orders: Array<{ orderId: string, orderNumber: string }> }> };

export type DeliverOrdersMutationVariables = Exact<{
  orderIds: Array<string> | string;
}>;


export type DeliverOrdersMutation = { deliverOrders: Array<{ orderId: string, orderNumber: string, problem: string | null }> };

export type UndoDeliveredMutationVariables = Exact<{
  orderIds: Array<string> | string;
}>;


export type UndoDeliveredMutation = { undoDelivered: Array<{ orderId: string, orderNumber: string, problem: string | null }> };

export type ShipWholeOrderMutationVariables = Exact<{
  orderId: string;
  tracking: TrackingInput;
  seenAddress?: ShippingAddressInput | null | undefined;
}>;


export type ShipWholeOrderMutation = { shipParcel: { sharedParcelWarning: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDeliveryAt: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, productId: string, title: string, size: string | null, color: string | null, sku: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } };

export type PackOrdersMutationVariables = Exact<{
  orderNumbers: Array<string> | string;
}>;


export type PackOrdersMutation = { packOrders: Array<{ orderNumber: string, orderId: string | null, problem: string | null }> };

export type UnpackOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type UnpackOrderMutation = { unpackOrder: { id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDeliveryAt: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, productId: string, title: string, size: string | null, color: string | null, sku: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } };

export type ShipParcelMutationVariables = Exact<{
  orderId: string;
  tracking: TrackingInput;
  lines: Array<ParcelLineInput> | ParcelLineInput;
  seenAddress: ShippingAddressInput;
}>;


export type ShipParcelMutation = { shipParcel: { sharedParcelWarning: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDeliveryAt: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, productId: string, title: string, size: string | null, color: string | null, sku: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } };

export type UpdateParcelMutationVariables = Exact<{
  parcelId: string;
  version: number;
  tracking: TrackingInput;
}>;


export type UpdateParcelMutation = { updateParcel: { sharedParcelWarning: string | null, id: string, orderNumber: string, createdAt: string, orderStatus: OrderStatus, packedAt: string | null, trackingId: string | null, estimatedDeliveryAt: string | null, notes: string | null, printWarning: string | null, lines: Array<{ id: string, productId: string, title: string, size: string | null, color: string | null, sku: string | null, quantity: number, leftToShip: number }>, parcels: Array<{ version: number, id: string, courier: string, trackingId: string, trackingUrl: string | null, estimatedDelivery: string | null, shippedAt: string, lines: Array<{ orderLineId: string, title: string, size: string | null, color: string | null, quantity: number }> }>, shippingAddress: { fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, country: string } } };

export type ImportTrackingMutationVariables = Exact<{
  file: File;
  dryRun: boolean;
  corrections?: Array<TrackingCorrectionInput> | TrackingCorrectionInput | null | undefined;
}>;


export type ImportTrackingMutation = { importTracking: { readyCount: number, deliveredCount: number, problemCount: number, isApplied: boolean, rows: Array<{ position: number, orderNumber: string, trackingId: string, courier: string, estimate: string, orderId: string | null, state: TrackingRowState, problem: string | null, warning: string | null, pieceCount: number }> } };

export type CourierCash_FileFragment = { readyCount: number, readyAmount: number, problemCount: number, rows: Array<{ position: number, state: CourierRowState, sentence: string, cells: { order: string, tracking: string, amount: string } }> };

export type CheckCourierCashMutationVariables = Exact<{
  file: File;
  corrections?: Array<CourierCashCorrectionInput> | CourierCashCorrectionInput | null | undefined;
}>;


export type CheckCourierCashMutation = { checkCourierCash: { readyCount: number, readyAmount: number, problemCount: number, rows: Array<{ position: number, state: CourierRowState, sentence: string, cells: { order: string, tracking: string, amount: string } }> } };

export type CollectCourierCashMutationVariables = Exact<{
  file: File;
  corrections?: Array<CourierCashCorrectionInput> | CourierCashCorrectionInput | null | undefined;
}>;


export type CollectCourierCashMutation = { collectCourierCash: { readyCount: number, readyAmount: number, problemCount: number, rows: Array<{ position: number, state: CourierRowState, sentence: string, cells: { order: string, tracking: string, amount: string } }> } };

export type DisputesQueryVariables = Exact<{
  isOpen?: boolean;
  first?: number;
  after?: string | null | undefined;
}>;


export type DisputesQuery = { disputes: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, gatewayDisputeId: string, amount: number, amountDeducted: number, reasonCode: string, phase: string, status: string, responseDueAt: string | null, openedAt: string, resolvedAt: string | null, orderId: string | null, orderNumber: string | null } }> } };

export type PaymentFiguresQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type PaymentFiguresQuery = { paymentFigures: Array<{ figure: MoneyFigure, count: number, amount: number, countedAt: string | null }> };

export type MoneyRow_EntryFragment = { id: string, happenedAt: string, amount: number, orderId: string | null, orderNumber: string | null, customerName: string | null, reference: string | null, reason: string | null, state: RefundState | null };

export type MoneyEntriesQueryVariables = Exact<{
  figure: MoneyFigure;
  from?: string | null | undefined;
  to?: string | null | undefined;
  isFailed?: boolean;
  first?: number;
  after?: string | null | undefined;
}>;


export type MoneyEntriesQuery = { moneyEntries: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, happenedAt: string, amount: number, orderId: string | null, orderNumber: string | null, customerName: string | null, reference: string | null, reason: string | null, state: RefundState | null } }> } };

export type PaymentRow_OrderFragment = { id: string, orderNumber: string, createdAt: string, finalAmount: number, creditedAmount: number, paidAt: string | null, collectedCash: { amount: number, rounding: number } | null, shippingAddress: { fullName: string, email: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, state: PayoutState, paidAt: string | null, createdAt: string }> };

export type PayoutRow_PayoutFragment = { id: string, amount: number, state: PayoutState, destinationHint: string | null, detailsGivenAt: string | null, createdAt: string, orderNumber: string, customerName: string, phoneToCall: string | null, destination: { upiId: string | null, accountNumber: string | null, ifsc: string | null, holderName: string | null } | null };

export type OpenPayoutsQueryVariables = Exact<{
  states?: Array<PayoutState> | PayoutState | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type OpenPayoutsQuery = { payouts: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, amount: number, state: PayoutState, destinationHint: string | null, detailsGivenAt: string | null, createdAt: string, orderNumber: string, customerName: string, phoneToCall: string | null, destination: { upiId: string | null, accountNumber: string | null, ifsc: string | null, holderName: string | null } | null } }> } };

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

export type ProblemRow_ProblemFragment = { id: string, kind: SettlementProblemKind, happenedAt: string, entityId: string, reportedAmount: number | null, ledgerAmount: number | null, orderId: string | null, orderNumber: string | null };

export type SettlementProblemsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type SettlementProblemsQuery = { settlementProblems: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, kind: SettlementProblemKind, happenedAt: string, entityId: string, reportedAmount: number | null, ledgerAmount: number | null, orderId: string | null, orderNumber: string | null } }> } };

export type SettlementDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type SettlementDaysQuery = { settlementDays: Array<{ id: string, day: string, count: number, fetchedAt: string }> };

export type FetchSettlementsMutationVariables = Exact<{
  day: string;
}>;


export type FetchSettlementsMutation = { fetchSettlements: { id: string, day: string, count: number, fetchedAt: string } };

export type PayLink_OrderFragment = { id: string, orderNumber: string, name: string, orderStatus: OrderStatus, paymentStatus: PaymentStatus, finalAmount: number, paymentExpiresAt: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, lineTotal: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }> };

export type PayLinkPageQueryVariables = Exact<{
  token: string;
}>;


export type PayLinkPageQuery = { payLinkOrder: { id: string, orderNumber: string, name: string, orderStatus: OrderStatus, paymentStatus: PaymentStatus, finalAmount: number, paymentExpiresAt: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, lineTotal: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }> } };

export type StartPaymentByLinkMutationVariables = Exact<{
  token: string;
}>;


export type StartPaymentByLinkMutation = { startPaymentByLink: { orderId: string, keyId: string, gatewayOrderId: string, amount: number, currency: string, checkoutScriptUrl: string, expiresAt: string } };

export type VerifyPaymentByLinkMutationVariables = Exact<{
  token: string;
  input: VerifyPaymentInput;
}>;


export type VerifyPaymentByLinkMutation = { verifyPaymentByLink: { id: string, orderNumber: string, name: string, orderStatus: OrderStatus, paymentStatus: PaymentStatus, finalAmount: number, paymentExpiresAt: string | null, lines: Array<{ id: string, title: string, size: string | null, color: string | null, quantity: number, lineTotal: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }> } };

export type CompletePayment_OrderFragment = { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, paymentExpiresAt: string | null, promisedFrom: string | null, promisedTo: string | null, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> };

export type UnpaidOrder_OrderFragment = { trackingId: string | null, creditedAmount: number, id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, paymentExpiresAt: string | null, promisedFrom: string | null, promisedTo: string | null, lines: Array<{ id: string, productId: string, title: string, quantity: number, size: string | null, color: string | null, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> };

export type PaymentState_OrderFragment = { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, paymentExpiresAt: string | null, promisedFrom: string | null, promisedTo: string | null, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: OrderStatusAuthor, isPaymentRefused: boolean, fromStatus: OrderStatus | null, changedAt: string }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string } };

export type PaymentSession_SessionFragment = { orderId: string, keyId: string, gatewayOrderId: string, amount: number, currency: string, checkoutScriptUrl: string, expiresAt: string };

export type StartPaymentMutationVariables = Exact<{
  orderId: string;
}>;


export type StartPaymentMutation = { startPayment: { orderId: string, keyId: string, gatewayOrderId: string, amount: number, currency: string, checkoutScriptUrl: string, expiresAt: string } };

export type VerifyPaymentMutationVariables = Exact<{
  input: VerifyPaymentInput;
}>;


export type VerifyPaymentMutation = { verifyPayment: { verified: boolean, order: { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, paymentExpiresAt: string | null, promisedFrom: string | null, promisedTo: string | null, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: OrderStatusAuthor, isPaymentRefused: boolean, fromStatus: OrderStatus | null, changedAt: string }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string } } | null } };

export type PaymentStateQueryVariables = Exact<{
  orderId: string;
}>;


export type PaymentStateQuery = { order: { id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, paymentExpiresAt: string | null, promisedFrom: string | null, promisedTo: string | null, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: OrderStatusAuthor, isPaymentRefused: boolean, fromStatus: OrderStatus | null, changedAt: string }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string } } };

export type WaitingForPaymentQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingForPaymentQuery = { myOrders: { edges: Array<{ cursor: string, node: { trackingId: string | null, creditedAmount: number, id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, paymentExpiresAt: string | null, promisedFrom: string | null, promisedTo: string | null, lines: Array<{ id: string, productId: string, title: string, quantity: number, size: string | null, color: string | null, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, shippingAddress: { fullName: string, email: string, phone: string }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } }> } };

export type PayoutForm_PayoutFragment = { id: string, amount: number, state: PayoutState, destinationHint: string | null };

export type GivePayoutDetailsMutationVariables = Exact<{
  input: PayoutDetailsInput;
}>;


export type GivePayoutDetailsMutation = { givePayoutDetails: { id: string, amount: number, state: PayoutState, destinationHint: string | null } };

export type ChosenProductsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ChosenProductsQuery = { adminProductsByIds: Array<{ id: string, title: string, price: number, isArchived: boolean, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> }> };

export type SimilarProductIdsQueryVariables = Exact<{
  id: string;
}>;


export type SimilarProductIdsQuery = { adminProduct: { id: string, similarIds: Array<string> } };

export type SetSimilarProductsMutationVariables = Exact<{
  productId: string;
  seenIds: Array<string> | string;
  ids: Array<string> | string;
}>;


export type SetSimilarProductsMutation = { setSimilarProducts: { id: string, similarIds: Array<string> } };

export type CollectionsToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type CollectionsToChooseQuery = { adminCollections: { edges: Array<{ cursor: string, node: { id: string, title: string, slug: string, isHidden: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type FindProductsToChooseQueryVariables = Exact<{
  text: string;
}>;


export type FindProductsToChooseQuery = { adminProducts: { edges: Array<{ cursor: string, node: { id: string, title: string, price: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type VariantCodes_ProductFragment = { id: string, variants: Array<{ id: string, size: string | null, color: string | null, sku: string, barcode: string | null }> };

export type VariantCodesQueryVariables = Exact<{
  id: string;
}>;


export type VariantCodesQuery = { adminProduct: { id: string, variants: Array<{ id: string, size: string | null, color: string | null, sku: string, barcode: string | null }> } };

export type UpdateVariantCodesMutationVariables = Exact<{
  productId: string;
  codes: Array<VariantCodesInput> | VariantCodesInput;
}>;


export type UpdateVariantCodesMutation = { updateVariantCodes: { id: string, variants: Array<{ id: string, size: string | null, color: string | null, sku: string, barcode: string | null }> } };

export type ProductEditor_ProductFragment = { id: string, version: number, title: string, description: string, price: number, mrp: number | null, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, slug: string | null, titleSlug: string, seoTitle: string | null, seoDescription: string | null, manufacturer: string | null, importer: string | null, countryOfOrigin: string, netQuantity: string | null, genericName: string | null, consumerCare: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> };

export type ProductEditorQueryVariables = Exact<{
  id: string;
}>;


export type ProductEditorQuery = { adminProduct: { id: string, version: number, title: string, description: string, price: number, mrp: number | null, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, slug: string | null, titleSlug: string, seoTitle: string | null, seoDescription: string | null, manufacturer: string | null, importer: string | null, countryOfOrigin: string, netQuantity: string | null, genericName: string | null, consumerCare: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } };

export type HsnCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type HsnCodesQuery = { hsnCodes: Array<{ code: string, description: string }> };

export type AddProductMutationVariables = Exact<{
  input: ProductInput;
  idempotencyKey: string;
  isHidden: boolean;
}>;


export type AddProductMutation = { addProduct: { id: string, version: number, title: string, description: string, price: number, mrp: number | null, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, slug: string | null, titleSlug: string, seoTitle: string | null, seoDescription: string | null, manufacturer: string | null, importer: string | null, countryOfOrigin: string, netQuantity: string | null, genericName: string | null, consumerCare: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } };

export type UpdateProductMutationVariables = Exact<{
  id: string;
  version: number;
  changes: ProductChanges;
}>;


export type UpdateProductMutation = { updateProduct: { id: string, version: number, title: string, description: string, price: number, mrp: number | null, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, slug: string | null, titleSlug: string, seoTitle: string | null, seoDescription: string | null, manufacturer: string | null, importer: string | null, countryOfOrigin: string, netQuantity: string | null, genericName: string | null, consumerCare: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } };

export type ProductHistoryQueryVariables = Exact<{
  productId: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type ProductHistoryQuery = { auditEntries: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, happenedAt: string, userName: string, userRole: StaffRole | null, apiKeyName: string | null, channel: Channel, action: AuditAction, changes: Array<{ field: string, before: string | null, after: string | null }> } }> } };

export type HistoryEntry_EntryFragment = { id: string, happenedAt: string, userName: string, userRole: StaffRole | null, apiKeyName: string | null, channel: Channel, action: AuditAction, changes: Array<{ field: string, before: string | null, after: string | null }> };

export type FieldChange_ChangeFragment = { field: string, before: string | null, after: string | null };

export type RevertChangeMutationVariables = Exact<{
  id: string;
}>;


export type RevertChangeMutation = { revertChange: { id: string, version: number, title: string, description: string, price: number, mrp: number | null, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, slug: string | null, titleSlug: string, seoTitle: string | null, seoDescription: string | null, manufacturer: string | null, importer: string | null, countryOfOrigin: string, netQuantity: string | null, genericName: string | null, consumerCare: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } };

export type AdminProductRow_ProductFragment = { id: string, version: number, slug: string | null, titleSlug: string, title: string, price: number, category: Category, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> };

export type AdminProductListQueryVariables = Exact<{
  filter: AdminProductFilter;
  sort: AdminProductSort;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminProductListQuery = { adminProducts: { totalCount: number, isTotalExact: boolean, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, version: number, slug: string | null, titleSlug: string, title: string, price: number, category: Category, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> } };

export type AdminProductIdsQueryVariables = Exact<{
  filter: AdminProductFilter;
  sort: AdminProductSort;
  first: number;
}>;


export type AdminProductIdsQuery = { adminProducts: { edges: Array<{ node: { id: string } }> } };

export type AdminProductKeysQueryVariables = Exact<{
  filter: AdminProductFilter;
}>;


export type AdminProductKeysQuery = { adminProductKeys: { hasMore: boolean, keys: Array<{ id: string }> } };

export type ArchiveProductMutationVariables = Exact<{
  id: string;
  version: number;
  isArchived: boolean;
}>;


export type ArchiveProductMutation = { archiveProduct: { id: string, version: number, slug: string | null, titleSlug: string, title: string, price: number, category: Category, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } };

export type DuplicateProductMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;


export type DuplicateProductMutation = { duplicateProduct: { id: string, version: number, slug: string | null, titleSlug: string, title: string, price: number, category: Category, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } };

export type EditedPictures_ProductFragment = { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null };

export type EditedPicture_PictureFragment = { view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string };

export type ProductPicturesQueryVariables = Exact<{
  id: string;
}>;


export type ProductPicturesQuery = { adminProduct: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null } };

export type AddProductPictureMutationVariables = Exact<{
  productId: string;
  version: number;
  file: File;
  text?: PictureTextInput | null | undefined;
}>;


export type AddProductPictureMutation = { addProductPicture: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null } };

export type AddProductVideoMutationVariables = Exact<{
  productId: string;
  version: number;
  file: File;
  part?: VideoPartInput | null | undefined;
}>;


export type AddProductVideoMutation = { addProductVideo: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null } };

export type UpdateVideoPosterMutationVariables = Exact<{
  productId: string;
  version: number;
  pictureId?: string | null | undefined;
  file?: File | null | undefined;
}>;


export type UpdateVideoPosterMutation = { updateVideoPoster: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null } };

export type RemoveProductVideoMutationVariables = Exact<{
  productId: string;
  version: number;
}>;


export type RemoveProductVideoMutation = { removeProductVideo: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null } };

export type AddProductPictureByUrlMutationVariables = Exact<{
  productId: string;
  version: number;
  url: string;
}>;


export type AddProductPictureByUrlMutation = { addProductPictureByUrl: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null } };

export type UpdateProductPictureMutationVariables = Exact<{
  productId: string;
  version: number;
  pictureId: string;
  text: PictureTextInput;
}>;


export type UpdateProductPictureMutation = { updateProductPicture: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null } };

export type OrderProductPicturesMutationVariables = Exact<{
  productId: string;
  version: number;
  pictureIds: Array<string> | string;
}>;


export type OrderProductPicturesMutation = { orderProductPictures: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null } };

export type RemoveProductPictureMutationVariables = Exact<{
  productId: string;
  version: number;
  pictureId: string;
}>;


export type RemoveProductPictureMutation = { removeProductPicture: { id: string, version: number, title: string, imageUrl: string, availableColors: Array<string>, pictures: Array<{ view: PictureView, color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null } };

export type SizeChartsToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type SizeChartsToChooseQuery = { contents: Array<{ id: string, kind: ContentKind, slug: string, isPublished: boolean }> };

export type StockMovementsQueryVariables = Exact<{
  productId: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type StockMovementsQuery = { stockMovements: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, happenedAt: string, reason: StockReason, quantity: number, stockAfter: number, size: string | null, color: string | null, note: string | null, orderNumber: string | null, userName: string | null } }> } };

export type MovementList_MovementFragment = { id: string, happenedAt: string, reason: StockReason, quantity: number, stockAfter: number, size: string | null, color: string | null, note: string | null, orderNumber: string | null, userName: string | null };

export type WaitingShoppersQueryVariables = Exact<{
  productId: string;
}>;


export type WaitingShoppersQuery = { waitingShoppers: Array<{ size: string | null, color: string | null, count: number }> };

export type UpdateStockMutationVariables = Exact<{
  productId: string;
  input: StockChangeInput;
  idempotencyKey: string;
}>;


export type UpdateStockMutation = { updateStock: { id: string, version: number, title: string, description: string, price: number, mrp: number | null, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, slug: string | null, titleSlug: string, seoTitle: string | null, seoDescription: string | null, manufacturer: string | null, importer: string | null, countryOfOrigin: string, netQuantity: string | null, genericName: string | null, consumerCare: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } };

export type TrackStockMutationVariables = Exact<{
  productId: string;
  isTracked: boolean;
  units?: Array<UnitStockInput> | UnitStockInput | null | undefined;
}>;


export type TrackStockMutation = { trackStock: { id: string, version: number, title: string, description: string, price: number, mrp: number | null, category: Category, kind: GarmentKind, materials: Array<string>, availableSizes: Array<string>, availableColors: Array<string>, hsn: string | null, handle: string | null, slug: string | null, titleSlug: string, seoTitle: string | null, seoDescription: string | null, manufacturer: string | null, importer: string | null, countryOfOrigin: string, netQuantity: string | null, genericName: string | null, consumerCare: string | null, stock: number, isTracked: boolean, isArchived: boolean, updatedAt: string, scheduledPrices: Array<{ price: number, beginsAt: string, endsAt: string }>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } };

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


export type CancelRestockAlertMutation = { cancelRestockAlert: { cancelledAlertId: string } };

export type ProductInformation_ProductFragment = { kind: GarmentKind, manufacturer: string, importer: string | null, countryOfOrigin: string, netQuantity: string, genericName: string | null, consumerCare: string, mrp: number | null, availableSizes: Array<string>, sizeChart: { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> } | null };

export type PromotionRow_PromotionFragment = { id: string, version: number, title: string, method: PromotionMethod, kind: PromotionKind, percent: number | null, amount: number | null, buyQuantity: number | null, freeQuantity: number | null, categories: Array<Category>, kinds: Array<GarmentKind>, minSubtotal: number, minPieces: number, isFirstOrder: boolean, maxUses: number | null, maxUsesPerShopper: number | null, isCombinable: boolean, startsAt: string, endsAt: string | null, code: string | null, codeCount: number, isWelcome: boolean, state: PromotionState, pausedAt: string | null, products: Array<{ id: string, title: string }>, collections: Array<{ id: string, title: string }>, figures: { orders: number, discount: number | null, revenue: number | null } };

export type PromotionEditor_PromotionFragment = { usedCodeCount: number, id: string, version: number, title: string, method: PromotionMethod, kind: PromotionKind, percent: number | null, amount: number | null, buyQuantity: number | null, freeQuantity: number | null, categories: Array<Category>, kinds: Array<GarmentKind>, minSubtotal: number, minPieces: number, isFirstOrder: boolean, maxUses: number | null, maxUsesPerShopper: number | null, isCombinable: boolean, startsAt: string, endsAt: string | null, code: string | null, codeCount: number, isWelcome: boolean, state: PromotionState, pausedAt: string | null, products: Array<{ id: string, title: string }>, collections: Array<{ id: string, title: string }>, figures: { orders: number, discount: number | null, revenue: number | null } };

export type AdminPromotionsQueryVariables = Exact<{
  state?: PromotionState | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminPromotionsQuery = { promotions: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, version: number, title: string, method: PromotionMethod, kind: PromotionKind, percent: number | null, amount: number | null, buyQuantity: number | null, freeQuantity: number | null, categories: Array<Category>, kinds: Array<GarmentKind>, minSubtotal: number, minPieces: number, isFirstOrder: boolean, maxUses: number | null, maxUsesPerShopper: number | null, isCombinable: boolean, startsAt: string, endsAt: string | null, code: string | null, codeCount: number, isWelcome: boolean, state: PromotionState, pausedAt: string | null, products: Array<{ id: string, title: string }>, collections: Array<{ id: string, title: string }>, figures: { orders: number, discount: number | null, revenue: number | null } } }> } };

export type PromotionEditorQueryVariables = Exact<{
  id: string;
}>;


export type PromotionEditorQuery = { promotion: { usedCodeCount: number, id: string, version: number, title: string, method: PromotionMethod, kind: PromotionKind, percent: number | null, amount: number | null, buyQuantity: number | null, freeQuantity: number | null, categories: Array<Category>, kinds: Array<GarmentKind>, minSubtotal: number, minPieces: number, isFirstOrder: boolean, maxUses: number | null, maxUsesPerShopper: number | null, isCombinable: boolean, startsAt: string, endsAt: string | null, code: string | null, codeCount: number, isWelcome: boolean, state: PromotionState, pausedAt: string | null, products: Array<{ id: string, title: string }>, collections: Array<{ id: string, title: string }>, figures: { orders: number, discount: number | null, revenue: number | null } } };

export type PromotionPreviewQueryVariables = Exact<{
  input: PromotionInput;
}>;


export type PromotionPreviewQuery = { promotionPreview: { orders: number, discount: number | null, ordersSeen: number, products: number } };

export type PromotionCodesLinkQueryVariables = Exact<{
  id: string;
}>;


export type PromotionCodesLinkQuery = { promotionCodesLink: { url: string } };

export type SavePromotionMutationVariables = Exact<{
  id: string;
  version: number;
  input: PromotionInput;
}>;


export type SavePromotionMutation = { savePromotion: { usedCodeCount: number, id: string, version: number, title: string, method: PromotionMethod, kind: PromotionKind, percent: number | null, amount: number | null, buyQuantity: number | null, freeQuantity: number | null, categories: Array<Category>, kinds: Array<GarmentKind>, minSubtotal: number, minPieces: number, isFirstOrder: boolean, maxUses: number | null, maxUsesPerShopper: number | null, isCombinable: boolean, startsAt: string, endsAt: string | null, code: string | null, codeCount: number, isWelcome: boolean, state: PromotionState, pausedAt: string | null, products: Array<{ id: string, title: string }>, collections: Array<{ id: string, title: string }>, figures: { orders: number, discount: number | null, revenue: number | null } } };

export type SetPromotionPausedMutationVariables = Exact<{
  id: string;
  version: number;
  isPaused: boolean;
}>;


export type SetPromotionPausedMutation = { setPromotionPaused: { id: string, version: number, state: PromotionState, pausedAt: string | null } };

export type EndPromotionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type EndPromotionMutation = { endPromotion: { id: string, version: number, state: PromotionState, endsAt: string | null } };

export type DeletePromotionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeletePromotionMutation = { deletePromotion: { deletedPromotionId: string } };

export type AddPromotionCodesMutationVariables = Exact<{
  id: string;
  codes?: Array<string> | string | null | undefined;
  count?: number | null | undefined;
  beginning?: string | null | undefined;
  idempotencyKey: string;
}>;


export type AddPromotionCodesMutation = { addPromotionCodes: { id: string, codeCount: number, usedCodeCount: number } };

export type AdminReturnsQueryVariables = Exact<{
  statuses?: Array<ReturnStatus> | ReturnStatus | null | undefined;
  text?: string | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminReturnsQuery = { replacementsDueCount: number, returns: { totalCount: number, statusCounts: Array<{ status: ReturnStatus, count: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } }> } };

export type ReplacementsDueQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type ReplacementsDueQuery = { replacementsDueCount: number, replacementsDue: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } }> }, returns: { statusCounts: Array<{ status: ReturnStatus, count: number }> } };

export type AdminReturn_ReturnFragment = { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> };

export type ReplacementAddress_AddressFragment = { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string };

export type ApproveReturnMutationVariables = Exact<{
  returnId: string;
  version: number;
}>;


export type ApproveReturnMutation = { approveReturn: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type RefuseReturnMutationVariables = Exact<{
  returnId: string;
  version: number;
  reason: string;
}>;


export type RefuseReturnMutation = { refuseReturn: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type ReceiveReturnMutationVariables = Exact<{
  returnId: string;
  version: number;
}>;


export type ReceiveReturnMutation = { receiveReturn: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type InspectReturnMutationVariables = Exact<{
  returnId: string;
  version: number;
  lines: Array<InspectedLineInput> | InspectedLineInput;
}>;


export type InspectReturnMutation = { inspectReturn: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type SendReplacementMutationVariables = Exact<{
  returnId: string;
  version: number;
  courier: string;
  trackingId: string;
}>;


export type SendReplacementMutation = { sendReplacement: { fullName: string, replacementDueAt: string | null, id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, shippingAddress: { fullName: string, phone: string, address: string, city: string, state: string, zipCode: string }, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type ReturnCard_ReturnFragment = { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> };

export type ReturnLine_LineFragment = { id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null };

export type MyReturnsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type MyReturnsQuery = { myReturns: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } }> } };

export type ReturnFormQueryVariables = Exact<{
  orderId: string;
}>;


export type ReturnFormQuery = { returnOptions: { orderId: string, orderNumber: string, lastDay: string, paymentMethod: PaymentMethod, paymentStatus: PaymentStatus, method: ReturnMethod, pieces: Array<{ lineId: string, title: string, size: string | null, color: string | null, quantity: number, replacements: Array<{ size: string | null, color: string | null, stock: number }>, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }> } };

export type ReturnPieces_PiecesFragment = { lineId: string, title: string, size: string | null, color: string | null, quantity: number, replacements: Array<{ size: string | null, color: string | null, stock: number }>, product: { id: string, availableSizes: Array<string>, availableColors: Array<string>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null };

export type ReturnMoneyQueryVariables = Exact<{
  orderId: string;
  lines: Array<ReturnLineInput> | ReturnLineInput;
}>;


export type ReturnMoneyQuery = { returnQuote: { amount: number, shipping: number } };

export type RequestReturnMutationVariables = Exact<{
  input: RequestReturnInput;
}>;


export type RequestReturnMutation = { requestReturn: { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type RequestReturnForCustomerMutationVariables = Exact<{
  input: RequestReturnInput;
}>;


export type RequestReturnForCustomerMutation = { requestReturnForCustomer: { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type WithdrawReturnMutationVariables = Exact<{
  returnId: string;
}>;


export type WithdrawReturnMutation = { withdrawReturn: { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type AddReturnPhotoMutationVariables = Exact<{
  returnId: string;
  file: File;
}>;


export type AddReturnPhotoMutation = { addReturnPhoto: { id: string, returnNumber: string, orderId: string, orderNumber: string, status: ReturnStatus, version: number, refusalReason: string | null, expectedAmount: number, creditedAmount: number | null, replacementCourier: string | null, replacementTrackingId: string | null, replacementTrackingUrl: string | null, replacementSentAt: string | null, createdAt: string, sendTo: Array<string> | null, method: ReturnMethod, lines: Array<{ id: string, title: string, quantity: number, kind: ReturnKind, reason: ReturnReason, comment: string | null, size: string | null, color: string | null, newSize: string | null, newColor: string | null, restocked: number, writtenOff: number, missing: number, replacementsDue: number, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, photos: Array<{ id: string, url: string, width: number, height: number }>, steps: Array<{ id: string, kind: ReturnStepKind, happenedAt: string }> } };

export type ListedReview_ReviewFragment = { version: number, readAt: string | null, id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, product: { id: string, slug: string, title: string }, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> };

export type AdminReviewsQueryVariables = Exact<{
  state: ReviewState;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminReviewsQuery = { reviews: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { version: number, readAt: string | null, id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, product: { id: string, slug: string, title: string }, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } }> } };

export type AnswerReviewMutationVariables = Exact<{
  reviewId: string;
  answer: string;
  version: number;
}>;


export type AnswerReviewMutation = { answerReview: { version: number, readAt: string | null, id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, product: { id: string, slug: string, title: string }, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type MarkReviewsReadMutationVariables = Exact<{
  reviewIds: Array<string> | string;
}>;


export type MarkReviewsReadMutation = { markReviewsRead: Array<{ id: string, readAt: string | null }> };

export type HiddenReviewsQueryVariables = Exact<{
  id: string;
}>;


export type HiddenReviewsQuery = { product: { id: string, hiddenReviews: Array<{ id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> }> } };

export type HideReviewMutationVariables = Exact<{
  reviewId: string;
  hidden: boolean;
}>;


export type HideReviewMutation = { hideReview: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, product: { id: string, averageRating: number | null, reviewCount: number }, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type NewestReviewsQueryVariables = Exact<{
  id: string;
}>;


export type NewestReviewsQuery = { product: { id: string, seoDescription: string | null, variants: Array<{ size: string | null, color: string | null, sku: string, barcode: string | null }>, reviews: { edges: Array<{ node: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } }> } } };

export type ReviewList_ProductFragment = { id: string, averageRating: number | null, reviewCount: number };

export type ProductReviewsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ProductReviewsQuery = { product: { id: string, ratingCounts: Array<{ rating: number, count: number }>, fitCounts: Array<{ fit: ReviewFit, count: number }>, myReview: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } | null, reviews: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } }> } } };

export type Review_ReviewFragment = { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> };

export type AddReviewPhotoMutationVariables = Exact<{
  reviewId: string;
  file: File;
}>;


export type AddReviewPhotoMutation = { addReviewPhoto: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type RemoveReviewPhotoMutationVariables = Exact<{
  photoId: string;
}>;


export type RemoveReviewPhotoMutation = { removeReviewPhoto: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type HideReviewPhotoMutationVariables = Exact<{
  photoId: string;
  hidden: boolean;
}>;


export type HideReviewPhotoMutation = { hideReviewPhoto: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type WriteReviewMutationVariables = Exact<{
  input: WriteReviewInput;
}>;


export type WriteReviewMutation = { writeReview: { id: string, authorName: string, rating: number, comment: string, sizeWorn: string | null, fit: ReviewFit | null, createdAt: string, isVerifiedBuyer: boolean, isHidden: boolean, answer: string | null, answeredAt: string | null, product: { id: string, averageRating: number | null, reviewCount: number, ratingCounts: Array<{ rating: number, count: number }>, fitCounts: Array<{ fit: ReviewFit, count: number }>, myReview: { id: string } | null }, photos: Array<{ id: string, url: string, thumbnailUrl: string, width: number, height: number, isHidden: boolean }> } };

export type Facets_FacetsFragment = { origins: Array<string>, categories: Array<{ category: Category, count: number }>, kinds: Array<{ kind: GarmentKind, count: number }>, sizes: Array<{ size: string, count: number }>, colors: Array<{ color: ColorFamily, count: number }>, fabrics: Array<{ fabric: Fabric, count: number }> };

export type NearbyProducts_NearbyFragment = { corrections: Array<string>, words: Array<string>, kinds: Array<GarmentKind>, newest: Array<{ id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }> };

export type SearchSuggestionsQueryVariables = Exact<{
  term: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { terms: Array<string>, products: Array<{ id: string, slug: string, title: string, price: number, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }> } };

export type SettingGroup_GroupFragment = { id: string, title: string, description: string, version: number, settings: Array<{ name: string, label: string, hint: string, unit: string | null, kind: SettingKind, options: Array<string>, text: string, initialText: string }> };

export type SettingGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingGroupsQuery = { settingGroups: Array<{ id: string, title: string, description: string, version: number, settings: Array<{ name: string, label: string, hint: string, unit: string | null, kind: SettingKind, options: Array<string>, text: string, initialText: string }> }> };

export type SettingVersionsQueryVariables = Exact<{
  group: string;
}>;


export type SettingVersionsQuery = { settingVersions: Array<{ id: string, version: number, changedAt: string, userName: string, differences: Array<{ name: string, label: string, before: string, after: string, beforeInWords: string, afterInWords: string }> }> };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { sendTestMail: { to: string } };

export type UpdateSettingsMutationVariables = Exact<{
  group: string;
  version: number;
  values: Array<SettingValueInput> | SettingValueInput;
}>;


export type UpdateSettingsMutation = { updateSettings: Array<{ id: string, title: string, description: string, version: number, settings: Array<{ name: string, label: string, hint: string, unit: string | null, kind: SettingKind, options: Array<string>, text: string, initialText: string }> }> };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { staff: { members: Array<{ id: string, name: string, email: string, staffRole: StaffRole, joinedAt: string, lastActiveAt: string | null }>, invitations: Array<{ id: string, email: string, staffRole: StaffRole, invitedBy: string, expiresAt: string, isExpired: boolean }> } };

export type Staff_ListsFragment = { members: Array<{ id: string, name: string, email: string, staffRole: StaffRole, joinedAt: string, lastActiveAt: string | null }>, invitations: Array<{ id: string, email: string, staffRole: StaffRole, invitedBy: string, expiresAt: string, isExpired: boolean }> };

export type InviteStaffMutationVariables = Exact<{
  email: string;
  staffRole: StaffRole;
  confirmation: ConfirmationInput;
}>;


export type InviteStaffMutation = { inviteStaff: { members: Array<{ id: string, name: string, email: string, staffRole: StaffRole, joinedAt: string, lastActiveAt: string | null }>, invitations: Array<{ id: string, email: string, staffRole: StaffRole, invitedBy: string, expiresAt: string, isExpired: boolean }> } };

export type ResendStaffInvitationMutationVariables = Exact<{
  invitationId: string;
  confirmation: ConfirmationInput;
}>;


export type ResendStaffInvitationMutation = { resendStaffInvitation: { members: Array<{ id: string, name: string, email: string, staffRole: StaffRole, joinedAt: string, lastActiveAt: string | null }>, invitations: Array<{ id: string, email: string, staffRole: StaffRole, invitedBy: string, expiresAt: string, isExpired: boolean }> } };

export type CancelStaffInvitationMutationVariables = Exact<{
  invitationId: string;
  confirmation: ConfirmationInput;
}>;


export type CancelStaffInvitationMutation = { cancelStaffInvitation: { members: Array<{ id: string, name: string, email: string, staffRole: StaffRole, joinedAt: string, lastActiveAt: string | null }>, invitations: Array<{ id: string, email: string, staffRole: StaffRole, invitedBy: string, expiresAt: string, isExpired: boolean }> } };

export type UpdateStaffRoleMutationVariables = Exact<{
  userId: string;
  staffRole: StaffRole;
  seenRole: StaffRole;
  confirmation: ConfirmationInput;
}>;


export type UpdateStaffRoleMutation = { updateStaffRole: { members: Array<{ id: string, name: string, email: string, staffRole: StaffRole, joinedAt: string, lastActiveAt: string | null }>, invitations: Array<{ id: string, email: string, staffRole: StaffRole, invitedBy: string, expiresAt: string, isExpired: boolean }> } };

export type EndStaffAccessMutationVariables = Exact<{
  userId: string;
  seenRole: StaffRole;
  confirmation: ConfirmationInput;
}>;


export type EndStaffAccessMutation = { endStaffAccess: { members: Array<{ id: string, name: string, email: string, staffRole: StaffRole, joinedAt: string, lastActiveAt: string | null }>, invitations: Array<{ id: string, email: string, staffRole: StaffRole, invitedBy: string, expiresAt: string, isExpired: boolean }> } };

export type OpenStaffInvitationMutationVariables = Exact<{
  token: string;
}>;


export type OpenStaffInvitationMutation = { openStaffInvitation: { email: string, staffRole: StaffRole, invitedBy: string, hasAccount: boolean } };

export type AcceptStaffInvitationMutationVariables = Exact<{
  token: string;
  name: string;
  password: string;
}>;


export type AcceptStaffInvitationMutation = { acceptStaffInvitation: { email: string } };

export type SendMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { ticketNumber: string } };

export type InboxMessage_MessageFragment = { id: string, ticketNumber: string, name: string, email: string, subject: string, message: string, createdAt: string, readAt: string | null, handledAt: string | null, category: TicketCategory, orderId: string | null, orderNumber: string | null, version: number, state: TicketState, acknowledgedAt: string | null, duty: TicketDuty | null, dueAt: string | null, clock: TicketClock | null, messages: Array<{ id: string, kind: TicketMessageKind, message: string, authorName: string | null, createdAt: string, mailedAt: string | null }> };

export type MarkMessageReadMutationVariables = Exact<{
  messageId: string;
}>;


export type MarkMessageReadMutation = { markMessageRead: { id: string, readAt: string | null } };

export type SetMessageHandledMutationVariables = Exact<{
  messageId: string;
  isHandled: boolean;
  version?: number | null | undefined;
}>;


export type SetMessageHandledMutation = { setMessageHandled: { id: string, ticketNumber: string, name: string, email: string, subject: string, message: string, createdAt: string, readAt: string | null, handledAt: string | null, category: TicketCategory, orderId: string | null, orderNumber: string | null, version: number, state: TicketState, acknowledgedAt: string | null, duty: TicketDuty | null, dueAt: string | null, clock: TicketClock | null, messages: Array<{ id: string, kind: TicketMessageKind, message: string, authorName: string | null, createdAt: string, mailedAt: string | null }> } };

export type SetMessageCategoryMutationVariables = Exact<{
  messageId: string;
  category: TicketCategory;
  version: number;
}>;


export type SetMessageCategoryMutation = { setMessageCategory: { id: string, ticketNumber: string, name: string, email: string, subject: string, message: string, createdAt: string, readAt: string | null, handledAt: string | null, category: TicketCategory, orderId: string | null, orderNumber: string | null, version: number, state: TicketState, acknowledgedAt: string | null, duty: TicketDuty | null, dueAt: string | null, clock: TicketClock | null, messages: Array<{ id: string, kind: TicketMessageKind, message: string, authorName: string | null, createdAt: string, mailedAt: string | null }> } };

export type AnswerMessageMutationVariables = Exact<{
  input: MessageAnswerInput;
}>;


export type AnswerMessageMutation = { answerMessage: { id: string, ticketNumber: string, name: string, email: string, subject: string, message: string, createdAt: string, readAt: string | null, handledAt: string | null, category: TicketCategory, orderId: string | null, orderNumber: string | null, version: number, state: TicketState, acknowledgedAt: string | null, duty: TicketDuty | null, dueAt: string | null, clock: TicketClock | null, messages: Array<{ id: string, kind: TicketMessageKind, message: string, authorName: string | null, createdAt: string, mailedAt: string | null }> } };

export type AddMessageNoteMutationVariables = Exact<{
  messageId: string;
  note: string;
  idempotencyKey: string;
}>;


export type AddMessageNoteMutation = { addMessageNote: { id: string, ticketNumber: string, name: string, email: string, subject: string, message: string, createdAt: string, readAt: string | null, handledAt: string | null, category: TicketCategory, orderId: string | null, orderNumber: string | null, version: number, state: TicketState, acknowledgedAt: string | null, duty: TicketDuty | null, dueAt: string | null, clock: TicketClock | null, messages: Array<{ id: string, kind: TicketMessageKind, message: string, authorName: string | null, createdAt: string, mailedAt: string | null }> } };

export type AskAboutOrderMutationVariables = Exact<{
  input: OrderQuestionInput;
}>;


export type AskAboutOrderMutation = { askAboutOrder: { ticketNumber: string } };

export type Ticket_ViewFragment = { ticketNumber: string, subject: string, state: TicketState, resolutionDueAt: string | null, canWrite: boolean, messages: Array<{ id: string, isAnswer: boolean, message: string, createdAt: string }> };

export type TicketPageQueryVariables = Exact<{
  token: string;
}>;


export type TicketPageQuery = { ticketByLink: { ticketNumber: string, subject: string, state: TicketState, resolutionDueAt: string | null, canWrite: boolean, messages: Array<{ id: string, isAnswer: boolean, message: string, createdAt: string }> } };

export type AnswerTicketByLinkMutationVariables = Exact<{
  token: string;
  message: string;
}>;


export type AnswerTicketByLinkMutation = { answerTicketByLink: { ticketNumber: string, subject: string, state: TicketState, resolutionDueAt: string | null, canWrite: boolean, messages: Array<{ id: string, isAnswer: boolean, message: string, createdAt: string }> } };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: { endpoints: Array<{ id: string, url: string, description: string, events: Array<WebhookEvent>, version: number, pausedAt: string | null, earlierKeyExpiresAt: string | null, waitingCount: number, isFailing: boolean }>, eventTypes: Array<{ type: WebhookEvent, text: string }> } };

export type Webhooks_ListsFragment = { endpoints: Array<{ id: string, url: string, description: string, events: Array<WebhookEvent>, version: number, pausedAt: string | null, earlierKeyExpiresAt: string | null, waitingCount: number, isFailing: boolean }>, eventTypes: Array<{ type: WebhookEvent, text: string }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string;
  status?: WebhookDeliveryStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, messageId: string, type: WebhookEvent, body: string, status: WebhookDeliveryStatus, attempts: number, createdAt: string, lastAttemptAt: string | null, nextAttemptAt: string | null, responseStatus: number | null, problem: string | null } }> } };

export type WebhookDelivery_RowFragment = { id: string, messageId: string, type: WebhookEvent, body: string, status: WebhookDeliveryStatus, attempts: number, createdAt: string, lastAttemptAt: string | null, nextAttemptAt: string | null, responseStatus: number | null, problem: string | null };

export type AddWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type AddWebhookMutation = { addWebhook: { signingKey: string, webhooks: { endpoints: Array<{ id: string, url: string, description: string, events: Array<WebhookEvent>, version: number, pausedAt: string | null, earlierKeyExpiresAt: string | null, waitingCount: number, isFailing: boolean }>, eventTypes: Array<{ type: WebhookEvent, text: string }> } } };

export type UpdateWebhookMutationVariables = Exact<{
  endpointId: string;
  version: number;
  input: WebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { endpoints: Array<{ id: string, url: string, description: string, events: Array<WebhookEvent>, version: number, pausedAt: string | null, earlierKeyExpiresAt: string | null, waitingCount: number, isFailing: boolean }>, eventTypes: Array<{ type: WebhookEvent, text: string }> } };

export type PauseWebhookMutationVariables = Exact<{
  endpointId: string;
  isPaused: boolean;
}>;


export type PauseWebhookMutation = { pauseWebhook: { endpoints: Array<{ id: string, url: string, description: string, events: Array<WebhookEvent>, version: number, pausedAt: string | null, earlierKeyExpiresAt: string | null, waitingCount: number, isFailing: boolean }>, eventTypes: Array<{ type: WebhookEvent, text: string }> } };

export type RotateWebhookKeyMutationVariables = Exact<{
  endpointId: string;
  version: number;
}>;


export type RotateWebhookKeyMutation = { rotateWebhookKey: { signingKey: string, webhooks: { endpoints: Array<{ id: string, url: string, description: string, events: Array<WebhookEvent>, version: number, pausedAt: string | null, earlierKeyExpiresAt: string | null, waitingCount: number, isFailing: boolean }>, eventTypes: Array<{ type: WebhookEvent, text: string }> } } };

export type DeleteWebhookMutationVariables = Exact<{
  endpointId: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { endpoints: Array<{ id: string, url: string, description: string, events: Array<WebhookEvent>, version: number, pausedAt: string | null, earlierKeyExpiresAt: string | null, waitingCount: number, isFailing: boolean }>, eventTypes: Array<{ type: WebhookEvent, text: string }> } };

export type PingWebhookMutationVariables = Exact<{
  endpointId: string;
}>;


export type PingWebhookMutation = { pingWebhook: { id: string, messageId: string, type: WebhookEvent, body: string, status: WebhookDeliveryStatus, attempts: number, createdAt: string, lastAttemptAt: string | null, nextAttemptAt: string | null, responseStatus: number | null, problem: string | null } };

export type ResendWebhookMutationVariables = Exact<{
  deliveryId: string;
}>;


export type ResendWebhookMutation = { resendWebhook: { id: string, messageId: string, type: WebhookEvent, body: string, status: WebhookDeliveryStatus, attempts: number, createdAt: string, lastAttemptAt: string | null, nextAttemptAt: string | null, responseStatus: number | null, problem: string | null } };

export type WishlistCard_ProductFragment = { id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> };

export type WishlistedQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistedQuery = { wishlist: { totalCount: number, productIds: Array<string> } };

export type ToggleWishlistMutationVariables = Exact<{
  productId: string;
  wanted: boolean;
}>;


export type ToggleWishlistMutation = { toggleWishlist: { inWishlist: boolean, product: { id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> } } };

export type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutPageQuery = { block: { edges: Array<{ node: { id: string, pictures: Array<{ view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> }, loom: { edges: Array<{ node: { id: string, pictures: Array<{ view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> }, needle: { edges: Array<{ node: { id: string, pictures: Array<{ view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> } };

export type CraftCloth_ProductsFragment = { edges: Array<{ node: { id: string, pictures: Array<{ view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> };

export type AdminDashboardPageQueryVariables = Exact<{
  seesOrders: boolean;
  seesMoney: boolean;
  seesProducts: boolean;
  seesCustomers: boolean;
}>;


export type AdminDashboardPageQuery = { dashboard: { countedAt: string | null } & { orderCount?: number, statusCounts?: Array<{ status: OrderStatus, count: number }> } & { revenue?: number, netRevenue?: number } & { inventory?: number, lowStock?: { count: number, isMore: boolean, products: Array<{ productId: string, title: string, stock: number }> }, outOfStock?: { count: number, isMore: boolean } }, customers?: { edges: Array<{ cursor: string, node: { email: string, accountId: string, name: string, orderCount: number, lastOrderAt: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AdminMessagesPageQueryVariables = Exact<{
  filter?: ContactMessageFilter | null | undefined;
  sort?: MessageSort;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminMessagesPageQuery = { contactMessages: { totalCount: number, openCount: number, unreadCount: number, lateCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, ticketNumber: string, name: string, email: string, subject: string, message: string, createdAt: string, readAt: string | null, handledAt: string | null, category: TicketCategory, orderId: string | null, orderNumber: string | null, version: number, state: TicketState, acknowledgedAt: string | null, duty: TicketDuty | null, dueAt: string | null, clock: TicketClock | null, messages: Array<{ id: string, kind: TicketMessageKind, message: string, authorName: string | null, createdAt: string, mailedAt: string | null }> } }> } };

export type SizeChartProductQueryVariables = Exact<{
  id: string;
}>;


export type SizeChartProductQuery = { product: { id: string, title: string, sizeChart: { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> } | null } };

export type AdminPaymentsPageQueryVariables = Exact<{
  paymentStatuses?: Array<PaymentStatus> | PaymentStatus | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type AdminPaymentsPageQuery = { orders: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ cursor: string, node: { id: string, orderNumber: string, createdAt: string, finalAmount: number, creditedAmount: number, paidAt: string | null, collectedCash: { amount: number, rounding: number } | null, shippingAddress: { fullName: string, email: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, refunds: Array<{ id: string, reason: RefundReason, refundedAt: string | null, createdAt: string }>, payouts: Array<{ id: string, state: PayoutState, paidAt: string | null, createdAt: string }> } }> } };

export type CartPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CartPageQuery = { cart: { id: string, totalQuantity: number, subtotal: number, discount: number, shippingEstimate: number, total: number, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isListed: boolean, product: { id: string, slug: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> }, me: { id: string, welcomeCode: { code: string, percent: number, usedAt: string | null } | null } | null, settings: { freeShippingAbove: number, cartShippingFee: number } };

export type CheckoutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutPageQuery = { lastPaymentMethod: PaymentMethod | null, me: { id: string, name: string, email: string, mobile: string | null, address: string | null, cashBlockReason: CashBlockReason | null, addresses: Array<{ id: string, label: string | null, fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, isDefault: boolean, isComplete: boolean, version: number }>, welcomeCode: { code: string, percent: number, usedAt: string | null } | null } | null, earlierAddresses: Array<{ fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string }>, settings: { states: Array<string>, country: string, paymentMethods: Array<PaymentMethod>, freeShippingAbove: number, cartShippingFee: number }, cart: { id: string, totalQuantity: number, subtotal: number, discount: number, shippingEstimate: number, total: number, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ id: string, quantity: number, size: string | null, color: string | null, price: number, priceWhenAdded: number, lineTotal: number, available: number, isListed: boolean, product: { id: string, slug: string, title: string, availableSizes: Array<string>, availableColors: Array<string>, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } }> } };

export type DashboardPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardPageQuery = { myOrders: { totalCount: number, nodes: Array<{ id: string, orderNumber: string, orderStatus: OrderStatus, packedAt: string | null, estimatedDeliveryAt: string | null, promisedFrom: string | null, promisedTo: string | null, parcels: Array<{ id: string, estimatedDelivery: string | null }>, lines: Array<{ id: string, title: string, color: string | null, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }> }> }, myReturns: { totalCount: number }, me: { id: string, email: string, isEmailVerified: boolean, recoveryEmail: string, welcomeCode: { code: string, percent: number, usedAt: string | null } | null } | null };

export type RecentActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentActivityQuery = { recentActivity: Array<{ id: string, kind: ActivityKind, happenedAt: string, orderNumber: string | null, orderStatus: OrderStatus | null, productId: string | null, productTitle: string | null, rating: number | null, returnId: string | null, returnNumber: string | null, returnStep: ReturnStepKind | null, amount: number | null }> };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { home: { sections: Array<{ key: string, part: HomePart | null, hero: { title: string, text: string, linkText: string, link: string, garmentColor: string, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, garment: { id: string, slug: string, title: string, price: number } | null } | null, collectionCards: { title: string, cards: Array<{ title: string, text: string, link: string, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null, cover: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null } | null }> } | null, productRow: { title: string, text: string, source: RowSource, linkText: string, link: string, products: Array<{ id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }> } | null, pictureText: { title: string, text: string, linkText: string, link: string, isPictureLast: boolean, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } } | null, banner: { title: string, text: string, linkText: string, link: string, color: ContentColor, picture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null } | null, reviews: { title: string, reviews: Array<{ id: string, authorName: string, rating: number, comment: string, photos: Array<{ id: string, thumbnailUrl: string }>, product: { id: string, slug: string, title: string } }> } | null }> } };

export type HomeCollectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeCollectionsQuery = { collections: { edges: Array<{ node: { id: string, slug: string, title: string, picture: { id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null } }> } };

export type ProductPageQueryVariables = Exact<{
  id: string;
}>;


export type ProductPageQuery = { product: { mrp: number | null, originalPrice: number, priceEndsAt: string | null, discountLabel: string, averageRating: number | null, isNew: boolean, description: string, seoTitle: string | null, id: string, slug: string, title: string, price: number, category: Category, stock: number, availableSizes: Array<string>, availableColors: Array<string>, materials: Array<string>, reviewCount: number, kind: GarmentKind, manufacturer: string, importer: string | null, countryOfOrigin: string, netQuantity: string, genericName: string | null, consumerCare: string, fitCounts: Array<{ fit: ReviewFit, count: number }>, sizeChart: { unit: LengthUnit, note: string, measures: Array<{ name: string, how: string }>, rows: Array<{ size: string, values: Array<number> }> } | null, stockUnits: Array<{ id: string, size: string | null, color: string | null, stock: number }>, pictures: Array<{ color: string | null, view: PictureView, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }>, video: { url: string, seconds: number, bytes: number, addedAt: string, poster: { baseUrl: string, widths: Array<number>, width: number, height: number } | null } | null } };

export type SimilarProductsQueryVariables = Exact<{
  id: string;
}>;


export type SimilarProductsQuery = { product: { id: string, similar: Array<{ id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }> } };

export type ProfileEditPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileEditPageQuery = { me: { mobile: string | null, id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean, address: string | null, isEmailVerified: boolean, recoveryEmail: string, addresses: Array<{ id: string, label: string | null, fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, isDefault: boolean, isComplete: boolean, version: number }> } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { user: { mobile: string | null, id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean, address: string | null, isEmailVerified: boolean, recoveryEmail: string, addresses: Array<{ id: string, label: string | null, fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, isDefault: boolean, isComplete: boolean, version: number }> } } };

export type ProfileForm_UserFragment = { mobile: string | null, id: string, name: string, email: string, role: Role, profilePic: string | null, mustAddSecondFactor: boolean, hasPassword: boolean, address: string | null, isEmailVerified: boolean, recoveryEmail: string, addresses: Array<{ id: string, label: string | null, fullName: string, email: string, phone: string, address: string, city: string, state: string, zipCode: string, isDefault: boolean, isComplete: boolean, version: number }> };

export type SearchPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: ProductFilter;
  sort?: ProductSort | null | undefined;
}>;


export type SearchPageQuery = { products: { totalCount: number, edges: Array<{ node: { id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }, matchingPicture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null } | null }>, nearby: { corrections: Array<string>, words: Array<string>, kinds: Array<GarmentKind>, newest: Array<{ id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }> } | null, facets: { origins: Array<string>, categories: Array<{ category: Category, count: number }>, kinds: Array<{ kind: GarmentKind, count: number }>, sizes: Array<{ size: string, count: number }>, colors: Array<{ color: ColorFamily, count: number }>, fabrics: Array<{ fabric: Fabric, count: number }> }, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CollectionPageQueryVariables = Exact<{
  slug: string;
}>;


export type CollectionPageQuery = { collection: { id: string, slug: string, title: string, text: string, picture: { id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null } | null };

export type CollectionHead_CollectionFragment = { id: string, slug: string, title: string, text: string, picture: { id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string } | null };

export type ShopPage_ProductsFragment = { totalCount: number, facets: { origins: Array<string>, categories: Array<{ category: Category, count: number }>, kinds: Array<{ kind: GarmentKind, count: number }>, sizes: Array<{ size: string, count: number }>, colors: Array<{ color: ColorFamily, count: number }>, fabrics: Array<{ fabric: Fabric, count: number }> }, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type ShopPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort: ProductSort;
}>;


export type ShopPageQuery = { products: { totalCount: number, edges: Array<{ node: { id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }, matchingPicture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null } | null }>, facets: { origins: Array<string>, categories: Array<{ category: Category, count: number }>, kinds: Array<{ kind: GarmentKind, count: number }>, sizes: Array<{ size: string, count: number }>, colors: Array<{ color: ColorFamily, count: number }>, fabrics: Array<{ fabric: Fabric, count: number }> }, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ShopListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort: ProductSort;
}>;


export type ShopListQuery = { products: { totalCount: number, edges: Array<{ node: { description: string, id: string, slug: string, title: string, price: number, category: Category, stock: number, availableSizes: Array<string>, availableColors: Array<string>, mrp: number | null, originalPrice: number, discountLabel: string, isNew: boolean, averageRating: number | null, reviewCount: number, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> }, matchingPicture: { baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null } | null }>, facets: { origins: Array<string>, categories: Array<{ category: Category, count: number }>, kinds: Array<{ kind: GarmentKind, count: number }>, sizes: Array<{ size: string, count: number }>, colors: Array<{ color: ColorFamily, count: number }>, fabrics: Array<{ fabric: Fabric, count: number }> }, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StopAlertsPageQueryVariables = Exact<{
  token: string;
}>;


export type StopAlertsPageQuery = { awaitedPiecesByLink: Array<{ id: string, title: string, size: string | null, color: string | null }> };

export type StopAlertsByLinkMutationVariables = Exact<{
  token: string;
}>;


export type StopAlertsByLinkMutation = { cancelRestockAlertsByLink: { cancelledCount: number } };

export type SuccessPageQueryVariables = Exact<{
  orderNumber: string;
}>;


export type SuccessPageQuery = { orderByNumber: { packedAt: string | null, discount: number, id: string, orderNumber: string, orderStatus: OrderStatus, finalAmount: number, paymentExpiresAt: string | null, promisedFrom: string | null, promisedTo: string | null, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ id: string, title: string, quantity: number, size: string | null, color: string | null, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, shippingAddress: { fullName: string, address: string, city: string, state: string, zipCode: string, email: string, phone: string }, paymentDetails: { method: PaymentMethod, transactionId: string | null, paymentStatus: PaymentStatus }, statusHistory: Array<{ id: string, toStatus: OrderStatus, changedBy: OrderStatusAuthor, isPaymentRefused: boolean }> } };

export type PlacedPieces_OrderFragment = { packedAt: string | null, discount: number, promotions: Array<{ title: string, code: string | null, discount: number, shipping: number }>, lines: Array<{ id: string, title: string, quantity: number, size: string | null, color: string | null, product: { id: string, pictures: Array<{ color: string | null, id: string, baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, alt: string }> } | null }>, shippingAddress: { fullName: string, address: string, city: string, state: string, zipCode: string } };

export type WishlistPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type WishlistPageQuery = { wishlist: { totalCount: number, goneCount: number, productIds: Array<string>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ priceWhenAdded: number | null, node: { id: string, slug: string, title: string, price: number, mrp: number | null, originalPrice: number, discountLabel: string, category: Category, isNew: boolean, stock: number, averageRating: number | null, reviewCount: number, availableColors: Array<string>, availableSizes: Array<string>, coverPictures: Array<{ baseUrl: string, widths: Array<number>, width: number, height: number, focus: Array<number> | null, color: string | null }> } }> } };

export type ShopDetails_SettingsFragment = { name: string, tagline: string, description: string, blurb: string, mark: string, wordmark: string, freeShippingAbove: number, cartShippingFee: number, checkoutShippingFee: number, hasSmsCodes: boolean, welcomeDiscountPercent: number, returnDays: number, newWithinDays: number, lowStockUpTo: number, states: Array<string>, country: string, seller: string, sellerName: string, sellerAddress: string, supportLine: string, grievanceOfficer: { name: string, designation: string, phone: string, email: string }, contact: { founder: string, phone: string, whatsApp: string, email: string, address: Array<string>, hours: string, instagram: string, facebook: string, youTube: string } };

export * from "./operations/cart-count.ts";
export * from "./operations/menu-collections.ts";
export * from "./operations/site-content.ts";
export * from "./operations/send-confirmation.ts";
export * from "./operations/confirm-email.ts";
export * from "./operations/login-number.ts";
export * from "./operations/send-number-code.ts";
export * from "./operations/confirm-login-number.ts";
export * from "./operations/remove-login-number.ts";
export * from "./operations/send-login-code.ts";
export * from "./operations/login-by-code.ts";
export * from "./operations/send-sms-code.ts";
export * from "./operations/login-by-sms.ts";
export * from "./operations/start-passkey-login.ts";
export * from "./operations/finish-login.ts";
export * from "./operations/login.ts";
export * from "./operations/forgot-password.ts";
export * from "./operations/reset-password.ts";
export * from "./operations/send-otp.ts";
export * from "./operations/verify-otp.ts";
export * from "./operations/second-factor.ts";
export * from "./operations/start-confirmation.ts";
export * from "./operations/mailed-code-address.ts";
export * from "./operations/prove-mailed-code.ts";
export * from "./operations/start-authenticator-app.ts";
export * from "./operations/confirm-authenticator-app.ts";
export * from "./operations/remove-authenticator-app.ts";
export * from "./operations/start-passkey.ts";
export * from "./operations/add-passkey.ts";
export * from "./operations/rename-passkey.ts";
export * from "./operations/remove-passkey.ts";
export * from "./operations/make-recovery-codes.ts";
export * from "./operations/reset-second-factor.ts";
export * from "./operations/logout.ts";
export * from "./operations/me.ts";
export * from "./operations/renew-session.ts";
export * from "./operations/confirm-session.ts";
export * from "./operations/account-settings.ts";
export * from "./operations/my-consents.ts";
export * from "./operations/withdraw-consent.ts";
export * from "./operations/notification-settings.ts";
export * from "./operations/update-notifications.ts";
export * from "./operations/export-my-data.ts";
export * from "./operations/delete-account.ts";
export * from "./operations/security-settings.ts";
export * from "./operations/end-session.ts";
export * from "./operations/end-other-sessions.ts";
export * from "./operations/update-password.ts";
export * from "./operations/email-exists.ts";
export * from "./operations/send-verification.ts";
export * from "./operations/verify-email.ts";
export * from "./operations/sign-up.ts";
export * from "./operations/staff-access.ts";
export * from "./operations/admin-notifications.ts";
export * from "./operations/set-admin-notification.ts";
export * from "./operations/api-keys.ts";
export * from "./operations/add-api-key.ts";
export * from "./operations/end-api-key.ts";
export * from "./operations/audit-history.ts";
export * from "./operations/audit-authors.ts";
export * from "./operations/gst-return.ts";
export * from "./operations/gst-file-link.ts";
export * from "./operations/book-comparison.ts";
export * from "./operations/book-differences.ts";
export * from "./operations/product-batch.ts";
export * from "./operations/product-batch-rows.ts";
export * from "./operations/product-batches.ts";
export * from "./operations/product-export-link.ts";
export * from "./operations/check-bulk-change.ts";
export * from "./operations/start-import.ts";
export * from "./operations/upload-import-part.ts";
export * from "./operations/upload-import-picture.ts";
export * from "./operations/check-import.ts";
export * from "./operations/check-undo.ts";
export * from "./operations/apply-product-batch.ts";
export * from "./operations/products-to-edit.ts";
export * from "./operations/check-grid-edits.ts";
export * from "./operations/add-to-cart.ts";
export * from "./operations/cart-variants.ts";
export * from "./operations/update-cart-line.ts";
export * from "./operations/remove-cart-line.ts";
export * from "./operations/restore-cart-line.ts";
export * from "./operations/clear-cart.ts";
export * from "./operations/recent-products.ts";
export * from "./operations/variant-dialog.ts";
export * from "./operations/add-address.ts";
export * from "./operations/update-address.ts";
export * from "./operations/delete-address.ts";
export * from "./operations/set-default-address.ts";
export * from "./operations/find-products.ts";
export * from "./operations/customer-order-quote.ts";
export * from "./operations/place-order-for-customer.ts";
export * from "./operations/customer-by-phone.ts";
export * from "./operations/checkout-quote.ts";
export * from "./operations/place-order.ts";
export * from "./operations/update-order-address.ts";
export * from "./operations/delivery-states.ts";
export * from "./operations/placed-order.ts";
export * from "./operations/admin-collections.ts";
export * from "./operations/collection-editor.ts";
export * from "./operations/collection-preview.ts";
export * from "./operations/save-collection.ts";
export * from "./operations/set-collection-hidden.ts";
export * from "./operations/order-collections.ts";
export * from "./operations/delete-collection.ts";
export * from "./operations/admin-contents.ts";
export * from "./operations/content-editor.ts";
export * from "./operations/content-preview-link.ts";
export * from "./operations/save-content-draft.ts";
export * from "./operations/publish-content.ts";
export * from "./operations/republish-content.ts";
export * from "./operations/cancel-scheduled-content.ts";
export * from "./operations/withdraw-content.ts";
export * from "./operations/discard-content-draft.ts";
export * from "./operations/add-content-picture.ts";
export * from "./operations/content-preview.ts";
export * from "./operations/past-text-page.ts";
export * from "./operations/text-page.ts";
export * from "./operations/admin-customer.ts";
export * from "./operations/admin-customer-tags.ts";
export * from "./operations/admin-customer-consents.ts";
export * from "./operations/admin-customer-orders.ts";
export * from "./operations/admin-customer-returns.ts";
export * from "./operations/admin-customer-reviews.ts";
export * from "./operations/admin-customer-messages.ts";
export * from "./operations/admin-customer-notes.ts";
export * from "./operations/add-customer-note.ts";
export * from "./operations/delete-customer-note.ts";
export * from "./operations/set-customer-tags.ts";
export * from "./operations/set-customer-cash-block.ts";
export * from "./operations/admin-sales.ts";
export * from "./operations/admin-customers.ts";
export * from "./operations/admin-today.ts";
export * from "./operations/legal-warnings.ts";
export * from "./operations/open-tasks.ts";
export * from "./operations/delivery-plan.ts";
export * from "./operations/punctuality.ts";
export * from "./operations/update-delivery-plan.ts";
export * from "./operations/delivery-range.ts";
export * from "./operations/export-orders.ts";
export * from "./operations/export-customers.ts";
export * from "./operations/export-sales.ts";
export * from "./operations/mark-cash-collected.ts";
export * from "./operations/current-cash.ts";
export * from "./operations/order-disputes.ts";
export * from "./operations/admin-order-list.ts";
export * from "./operations/refund-options.ts";
export * from "./operations/refund-quote.ts";
export * from "./operations/cancel-pieces.ts";
export * from "./operations/refund-order.ts";
export * from "./operations/invoices-to-print.ts";
export * from "./operations/credit-note-to-print.ts";
export * from "./operations/mail-invoice.ts";
export * from "./operations/mail-credit-note.ts";
export * from "./operations/admin-order-page.ts";
export * from "./operations/update-order-notes.ts";
export * from "./operations/update-order-line.ts";
export * from "./operations/cancel-order.ts";
export * from "./operations/my-orders.ts";
export * from "./operations/my-order-counts.ts";
export * from "./operations/orders-version.ts";
export * from "./operations/request-invoice.ts";
export * from "./operations/update-order-status.ts";
export * from "./operations/current-order.ts";
export * from "./operations/current-delivery.ts";
export * from "./operations/admin-delivery-page.ts";
export * from "./operations/couriers.ts";
export * from "./operations/packing-sheet-file.ts";
export * from "./operations/variant-by-code.ts";
export * from "./operations/recent-deliveries.ts";
export * from "./operations/deliver-orders.ts";
export * from "./operations/undo-delivered.ts";
export * from "./operations/ship-whole-order.ts";
export * from "./operations/pack-orders.ts";
export * from "./operations/unpack-order.ts";
export * from "./operations/ship-parcel.ts";
export * from "./operations/update-parcel.ts";
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
export * from "./operations/chosen-products.ts";
export * from "./operations/similar-product-ids.ts";
export * from "./operations/set-similar-products.ts";
export * from "./operations/collections-to-choose.ts";
export * from "./operations/find-products-to-choose.ts";
export * from "./operations/variant-codes.ts";
export * from "./operations/update-variant-codes.ts";
export * from "./operations/product-editor.ts";
export * from "./operations/hsn-codes.ts";
export * from "./operations/add-product.ts";
export * from "./operations/update-product.ts";
export * from "./operations/product-history.ts";
export * from "./operations/revert-change.ts";
export * from "./operations/admin-product-list.ts";
export * from "./operations/admin-product-ids.ts";
export * from "./operations/admin-product-keys.ts";
export * from "./operations/archive-product.ts";
export * from "./operations/duplicate-product.ts";
export * from "./operations/product-pictures.ts";
export * from "./operations/add-product-picture.ts";
export * from "./operations/add-product-video.ts";
export * from "./operations/update-video-poster.ts";
export * from "./operations/remove-product-video.ts";
export * from "./operations/add-product-picture-by-url.ts";
export * from "./operations/update-product-picture.ts";
export * from "./operations/order-product-pictures.ts";
export * from "./operations/remove-product-picture.ts";
export * from "./operations/size-charts-to-choose.ts";
export * from "./operations/stock-movements.ts";
export * from "./operations/waiting-shoppers.ts";
export * from "./operations/update-stock.ts";
export * from "./operations/track-stock.ts";
export * from "./operations/restock-alerts.ts";
export * from "./operations/request-restock-alert.ts";
export * from "./operations/cancel-restock-alert.ts";
export * from "./operations/admin-promotions.ts";
export * from "./operations/promotion-editor.ts";
export * from "./operations/promotion-preview.ts";
export * from "./operations/promotion-codes-link.ts";
export * from "./operations/save-promotion.ts";
export * from "./operations/set-promotion-paused.ts";
export * from "./operations/end-promotion.ts";
export * from "./operations/delete-promotion.ts";
export * from "./operations/add-promotion-codes.ts";
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
export * from "./operations/request-return-for-customer.ts";
export * from "./operations/withdraw-return.ts";
export * from "./operations/add-return-photo.ts";
export * from "./operations/admin-reviews.ts";
export * from "./operations/answer-review.ts";
export * from "./operations/mark-reviews-read.ts";
export * from "./operations/hidden-reviews.ts";
export * from "./operations/hide-review.ts";
export * from "./operations/newest-reviews.ts";
export * from "./operations/product-reviews.ts";
export * from "./operations/add-review-photo.ts";
export * from "./operations/remove-review-photo.ts";
export * from "./operations/hide-review-photo.ts";
export * from "./operations/write-review.ts";
export * from "./operations/search-suggestions.ts";
export * from "./operations/setting-groups.ts";
export * from "./operations/setting-versions.ts";
export * from "./operations/send-test-mail.ts";
export * from "./operations/update-settings.ts";
export * from "./operations/staff.ts";
export * from "./operations/invite-staff.ts";
export * from "./operations/resend-staff-invitation.ts";
export * from "./operations/cancel-staff-invitation.ts";
export * from "./operations/update-staff-role.ts";
export * from "./operations/end-staff-access.ts";
export * from "./operations/open-staff-invitation.ts";
export * from "./operations/accept-staff-invitation.ts";
export * from "./operations/send-message.ts";
export * from "./operations/mark-message-read.ts";
export * from "./operations/set-message-handled.ts";
export * from "./operations/set-message-category.ts";
export * from "./operations/answer-message.ts";
export * from "./operations/add-message-note.ts";
export * from "./operations/ask-about-order.ts";
export * from "./operations/ticket-page.ts";
export * from "./operations/answer-ticket-by-link.ts";
export * from "./operations/webhooks.ts";
export * from "./operations/webhook-deliveries.ts";
export * from "./operations/add-webhook.ts";
export * from "./operations/update-webhook.ts";
export * from "./operations/pause-webhook.ts";
export * from "./operations/rotate-webhook-key.ts";
export * from "./operations/delete-webhook.ts";
export * from "./operations/ping-webhook.ts";
export * from "./operations/resend-webhook.ts";
export * from "./operations/wishlisted.ts";
export * from "./operations/toggle-wishlist.ts";
export * from "./operations/about-page.ts";
export * from "./operations/admin-dashboard-page.ts";
export * from "./operations/admin-messages-page.ts";
export * from "./operations/size-chart-product.ts";
export * from "./operations/admin-payments-page.ts";
export * from "./operations/cart-page.ts";
export * from "./operations/checkout-page.ts";
export * from "./operations/dashboard-page.ts";
export * from "./operations/recent-activity.ts";
export * from "./operations/home-page.ts";
export * from "./operations/home-collections.ts";
export * from "./operations/product-page.ts";
export * from "./operations/similar-products.ts";
export * from "./operations/profile-edit-page.ts";
export * from "./operations/update-profile.ts";
export * from "./operations/search-page.ts";
export * from "./operations/collection-page.ts";
export * from "./operations/shop-page.ts";
export * from "./operations/shop-list.ts";
export * from "./operations/stop-alerts-page.ts";
export * from "./operations/stop-alerts-by-link.ts";
export * from "./operations/success-page.ts";
export * from "./operations/wishlist-page.ts";