/** How to reach the shop: for the footer, the contact page and messages. */
export const contactDetails = {
  founder: "Meher Gill",
  email: "care@saanjh.example",
  phone: { label: "+91 172 555 0148", href: "tel:+911725550148" },
  whatsApp: { label: "+91 98155 50148", href: "https://wa.me/919815550148" },
  instagram: { label: "@saanjh.studio", href: "https://www.instagram.com/saanjh.studio" },
  address: ["Saanjh Studio", "SCO 148, Sector 17-C", "Chandigarh 160017", "India"],
} as const;
