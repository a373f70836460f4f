import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { instantOf } from "../features/content/page-instant.ts";
import { TextPageQuery } from "../features/content/text-page-query.tsx";
import { TextPageView } from "../features/content/text-page.tsx";
import type { TextPage_PageFragment } from "../graphql/generated.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { NotFoundPage } from "./not-found.page.tsx";

/** Rarely opened: the terms of an order. */
const PastTextPage = lazyPart(() => import("../features/content/past-text-page.tsx"), "PastTextPage");

const Titled = ({ page }: { page: TextPage_PageFragment }) => {
  usePageTitle(page.name);
  return <TextPageView page={page} />;
};

/** An address that a page can have. */
const slugPattern = /^(?=.{1,60}$)[a-z\d]+(?:-[a-z\d]+)*$/;

/** A page of text that the shopkeeper has added. */
export const TextPage = () => {
  const { slug = "" } = useParams();
  const at = instantOf(useSearchParams()[0]);
  if (!slugPattern.test(slug)) return <NotFoundPage />;
  if (at !== null)
    return (
      <Suspense>
        <PastTextPage key={slug} slug={slug} at={at} notFound={<NotFoundPage />} />
      </Suspense>
    );
  return (
    <TextPageQuery key={slug} slug={slug} notFound={<NotFoundPage />}>
      {(page) => <Titled page={page} />}
    </TextPageQuery>
  );
};
