import type { Page } from "@playwright/test";

/** Makes the stand-in for Razorpay do something. */
export const control = async (page: Page, path: string, body: object): Promise<{ id: string }> => {
  const response = await page.request.post(`/dev/razorpay/control${path}`, { data: body });
  return (await response.json()) as { id: string };
};

/** Settles what is open, at noon of this day in India: its report has it also if midnight passes before it is fetched. Returns the day. */
export const settleToday = async (page: Page, body: object): Promise<string> => {
  const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const settledAt = Date.parse(`${day}T12:00:00+05:30`) / 1000;
  await control(page, "/settlements", { ...body, settledAt });
  return day;
};
