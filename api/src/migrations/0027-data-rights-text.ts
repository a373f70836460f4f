// The first version of the page about the rights of shoppers. It never changes; the admin publishes others.

export const firstDataRightsPage = {
  slug: "your-data-and-your-rights",
  page: {
    name: "Your data and your rights",
    heading: "Your data and your rights",
    lead: "What you can ask of us under the Digital Personal Data Protection Act 2023, and how.",
    aside: `- Withdraw a consent in one step.
- Download or delete your data.
- Complain if we do not answer.`,
    body: `## Who is responsible

{seller}, {sellerAddress}. The [Privacy Policy](/privacy) says what we store and why. Next to each form you can read what that form sends, and why.

## Withdraw a consent

Under [Privacy](/user/dashboard/settings/privacy) in your settings you see what you have agreed to and since when, and can withdraw it in one step. Each e-mail that you can turn off has a link that does so, without a login. A withdrawal does not affect what was lawful before it.

## See, correct and erase your data

- **See** Download all your data as a file under [Privacy](/user/dashboard/settings/privacy).
- **Correct** Change your [profile](/user/dashboard/profile-edit) and your addresses yourself.
- **Erase** Delete your account in the same place. Orders and invoices stay as long as tax law asks, without your e-mail address and phone number once they are done.

Without an account, or if something does not work, write to us by the [contact form](/contact). We answer within one month.

## Name a nominee

You may name a person who uses these rights for you if you die or can no longer do so. Write to the grievance officer below from the e-mail address of your account, with the name of that person and how to reach them.

## Accounts that nobody uses

If you neither log in, order nor write to us for three years, we tell you by e-mail, and delete your account a week later. A login before that keeps it.

## Age

Accounts are for people of 18 or older. If you believe that a child has opened one, please tell us, and we erase it.

## If you want to complain

Write first to our grievance officer: {officer}, {officerEmail}, {officerPhone}. If you do not agree with the answer, or get none, you may complain to the Data Protection Board of India: [dpb.gov.in](https://www.dpb.gov.in).

## If something happens to your data

If your data falls into the wrong hands, we tell you without delay by e-mail: what happened, what it may mean for you, what we do and what you can do. We also tell the Data Protection Board.`,
    description:
      "Your rights over your personal data: withdraw, download, correct, erase, name a nominee, complain.",
    footerPosition: 70,
  },
};
