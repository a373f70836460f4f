import { BrowserStorage } from "../features/content/privacy/browser-storage.tsx";
import { StoredDataList } from "../features/content/privacy/stored-data-list.tsx";
import { loginNumberData, storedData } from "../features/content/privacy/stored-data.ts";
import { TextPageQuery } from "../features/content/text-page-query.tsx";
import { TextPageView } from "../features/content/text-page.tsx";
import type { TextPage_PageFragment } from "../graphql/generated.ts";
import { shop } from "../shop.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { NotFoundPage } from "./not-found.page.tsx";

const StoredData = () => (
  <StoredDataList entries={shop().hasSmsCodes ? [...storedData, loginNumberData] : storedData} />
);

const parts = {
  "stored-data": <StoredData />,
  "browser-storage": <BrowserStorage />,
};

/** The text of the page with the parts that it names; also for its preview. */
export const PrivacyText = ({ page }: { page: TextPage_PageFragment }) => (
  <TextPageView page={page} parts={parts} />
);

/** The privacy policy: which data the shop stores, why, for how long, and the shopper's rights. */
export const PrivacyPage = () => {
  usePageTitle("Privacy Policy");
  return (
    <TextPageQuery slug="privacy" notFound={<NotFoundPage />}>
      {(page) => <PrivacyText page={page} />}
    </TextPageQuery>
  );
};
