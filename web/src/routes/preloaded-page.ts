import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { TypedQuery } from "../graphql/typed-query.ts";
import type { PictureFile } from "../ui/picture.tsx";

/** The address under which somebody comes in. */
export type PageUrl = { pathname: string; parameters: URLSearchParams };

/** What came back; nothing for a question that failed. */
export type ReadResult = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => Data | undefined;

/** What stands above a page besides its script. */
export type PageHead = {
  /** The page's own title; none at home. */
  title?: string;
  description?: string | undefined;
  /** The picture that is looked at first, and how wide it is drawn: the browser asks for it at once. */
  picture?: { file: PictureFile; sizes: string } | undefined;
  /** A page that others send to friends: its picture stands beside the link. */
  isShared?: boolean;
};

/** What a page asks when it is the first one that somebody opens, and what follows for the HTML that brings it. */
export type PreloadedPage = {
  /** Only what is the same for everybody: the answers stand in the page, whoever opens it. */
  queries: readonly TypedQuery[];
  head: (read: ReadResult) => PageHead;
};

/** One page's part of the table: its first questions when the visit is to this page. */
export type PagePreload = (visit: PageUrl) => PreloadedPage | undefined;
