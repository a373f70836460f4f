import { Crafts } from "../features/content/about/crafts.tsx";
import { NameMeaning } from "../features/content/about/name-meaning.tsx";
import { Portrait } from "../features/content/about/portrait.tsx";
import { TextPageQuery } from "../features/content/text-page-query.tsx";
import { TextPageView } from "../features/content/text-page.tsx";
import { useAboutPageQuery, type TextPage_PageFragment } from "../graphql/generated.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { NotFoundPage } from "./not-found.page.tsx";

/** The text of the page with the parts that it names; also for its preview. */
export const AboutText = ({ page }: { page: TextPage_PageFragment }) => {
  const { data } = useAboutPageQuery();
  const parts = {
    crafts: <Crafts productsByCraft={data} />,
    "name-meaning": <NameMeaning />,
    portrait: <Portrait products={data?.loom} />,
  };
  return <TextPageView page={page} parts={parts} />;
};

/** The story of the brand, its mission and its values (specification, section 2). */
export const AboutPage = () => {
  usePageTitle("About");
  return (
    <TextPageQuery slug="about" notFound={<NotFoundPage />}>
      {(page) => <AboutText page={page} />}
    </TextPageQuery>
  );
};
