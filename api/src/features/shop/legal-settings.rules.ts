import { choice, emailAddress, line, phone } from "./setting.rules.ts";

/** What the cart shows as shipping. */
const cartShippings = ["estimate", "checkout fee"] as const;

/** Which products have an original price. */
const originalPrices = ["all products", "products with an MRP"] as const;

/** What happens to inactive accounts. */
export const inactiveAccounts = ["deleted after 3 years", "kept"] as const;

/** The service line of the specification, section 2. */
export const specifiedSupportLine = "24/7 support";

/** The settings that the law asks for, or that give a text of the specification a lawful form (decision 59). */
export const legalSettings = {
  grievanceOfficer: {
    title: "Grievance officer",
    description:
      "The person who answers complaints. A shop in India must name one; the page of that name shows it.",
    settings: {
      name: line(
        { label: "Name", hint: "Of a person, not of a department.", env: "GRIEVANCE_OFFICER_NAME" },
        { initial: "Harleen Sandhu", maxLength: 100 },
      ),
      designation: line(
        { label: "Designation", hint: "The position in your shop.", env: "GRIEVANCE_OFFICER_DESIGNATION" },
        { initial: "Grievance Officer", maxLength: 100 },
      ),
      phone: phone(
        { label: "Phone", hint: "With its area code.", env: "GRIEVANCE_OFFICER_PHONE" },
        "+91 172 555 0149",
        { isOptional: false },
      ),
      email: emailAddress(
        { label: "Email", hint: "Complaints are sent here.", env: "GRIEVANCE_OFFICER_EMAIL" },
        "grievance@saanjh.example",
      ),
    },
  },
  claims: {
    title: "Price and service claims",
    description: "Indian law may not allow these claims of a new shop. Choose a lawful form for each.",
    settings: {
      cartShipping: choice(
        {
          label: "Shipping in the cart",
          hint: "Estimate: the fee of the cart. Checkout fee: what the order pays, so the total does not rise.",
        },
        { initial: "estimate", options: cartShippings },
      ),
      originalPrice: choice(
        {
          label: "Original price",
          hint: "All products: 1.2 times the price where no MRP is set. Otherwise only an MRP is struck through.",
        },
        { initial: "all products", options: originalPrices },
      ),
      supportLine: line(
        {
          label: "Support",
          hint: "On product pages, such as Support Mon to Sat, 10 am to 7 pm. Blank: left out.",
        },
        { initial: specifiedSupportLine, maxLength: 60, isOptional: true },
      ),
    },
  },
  personalData: {
    title: "Personal data",
    description: "What the Digital Personal Data Protection Act asks of a shop.",
    settings: {
      inactiveAccounts: choice(
        {
          label: "Unused accounts",
          hint: "Without a login or an order for 3 years. We e-mail their owners a week before. Orders stay for your books.",
        },
        { initial: "deleted after 3 years", options: inactiveAccounts },
      ),
    },
  },
  productInformation: {
    title: "Product information",
    description: "Shown on product pages where the product itself has no entry.",
    settings: {
      manufacturer: line(
        { label: "Manufacturer or packer", hint: "Name and address. Blank: your legal name and address." },
        { initial: "", maxLength: 300, isOptional: true },
      ),
      netQuantity: line(
        { label: "Net quantity", hint: "What is in one pack." },
        { initial: "1 piece", maxLength: 60 },
      ),
      consumerCare: line(
        { label: "Consumer care", hint: "Whom customers write to or call. Blank: your contact." },
        { initial: "", maxLength: 300, isOptional: true },
      ),
    },
  },
} as const;
