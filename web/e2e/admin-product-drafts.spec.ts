import {
  addTestProduct,
  changeTestProduct,
  closeEditor,
  editor,
  openEditor,
  save,
  saved,
} from "./support/admin-product.ts";
import { adminAccount, demoAdmin } from "./support/shopper.ts";
import { signIn, submitSignIn } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";

test("a draft that survived a reload asks about what another admin has changed since", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin);
  await openEditor(page, product.id);
  await editor(page).getByLabel("Title").fill("Typed before the reload");
  await editor(page).getByLabel("Stock").fill("12");
  await changeTestProduct(admin, product, { title: "Saved meanwhile", countedStock: 8 });
  await page.reload();
  await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
  await expect(page.getByText("The count of 12 pieces is not restored")).toBeVisible();
  await expect(editor(page).getByLabel("Title")).toHaveValue("Saved meanwhile");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(editor(page).getByLabel("Title")).toHaveValue("Typed before the reload");
  await expect(editor(page).getByLabel("Stock")).toHaveValue("8");
  await save(page);
  const titles = page.getByRole("group", { name: "Title" });
  await expect(titles).toContainText("Saved meanwhile");
  await titles.getByRole("radio", { name: "Keep mine" }).check();
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(editor(page).getByLabel("Title")).toHaveValue("Typed before the reload");
  await expect(page.getByText(/^You have unsaved changes/)).toHaveCount(0);
});

test("leaving the editor asks only while there are unsaved changes", async ({ page }) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin);
  await openEditor(page, product.id);
  await editor(page).getByLabel("Title").fill("Not to be saved");
  await closeEditor(page);
  await expect(page.getByText("Your unsaved changes are kept in this browser.")).toBeVisible();
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(page).toHaveURL(`/admin/manage-products?edit=${product.id}`);
  await page.getByRole("button", { name: "Discard" }).click();
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(editor(page).getByLabel("Title")).toHaveValue(product.title);
  await expect(page.getByText(/^You have unsaved changes/)).toHaveCount(0);
  expect(questions).toEqual([]);
  await editor(page).getByLabel("Title").fill("Half typed");
  await page.reload();
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  await page.getByRole("button", { name: "Restore" }).click();
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(editor(page).getByLabel("Title")).toHaveValue("Half typed");
  expect(questions).toEqual(["beforeunload"]);
});

test("nothing typed is lost when the session ends during an edit", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await page.goto("/login");
  const setup = await page.context().newPage();
  const product = await addTestProduct(await demoAdmin(setup));
  await setup.close();
  await signIn(page, adminAccount.email, adminAccount.password);
  await expect(page).toHaveURL("/admin/dashboard");
  await openEditor(page, product.id);
  await editor(page).getByLabel("Title").fill("Typed before the end");
  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  await page.request.post("/graphql", {
    data: { query: "mutation { logout { hasEndedSession } }" },
    headers: { authorization: `Bearer ${token}` },
  });
  await save(page);
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your login has ended. Please log in again.")).toBeVisible();
  await submitSignIn(page, adminAccount.email, adminAccount.password);
  await expect(page).toHaveURL(`/admin/manage-products?edit=${product.id}`);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(editor(page).getByLabel("Title")).toHaveValue("Typed before the end");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(editor(page).getByRole("heading", { name: "Typed before the end" })).toBeVisible();
});

test("what is typed while a draft is offered is stored with the draft", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await demoAdmin(page);
  await page.goto("/admin/add-product");
  await page.getByLabel("Title").fill("First draft");
  await page.getByLabel("Price in rupees").fill("1499");
  await page.getByLabel("Available sizes").fill("S, M");
  await page.getByText("Enter SKUs and barcodes").click();
  await page.getByLabel("SKU of M").fill("SKIRT-M");
  await page.getByLabel("Barcode of M").fill("4006381333931");
  await page.reload();
  await expect(page.getByText("Title, Price, Available sizes and SKUs and barcodes")).toBeVisible();
  for (const materials of ["Silk", "Linen"]) {
    await page.reload();
    await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
    await page.getByLabel("Materials").fill(materials);
    await expect(page.getByText("What you have typed since stays.")).toBeVisible();
  }
  await page.getByRole("button", { name: "Restore" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("First draft");
  await expect(page.getByLabel("Price in rupees")).toHaveValue("1499");
  await expect(page.getByLabel("Materials")).toHaveValue("Linen");
  await expect(page.getByLabel("SKU of M")).toHaveValue("SKIRT-M");
  await expect(page.getByLabel("Barcode of M")).toHaveValue("4006381333931");
  const isWider = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isWider)).toBe(false);
});
